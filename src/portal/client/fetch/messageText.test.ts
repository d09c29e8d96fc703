import { expect, test, vi } from 'vitest'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { messageText } from './messageText.ts'

const key = messageKey('DAC_BLOCAGE')

test('the text that the server publishes wins', () => {
  expect(messageText(key, { [key]: 'Attendez.' })).toBe('Attendez.')
})

test('without one, the default text is shown', () => {
  expect(messageText(key, {})).toBe(defaultMessages[key])
  expect(messageText('ERREUR_TECHNIQUE')).toBe(defaultMessages.ERREUR_TECHNIQUE)
})

test('a sentence of the server stands for itself', () => {
  expect(messageText('Votre espace est fermé le dimanche.')).toBe('Votre espace est fermé le dimanche.')
})

test('a key that nobody knows is never shown to people', () => {
  expect(messageText('SRE_ESPACEAGENT_INVENTEE')).toBe(defaultMessages[messageKey('ERREUR_INCONNUE')])
})

test('what other pages than the sign-in page say comes with the application', async () => {
  // Whatever another test had it learn: the modules of these tests are loaded once for all of them.
  vi.resetModules()
  const fresh = await import('./messageText.ts')
  const elsewhere = messageKey('DEMANDE_SITUATION_FAMILIALE')
  expect(fresh.messageText(elsewhere)).toBe(defaultMessages[messageKey('ERREUR_INCONNUE')])
  fresh.learnMessages(defaultMessages)
  expect(fresh.messageText(elsewhere)).toBe(defaultMessages[elsewhere])
})
