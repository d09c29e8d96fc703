import { expect, it } from 'vitest'
import { keepConfiguration } from './configuration.ts'
import { nouveauMessage } from './nouveauMessage.ts'

const served = (valeur: string) => keepConfiguration([{ cle: 'urlMesap', valeur }])

it('writes in the messaging of the portal, and says what about', () => {
  for (const own of ['/mesap', '']) {
    served(own)
    expect(nouveauMessage()).toBe('/mesap/nouvelle')
    expect(nouveauMessage({ theme: 'pension', reference: 'DR 1&2' })).toBe(
      '/mesap/nouvelle?theme=pension&reference=DR+1%262',
    )
  }
})

it('writes to the service that the administration runs instead, whatever it is about', () => {
  served('https://messagerie.exemple.fr/agents')
  expect(nouveauMessage({ theme: 'pension' })).toBe('https://messagerie.exemple.fr/agents')
})
