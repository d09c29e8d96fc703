import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suivis } from '#contract/demande/suivi.ts'
import { seedDossiers } from '#demo/retraite/seedDossiers.ts'
import type { EtatDossier } from '#rules/demande/etats.ts'
import { advance } from '#server/admin/retraite/dossiers.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const [LUC, HELENE] = ['165045935006297', '265095935006131']

describe.each(databases)('the cancellation of a request on %s', (database) => {
  let portal: TestApp
  const ids: Record<string, string> = {}
  const said: string[] = []
  const output = { say: (line: string) => void said.push(line) } as Parameters<typeof advance>[2]

  const read = async (nir: string, numero: string) =>
    (
      await send(portal, suivis.depart.lire, { query: { numero } }, { cookie: await portal.signIn(nir) })
    ).json().suivi
  const cancelByCommand = (numero: string, auteur: string | undefined) =>
    advance(portal.services, { numero, etat: 'annulee', motif: 'Doublon', auteur }, output)
  const lastNews = async () => {
    const [last] = await evenementsOf(portal.services.db, ids[LUC] ?? '')
    return [last?.libelle1, last?.statut]
  }
  const seed = (numero: string, etat: EtatDossier = 'recue', motif?: string) =>
    seedDossiers(
      portal.services.db,
      ids[LUC] ?? '',
      [{ genre: 'depart', numero, dansMois: 9, passages: [{ etat, ilYAJours: 0, ...(motif && { motif }) }] }],
      '2026-11-20',
      () => undefined,
    )

  beforeAll(async () => {
    portal = await testApp(database)
    for (const nir of [HELENE, LUC]) {
      ids[nir] = await portal.addPerson(nir)
      await changeProfil(portal.services.db, ids[nir], { courriel_principal: `${nir}@example.org` })
    }
  })
  afterAll(() => portal.close())

  it('is by its holder with a reason, before anyone works on it', async () => {
    await seed('DR-1')
    const cookie = await portal.signIn(LUC)
    const { dossierId } = await read(LUC, 'DR-1')
    const cancel = (motif: string, who = cookie) =>
      send(portal, suivis.depart.annuler, { body: { dossierId, motif } }, { cookie: who })
    expect((await cancel(' ')).json().champs).toEqual(['motif'])
    expect((await cancel('Je reste', await portal.signIn(HELENE))).statusCode).toBe(404)
    expect((await cancel('Je reste en poste')).statusCode).toBe(200)
    expect((await cancel('Encore')).json().erreurCode).toContain('DOSSIER_ANNULATION_KO')
    expect((await read(LUC, 'DR-1')).passages.at(-1)).toMatchObject({
      etat: 'annulee',
      motif: 'Je reste en poste',
      annuleePar: 'personne',
    })
    // What they have just done is no news to them.
    expect(await lastNews()).toEqual(['Dossier annulé par vous.', 'EVE_LU'])
    expect((await mailsOf(portal))[0]?.texte).toContain('annulée par vous')
  })

  it.each([
    ['DR-2', undefined, 'service', 'Dossier annulé par le Service des Retraites de l’État.'],
    ['DR-3', 'employeur', 'employeur', 'Dossier annulé par votre employeur.'],
  ])('says who decided it by the command (%s, %s)', async (numero, auteur, annuleePar, phrase) => {
    await seed(numero)
    await expect(cancelByCommand(numero, 'personne')).rejects.toThrow('n’annule pas un dossier')
    await cancelByCommand(numero, auteur)
    expect((await read(LUC, numero)).passages.at(-1)).toMatchObject({ annuleePar })
    expect(await lastNews()).toEqual([phrase, 'EVE_NON_LU'])
    expect(said.at(-1)).toContain(phrase)
  })

  it('names nobody where who did it was not kept', async () => {
    await seed('DR-4', 'annulee', 'Abandon')
    const [passage] = (await read(LUC, 'DR-4')).passages
    expect(passage).toEqual({ etat: 'annulee', date: '2026-11-20', motif: 'Abandon' })
  })
})
