import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  annulerchangementiban,
  modifiermotdepasseoublie,
  motdepasseoublie,
  validerinscription,
  validermodificationmail,
  validermotdepasseoublie,
} from '#contract/connexion/identite.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { CAMILLE, profilApp } from '#testing/apps/profilApp.ts'
import { lastToken, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, solvedCaptcha } from '#testing/testApp.ts'

const IBAN = { iban1: 'FR14 2004 1010 0505', iban2: '0001 3M02 606', motDePasseAncien: PASSWORD }
const NEW_PASSWORD = 'Bonjour-2026!Lyon'

describe.each(databases)('the link of one use, tried for every other, on %s', (database) => {
  let person: Awaited<ReturnType<typeof profilApp>>
  let links: { readonly iban: string; readonly mail: string; readonly motdepasse: string }
  beforeAll(async () => {
    person = await profilApp(database)
    const { portal, cookie } = person
    await send(portal, profilIban, { body: IBAN }, { cookie })
    await person.setMail('nouvelle@example.org')
    const pair = { identifiant: CAMILLE, courrielPrincipal: 'camille@example.org' }
    await send(portal, motdepasseoublie, { body: { ...pair, ...(await solvedCaptcha(portal)) } })
    links = {
      iban: await lastToken(portal, 'annulationIban'),
      mail: await lastToken(portal, 'validationMail'),
      motdepasse: await lastToken(portal, 'validationMotDePasseOublie'),
    }
  })
  afterAll(() => person.portal.close())

  const uses = {
    inscription: (validationInscription: string) =>
      send(person.portal, validerinscription, { body: { validationInscription } }),
    regard: (validationMotDePasseOublie: string) =>
      send(person.portal, validermotdepasseoublie, { body: { validationMotDePasseOublie } }),
    iban: (annulationIban: string) =>
      send(person.portal, annulerchangementiban, { body: { annulationIban } }),
    mail: (validationMail: string) =>
      send(person.portal, validermodificationmail, { body: { validationMail } }),
    motdepasse: (validationMotDePasseOublie: string) =>
      send(person.portal, modifiermotdepasseoublie, {
        body: { validationMotDePasseOublie, motDePasse: NEW_PASSWORD },
      }),
  }

  it('opens nothing, and still serves its own use after', async () => {
    const opened: string[] = []
    for (const [kind, link] of Object.entries(links))
      for (const [use, open] of Object.entries(uses)) {
        const isOwn = use === kind || (kind === 'motdepasse' && use === 'regard')
        if (!isOwn && (await open(link)).statusCode !== 444) opened.push(`${kind} ${use}`)
      }
    expect(opened).toEqual([])
    // An address that moves withdraws the link of a password: that one is looked at first.
    expect((await uses.regard(links.motdepasse)).statusCode).toBe(200)
    for (const kind of ['iban', 'mail'] as const)
      expect([kind, (await uses[kind](links[kind])).statusCode]).toEqual([kind, 200])
  })
})
