import { inscriptionRenvoi, inscriptionVerification } from '#contract/inscription/inscription.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countAttempt } from '#server/kit/limits/throttle.ts'
import { resendInscription } from './submitInscription.ts'
import { crowdedNetwork } from '#testing/crowdedNetwork.ts'
import { databases } from '#testing/databases.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { DIGITS, IBAN, inscriptionApp, NEW_PASSWORD } from '#testing/apps/inscriptionApp.ts'

const HOUR = 3_600_000

describe.each(databases)('what a creation refuses on %s', (database) => {
  let creation: Awaited<ReturnType<typeof inscriptionApp>>
  beforeEach(async () => {
    creation = await inscriptionApp(database)
  })
  afterEach(() => creation.portal.close())

  it('refuses a link after 24 hours, or of another kind', async () => {
    const { portal, open, create } = creation
    const token = await create(DIGITS)
    portal.wait(24 * HOUR + 1)
    expect((await open(token)).statusCode).toBe(444)
    expect((await open('AAAA')).statusCode).toBe(444)
    expect((await open('abc-!')).statusCode).toBe(400)
  })

  it('refuses a link whose number is another person’s by the time it is opened', async () => {
    const { portal, open, create } = creation
    const token = await create(DIGITS)
    const { db } = portal.services
    await db.updateTable('compte').set({ prenom: 'Léa', date_naissance: '1990-01-02' }).execute()
    expect((await open(token)).statusCode).toBe(444)
    expect(await db.selectFrom('compte').select('etat').execute()).toEqual([{ etat: 'REGISTRE' }])
  })

  it('does not show the register’s IBAN to who gets the name or the birth wrong', async () => {
    const { started, verify } = creation
    const end = (await started()).ibanCacheFin.slice(-3)
    expect(IBAN.endsWith(end)).toBe(true)
    for (const mistake of [{ prenom: 'Nadine' }, { dateNaissance: '1988-06-12' }]) {
      const { ibanCacheFin, inscriptionId } = await started(mistake)
      expect(ibanCacheFin.endsWith(end)).toBe(false)
      expect((await verify(inscriptionId)).statusCode).toBe(444)
    }
  })

  it('stops after five wrong answers, even the right one, for a day', async () => {
    const { portal, started, verify } = creation
    const { inscriptionId } = await started()
    const answers = []
    for (let round = 0; round < 5; round += 1) answers.push(await verify(inscriptionId, '1234'))
    expect(answers.map((answer) => answer.json<{ erreurCode: string }>().erreurCode)).toEqual([
      ...Array.from({ length: 3 }, () => 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_KO'),
      // Told before the last.
      'SRE_ESPACEAGENT_IBAN_CONFIRMATION_DERNIER',
      'SRE_ESPACEAGENT_IBAN_CONFIRMATION_BLOQUE',
    ])
    expect((await verify(inscriptionId)).statusCode).toBe(444)
    portal.wait(24 * HOUR + 1)
    expect((await verify((await started()).inscriptionId)).statusCode).toBe(200)
  })

  it('counts anew once the answer was right, for who begins again', async () => {
    const { started, verify } = creation
    for (let round = 0; round < 2; round += 1) {
      const { inscriptionId } = await started()
      for (let wrong = 0; wrong < 4; wrong += 1)
        expect((await verify(inscriptionId, '1234')).statusCode).toBe(444)
      expect((await verify(inscriptionId)).statusCode).toBe(200)
    }
  })

  it('counts the tries of a claim that is wrong apart: a stranger who knows a number uses up nobody’s', async () => {
    const { started, verify } = creation
    const stranger = (await started({ prenom: 'Nadine' })).inscriptionId
    for (let round = 0; round < 5; round += 1) await verify(stranger, '1234')
    expect((await verify(stranger, '1234')).json()).toEqual({
      erreurCode: 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_BLOQUE',
    })
    // The same claim spelt otherwise has no new tries; the right one has all of its own.
    const again = (await started({ prenom: 'NADINE' })).inscriptionId
    expect((await verify(again, '1234')).json()).toEqual({
      erreurCode: 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_BLOQUE',
    })
    expect((await verify((await started()).inscriptionId)).statusCode).toBe(200)
  })

  it('slows the tries of one network too, whoever they are about, and does not shut it', async () => {
    const { portal, started, verify } = creation
    const { inscriptionId } = await started()
    const { db, clock } = portal.services
    await countAttempt(db, 'iban:127.0.0.1', clock().getTime(), HOUR)
    await db.updateTable('tentative').set({ nombre: 300 }).execute()
    expect((await verify(inscriptionId)).statusCode).toBe(200)
  })

  it('looks at no answer of one network too of which too many wait already', async () => {
    const { portal, started } = creation
    const { inscriptionId } = await started()
    const payload = { inscriptionId, ibanSaisi: '0000' }
    const { method, path: url } = inscriptionVerification
    const verify = (remoteAddress: string) => portal.app.inject({ method, url, payload, remoteAddress })
    expect((await verify(await crowdedNetwork(portal, 'iban', 'secret'))).statusCode).toBe(503)
    expect((await verify('192.0.2.1')).statusCode).toBe(444)
  })

  it('sends the mail again after a minute, not before', async () => {
    const { portal, started, submit } = creation
    const { inscriptionId } = await started()
    await submit(inscriptionId)
    const again = () => send(portal, inscriptionRenvoi, { body: { inscriptionId } })
    expect((await again()).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_INSCRIPTION_RENVOI_TROP_TOT' })
    portal.wait(60_000)
    expect((await again()).json()).toEqual({ attenteRenvoi: 60 })
    expect(await mailsOf(portal)).toHaveLength(2)
  })

  it('is sent again once, however many ask at the same moment', async () => {
    const { portal, started, submit } = creation
    const { inscriptionId } = await started()
    await submit(inscriptionId)
    portal.wait(60_000)
    const first = vi.fn(() => resendInscription(portal.services, inscriptionId))
    const db = portal.services.db.withPlugin({
      transformQuery: ({ node }) => node,
      // The first is sent once the second has seen that it may be.
      transformResult: async ({ result }) => {
        if (first.mock.calls.length === 0) await first()
        return result
      },
    })
    const second = resendInscription({ ...portal.services, db }, inscriptionId)
    await expect(second).rejects.toMatchObject({ failure: 'renvoiTropTot' })
    expect(await first.mock.results[0]?.value).toBe(60)
    expect(await mailsOf(portal)).toHaveLength(2)
  })

  it('refuses what the rules refuse, names the fields, and writes nothing', async () => {
    const { portal, begin, started, submit } = creation
    const refused = await begin({ nir: '288064410907774', dateNaissance: '2027-01-01', prenom: '' })
    expect(refused.statusCode).toBe(444)
    expect(refused.json<{ champs: string[] }>().champs.toSorted()).toEqual(['dateNaissance', 'nir', 'prenom'])
    const { inscriptionId } = await started()
    const faults = [
      [{ motDePasse: 'Bonjour-2026', motDePasseConfirmation: 'Bonjour-2026!' }, 'motDePasseConfirmation'],
      [{ motDePasse: 'Motdepasse2026!', motDePasseConfirmation: 'Motdepasse2026!' }, 'motDePasse'],
      [{ motDePasse: 'Nadia-Nuages-31!', motDePasseConfirmation: 'Nadia-Nuages-31!' }, 'motDePasse'],
      [{ courrielPrincipalConfirmation: 'autre@example.org' }, 'courrielPrincipal'],
      [{ conditionsAcceptees: false }, 'conditionsAcceptees'],
      [
        { courrielSecondaire: 'NADIA@example.org', courrielSecondaireConfirmation: 'NADIA@example.org' },
        'courrielSecondaire',
      ],
    ] as const
    for (const [changes, field] of faults) {
      const answer = await submit(inscriptionId, changes)
      expect(answer.statusCode).toBe(444)
      expect(answer.json<{ champs: string[] }>().champs).toContain(field)
    }
    expect(await mailsOf(portal)).toEqual([])
  })

  it('keeps no password and no IBAN in what it sends', async () => {
    const { portal, create } = creation
    const token = await create(DIGITS)
    const stored = JSON.stringify([
      await mailsOf(portal),
      await portal.services.db.selectFrom('jeton').selectAll().execute(),
      await portal.services.db.selectFrom('inscription').selectAll().execute(),
    ])
    expect(stored).not.toContain(NEW_PASSWORD)
    expect(stored).not.toContain(IBAN)
    const tokens = await portal.services.db.selectFrom('jeton').selectAll().execute()
    expect(JSON.stringify(tokens)).not.toContain(token)
  })
})
