import { suivis } from '#contract/demande/suivi.ts'
import { EFFECTIF_MINIMUM } from '#rules/demande/delais.ts'
import { seedDossiers } from '#demo/retraite/seedDossiers.ts'
import { changeCompte } from '#server/kit/people/comptes.ts'
import { attachPieces } from '#server/kit/pieces/attachPieces.ts'
import { demandeApp, type DemandeApp } from '#testing/apps/demandeApp.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const HOUR_MS = 3_600_000

describe.each(databases)('the follow-up of Alain on %s', (database) => {
  let portal: DemandeApp

  beforeEach(async () => {
    portal = await demandeApp(database)
  })
  afterEach(() => portal.close())

  const read = async () =>
    (
      await send(
        portal,
        suivis.depart.lire,
        { query: {} },
        { cookie: await portal.signIn('163115935007107') },
      )
    ).json().suivi
  /** Someone's request that went to its end, its first step as long as said; or that was cancelled. */
  const other = async (rank: number, days: number, end: 'paiement' | 'annulee' = 'paiement') => {
    const id = await portal.addPerson(`1${String(rank).padStart(12, '0')}00`)
    const dossier = {
      genre: 'depart',
      numero: `DR-${rank}`,
      dansMois: 1,
      passages: [
        { etat: 'recue', ilYAJours: 200 },
        { etat: 'traitement', ilYAJours: 200 - days },
        ...(end === 'annulee'
          ? [{ etat: 'annulee', ilYAJours: 1 } as const]
          : [
              { etat: 'decompte', ilYAJours: 50 } as const,
              { etat: 'titre', ilYAJours: 20 } as const,
              { etat: 'paiement', ilYAJours: 2 } as const,
            ]),
      ],
    } as const
    await seedDossiers(portal.services.db, id, [dossier], '2026-11-20', () => undefined)
  }

  it('tells the median of each step, of requests that went to their end, once enough of them did', async () => {
    await portal.sendDepart()
    for (const [rank, days] of [4, 6, 8, 50].entries()) await other(rank, days)
    for (let rank = 90; rank < 96; rank += 1) await other(rank, 199, 'annulee')
    expect((await read()).delais).toEqual([])
    await other(50, 7)
    portal.wait(HOUR_MS)
    const { delais } = await read()
    expect(delais[0]).toEqual({ etape: 'recue', medianeJours: 7, effectif: EFFECTIF_MINIMUM })
    expect(delais.map(({ etape }: { etape: string }) => etape)).toEqual([
      'recue',
      'traitement',
      'decompte',
      'titre',
    ])
  })

  it('lists the files that were sent, and says which were refused', async () => {
    const { dossierId } = (await portal.sendDepart()).json<{ dossierId: string }>()
    const { db } = portal.services
    await attachPieces(db, portal.id, [await portal.addPiece()], { dossier_id: dossierId })
    expect((await read()).fichiers).toEqual([
      { nom: 'acte.pdf', taille: 3, date: '1970-01-01', refuse: false },
    ])
    await db.updateTable('piece').set({ analyse: 'infectee' }).execute()
    expect((await read()).fichiers[0].refuse).toBe(true)
  })

  it('gives the calendar to whoever follows, and nothing once there is no request', async () => {
    await changeCompte(portal.services.db, portal.id, { services: '["suividepartretraite"]' })
    const calendar = () => send(portal, suivis.depart.calendrier, {}, { cookie: portal.cookie })
    expect((await calendar()).statusCode).toBe(404)
    const dossier = {
      genre: 'depart',
      numero: 'DR-9',
      dansMois: 9,
      passages: [{ etat: 'recue', ilYAJours: 1 }],
    } as const
    await seedDossiers(portal.services.db, portal.id, [dossier], '2026-11-20', () => undefined)
    expect((await calendar()).body).toContain('DR-9')
  })
})
