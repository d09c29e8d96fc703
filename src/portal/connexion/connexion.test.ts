import { afterEach, expect, test, vi } from 'vitest'
import { codesConnexion, type Connexion } from '#contract/connexion/connexion.ts'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import { messageKey } from '#contract/messages.ts'
import { ifKept, verdictOf } from './connexion.ts'

afterEach(() => vi.unstubAllGlobals())

const answered = (body: Connexion) => verdictOf({ status: 200, body })
const refus = (message: string, bloque = false) => ({ kind: 'refus', refus: { message, bloque } })

test('code 60 lets in', () => {
  expect(answered({ code: 60 })).toEqual({ kind: 'accepte' })
})

test('a browser that keeps no mark of a session lets nobody in, and one that does lets in', () => {
  vi.stubGlobal('document', { cookie: '' })
  expect(ifKept(answered({ code: 60 }))).toMatchObject({ kind: 'refus' })
  expect(ifKept(answered({ code: 61 }))).toEqual(answered({ code: 61 }))
  vi.stubGlobal('document', { cookie: `${PRESENCE_COOKIE}=marque` })
  expect(ifKept(answered({ code: 60 }))).toEqual({ kind: 'accepte' })
})

test('code 60 with a new NIR lets in and hands it on', () => {
  expect(answered({ code: 60, nouveauNir: '170129201203343' })).toEqual({
    kind: 'accepte',
    nouveauNir: '170129201203343',
  })
})

test.each([
  [61, messageKey('DAC_ECHEC_IDENTIFICATION'), false],
  [62, messageKey('DAC_ECHEC_IDENTIFICATION_BLOCAGE'), true],
  [63, messageKey('DAC_IDENTIFICATION_ABSENTE'), false],
  [64, messageKey('DAC_BLOCAGE'), true],
  [65, messageKey('DAC_PLUSIEURS_COMPTES'), false],
  [66, messageKey('DAC_SERVICE_INDISPONIBLE'), false],
] as const)('code %i is refused with its own message, whatever the answer says', (code, message, bloque) => {
  expect(answered({ code, message: 'Autre phrase' })).toEqual(refus(message, bloque))
})

test('the try before the last is told as such', () => {
  expect(answered({ code: 61, essaisRestants: 2 })).toEqual(refus(messageKey('DAC_ECHEC_IDENTIFICATION')))
  expect(answered({ code: 61, essaisRestants: 1 })).toEqual(refus(messageKey('DAC_DERNIER_ESSAI')))
})

test.each([62, 64] as const)('code %i carries how long to wait', (code) => {
  expect(answered({ code, attente: 240 })).toMatchObject({ refus: { bloque: true, attente: 240 } })
})

test('code 67 shows the message of the answer, and the identification failure without one', () => {
  expect(answered({ code: 67, message: 'Compte fermé.' })).toEqual(refus('Compte fermé.'))
  expect(answered({ code: 67 })).toEqual(refus(messageKey('DAC_ECHEC_IDENTIFICATION')))
})

test('a code that nobody knows is an identification failure', () => {
  expect(answered({ code: 99 as Connexion['code'] })).toEqual(refus(messageKey('DAC_ECHEC_IDENTIFICATION')))
})

test('every code of the contract but 60 is refused', () => {
  const others = Object.values(codesConnexion).filter((code) => code !== 60)
  expect(others.map((code) => answered({ code }).kind)).toEqual(others.map(() => 'refus'))
})

test('444 with code 76 is a wrong captcha', () => {
  expect(verdictOf({ status: 444, body: { erreurCode: '76' } })).toEqual(
    refus(messageKey('CODE_CAPTCHA_INVALIDE')),
  )
})

test('nobody who copied nothing is told that their code is wrong', () => {
  const verdict = verdictOf({ status: 444, body: { erreurCode: '76' } }, true)
  expect(verdict).toMatchObject({ kind: 'refus', refus: { bloque: false } })
  expect(verdict).not.toEqual(refus(messageKey('CODE_CAPTCHA_INVALIDE')))
  expect(JSON.stringify(verdict)).toContain('La vérification faite par votre appareil ne suffit pas')
})

test('444 with another code shows the message of that code', () => {
  expect(verdictOf({ status: 444, body: { erreurCode: 'SRE_ESPACEAGENT_LECTURE_SEULE' } })).toEqual(
    refus('SRE_ESPACEAGENT_LECTURE_SEULE'),
  )
})

test('no answer from the server is said on the page: the catalogue says nothing of it', () => {
  expect(JSON.stringify(verdictOf({ status: 0 }))).toContain('Vérifiez votre connexion à Internet')
})

test.each([400, 413, 500, 544] as const)('status %i is left to the catalogue', (status) => {
  expect(verdictOf({ status, body: { erreurCode: '' } })).toEqual({ kind: 'catalogue' })
})
