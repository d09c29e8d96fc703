import { rubriques } from '#contract/documents/rubrique.ts'
import type { ListeDocument } from '#contract/documents/document.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payslipBulletin } from '#demo/documents/bulletins.ts'
import { makePayslip } from '#demo/paie/payslip.ts'
import { teacher } from '#demo/paie/testing/situations.ts'
import { addBulletins } from '../store/bulletins.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { rubriqueApp } from '#testing/apps/rubriqueApp.ts'

const { comparaison } = rubriques.remunerationpaie

describe.each(databases)('the comparison of two payslips on %s', (database) => {
  let app: Awaited<ReturnType<typeof rubriqueApp>>
  const uuids: Record<string, string> = {}
  const compare = (avant: string, apres: string, who: 'camille' | 'ange' = 'camille') =>
    send(
      app.portal,
      comparaison,
      { query: { avant: uuids[avant] ?? '', apres: uuids[apres] ?? '' } },
      { cookie: app.cookies[who] },
    )

  beforeAll(async () => {
    app = await rubriqueApp(database)
    uuids['septembre'] = await app.give('camille', { libelle1: 'Septembre 2026' })
    uuids['octobre'] = await app.give('camille', { libelle1: 'Octobre 2026' })
    uuids['fichier'] = await app.give('camille', { libelle1: 'Août 2026' })
    uuids['ange'] = await app.give('ange')
    uuids['pension'] = await app.give('camille', { genre: 'remunerationpension' })
    const rows = [
      ['septembre', '2026-09'],
      ['octobre', '2026-10'],
      ['ange', '2026-10'],
      ['pension', '2026-10'],
    ] as const
    await addBulletins(
      app.portal.services.db,
      rows.map(([name, periode]) => ({
        document_uuid: uuids[name] ?? '',
        json: JSON.stringify(payslipBulletin(makePayslip(teacher, periode))),
      })),
    )
  })
  afterAll(() => app.portal.close())

  it('gives both as data, in the order asked', async () => {
    const answer = await compare('septembre', 'octobre')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      avant: { documentUuid: uuids['septembre'], libelle: 'Septembre 2026', periode: '2026-09' },
      apres: { documentUuid: uuids['octobre'], libelle: 'Octobre 2026', periode: '2026-10' },
    })
  })

  it('is offered by the list for the slips that have data alone', async () => {
    const answer = await send(
      app.portal,
      rubriques.remunerationpaie.liste,
      { query: { annee: '2026' } },
      { cookie: app.cookies.camille },
    )
    const { donnee } = answer.json<{ donnee: ListeDocument }>()
    const known = donnee.listeDocument.flatMap((one) => (one.enDonnees ? one.libelle1 : []))
    expect(known.toSorted()).toEqual(['Octobre 2026', 'Septembre 2026'])
    expect(donnee.listeDocument).toHaveLength(3)
  })

  it('says that a document without data cannot be compared', async () => {
    const answer = await compare('fichier', 'octobre')
    expect(answer.statusCode).toBe(444)
    expect(answer.json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_COMPARAISON_IMPOSSIBLE' })
  })

  it.each([
    ['septembre', 'ange', 'camille'],
    ['pension', 'octobre', 'camille'],
    ['septembre', 'octobre', 'ange'],
  ] as const)('finds nothing of %s and %s for %s', async (avant, apres, who) =>
    expect((await compare(avant, apres, who)).statusCode).toBe(404),
  )
})
