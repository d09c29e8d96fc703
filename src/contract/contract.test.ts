import { expect, it } from 'vitest'
import { failureStatusesOf } from './kit/call.ts'
import { calls } from './calls.ts'
import { accueilconnecte, messagesNonLus } from './accueil/evenement.ts'
import { failures, failureStatuses } from './kit/failures.ts'
import { publicContents } from './contenu/contenu.ts'
import { defaultMessages } from './defaultMessages.ts'

it('has each call once', () => {
  const names = calls.map((call) => `${call.method} ${call.path}`)
  expect(new Set(names).size).toBe(names.length)
})

it('puts what needs a session under the private or messaging base, and nothing else', () => {
  for (const call of calls)
    expect([call.path, call.access]).toEqual([
      call.path,
      /^\/(api\/prive|mesap)\//.test(call.path) ? 'connecte' : 'public',
    ])
})

it('derives the failures of a call from its access and service', () => {
  expect(failureStatusesOf(accueilconnecte)).toEqual([400, 401, 500, 503, 511, 544])
  expect(failureStatusesOf(messagesNonLus)).toEqual([400, 401, 403, 500, 503, 511, 544])
})

it('gives every named failure a status of the catalogue, and a message where its code is a message key', () => {
  for (const { status, erreurCode } of Object.values(failures)) {
    expect(failureStatuses).toHaveProperty(String(status))
    if (erreurCode.startsWith('SRE_')) expect(defaultMessages).toHaveProperty(erreurCode)
  }
})

it('quotes the specification’s messages to the letter', () => {
  expect(defaultMessages).toMatchObject({
    ERREUR_TECHNIQUE: 'Erreur technique, merci de vous reconnecter dans quelques minutes svp.',
    SRE_ESPACEAGENT_HABILITATION_KO: 'Désolé, vous ne pouvez pas accéder à cette page.',
    SRE_ESPACEAGENT_SAISIE_CAPTCHA_OBLIGATOIRE: 'Le code captcha est obligatoire.',
  })
})

it('lists each public content once', () => {
  expect(new Set(publicContents).size).toBe(publicContents.length)
})
