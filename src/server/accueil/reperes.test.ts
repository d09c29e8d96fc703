import { type Reperes, reperes } from '#contract/accueil/reperes.ts'
import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { brouillons } from '#contract/kit/brouillon.ts'
import type { SuccessOf } from '#contract/kit/call.ts'
import { simulateur } from '#contract/simulation/simulateur.ts'
import { camille } from '#demo/personas/camille/camille.ts'
import { alain, lucie } from '#demo/personas/agents.ts'
import { jeanne } from '#demo/personas/jeanne.ts'
import { seedPersona } from '#demo/seedDemo.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(databases)('figures of the dashboard on %s', (database) => {
  let portal: TestApp

  beforeAll(async () => {
    portal = await testApp(database)
    for (const persona of [camille, alain, lucie, jeanne])
      await seedPersona(portal.services, persona, '2026-11-20')
  }, 60_000)
  afterAll(() => portal.close())

  const read = async (nir: string) =>
    (await send(portal, reperes, {}, { cookie: await portal.signIn(nir) })).json<Reperes>()

  it('tell the earliest departure and its amount, with what it leaves out', async () => {
    const { depart } = await read(alain.nir)
    expect(depart?.numeroDemande).toBeUndefined()
    expect(depart?.date).toMatch(/^20\d\d-\d\d-01$/)
    expect(depart?.dateOuverture).toBe('2026-09-01')
    expect(depart?.pensionBruteMensuelle).toBeGreaterThan(0)
    expect(depart?.nonComptes.length).toBeGreaterThan(0)
    expect(depart?.suppositions.length).toBeGreaterThan(0)
  })

  it('tell the departure that was asked for while the request is under way, and its amount', async () => {
    const { depart } = await read(camille.nir)
    expect(depart).toMatchObject({ numeroDemande: 'DR-2026-1042-7751', date: '2027-11-01' })
    expect(depart?.pensionBruteMensuelle).toBeGreaterThan(0)
    const change = portal.services.db.updateTable('dossier').where('numero', '=', 'DR-2026-1042-7751')
    await change.set({ etat: 'annulee' }).execute()
    const { depart: earliest } = await read(camille.nir)
    expect(earliest?.numeroDemande).toBeUndefined()
    expect((earliest?.date ?? '') > '2027-11-01').toBe(true)
    await change.set({ etat: 'recue' }).execute()
  })

  it('give the simulator and the account the departure asked for, else the one chosen in a draft that is to come', async () => {
    const cookie = await portal.signIn(camille.nir)
    const prevu = async () => {
      const [simule, compte] = await Promise.all([
        send(portal, simulateur, {}, { cookie }),
        send(portal, compteindividuelretraite, {}, { cookie }),
      ])
      const { departPrevu } = simule.json<SuccessOf<typeof simulateur>>()
      // The account says the same.
      expect(compte.json<SuccessOf<typeof compteindividuelretraite>>().departPrevu).toEqual(departPrevu)
      return departPrevu
    }
    expect(await prevu()).toEqual({
      dateDepart: '2027-11-01',
      motif: 2,
      numeroDemande: 'DR-2026-1042-7751',
    })
    const change = portal.services.db.updateTable('dossier').where('numero', '=', 'DR-2026-1042-7751')
    await change.set({ etat: 'annulee' }).execute()
    const keep = async (version: number, depart: object) => {
      await send(
        portal,
        brouillons.demandedepartretraite.enregistrer,
        { body: { version, contenu: { depart } } },
        { cookie },
      )
      return prevu()
    }
    const { brouillon } = (await send(portal, brouillons.demandedepartretraite.lire, {}, { cookie })).json()
    const first: number = brouillon?.version ?? 0
    expect(await keep(first, { dateDepart: '2034-03-01', codeMotifDepart: '3' })).toEqual({
      dateDepart: '2034-03-01',
      motif: 3,
    })
    expect(await keep(first + 1, { dateDepart: '2020-03-01', codeMotifDepart: '1' })).toBeUndefined()
    await change.set({ etat: 'recue' }).execute()
  })

  it('tell the last net, its difference and its twelve months, in order', async () => {
    const { net } = await read(camille.nir)
    expect(net?.rubrique).toBe('remunerationpaie')
    expect(net?.mois).toHaveLength(12)
    const months = net?.mois.map(({ periode }) => periode) ?? []
    expect(months).toEqual(months.toSorted())
    expect(months.at(-1)).toBe(net?.periode)
    expect(net?.mois.at(-1)?.net).toBe(net?.net)
    expect((net?.net ?? 0) - (net?.mois.at(-2)?.net ?? 0)).toBe(net?.avant?.ecart)
    expect(net?.avant?.periode).toBe(months.at(-2))
    expect(net?.avant?.cause === undefined).toBe(net?.avant?.ecart === 0)
  })

  it('tell the latest slip that changed the net when the last did not: a pension rises in January', async () => {
    const { net } = await read(jeanne.nir)
    expect(net?.avant?.ecart).toBe(0)
    const netOf = (wanted: string) => net?.mois.find(({ periode }) => periode === wanted)?.net ?? 0
    expect(net?.changement).toMatchObject({
      periode: '2026-01',
      avant: { periode: '2025-12', ecart: netOf('2026-01') - netOf('2025-12') },
    })
    expect(net?.changement?.avant.ecart).toBeGreaterThan(0)
    expect(net?.changement?.documentUuid).not.toBe(net?.documentUuid)
    expect((await read(camille.nir)).net?.changement).toBeUndefined()
  })

  it('tell no departure to whom the simulator does not serve', async () => {
    const { depart, net } = await read(lucie.nir)
    expect(depart).toBeUndefined()
    expect(net?.mois.length).toBeGreaterThan(1)
  })

  it('tell nothing of the register to who is not confirmed', async () => {
    await portal.services.db
      .updateTable('compte')
      .set({ etat: 'AFFIRME' })
      .where('identifiant', '=', lucie.nir)
      .execute()
    expect(await read(lucie.nir)).toEqual({})
  })
})
