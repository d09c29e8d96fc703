import { texteEtat } from '#contract/demande/suiviTextes.ts'
import {
  demandeUnMotif,
  etatsDossier,
  peutPasser,
  type EtatDossier,
  type GenreDossier,
} from '#rules/demande/etats.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/kit/identifiers.ts'
import { addDossier, dossierByNumero } from '../store.ts'
import { passagesOf } from '../storePassages.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { advanceDossier, type Move, TransitionFault } from './advanceDossier.ts'

const genres = ['depart', 'progressive'] as const

const pairs = genres.flatMap((genre) =>
  etatsDossier.flatMap((from) => etatsDossier.map((to) => [genre, from, to] as const)),
)
const allowed = pairs.filter(([genre, from, to]) => peutPasser(genre, from, to))
const refused = pairs.filter(([genre, from, to]) => !peutPasser(genre, from, to))

describe.each(databases)('every move of a request on %s', (database) => {
  let portal: TestApp
  let compteId: string

  const dossierAt = async (genre: GenreDossier, etat: EtatDossier) => {
    const id = newId()
    const moments = { cree_le: 1, modifie_le: 1 }
    const row = { id, compte_id: compteId, genre, numero: id, etat, json: '{}', cle_envoi: id, ...moments }
    await addDossier(portal.services.db, { ...row, date_depart: '2027-10-01' })
    const dossier = await dossierByNumero(portal.services.db, id)
    if (!dossier) throw new Error('The request was not kept')
    return dossier
  }
  const move = async (genre: GenreDossier, from: EtatDossier, to: EtatDossier) => {
    const dossier = await dossierAt(genre, from)
    const motif = demandeUnMotif(to) ? 'Votre livret de famille' : undefined
    const next: Move = to === 'annulee' ? { etat: to, annuleePar: 'service' } : { etat: to }
    const { db } = portal.services
    await db
      .transaction()
      .execute((inside) => advanceDossier(portal.services, inside, dossier, { ...next, motif }))
    return dossier
  }

  beforeAll(async () => {
    portal = await testApp(database)
    compteId = await portal.addPerson('163115935007107')
    await changeProfil(portal.services.db, compteId, { courriel_principal: 'alain@example.org' })
  })
  afterAll(() => portal.close())

  it.each(allowed)('%s: from %s to %s, told by an event and a mail', async (genre, from, to) => {
    const { db } = portal.services
    const before = (await mailsOf(portal)).length
    const { id, numero } = await move(genre, from, to)
    expect((await dossierByNumero(db, numero))?.etat).toBe(to)
    expect((await passagesOf(db, id)).map(({ etat }) => etat)).toEqual([to])
    const events = await evenementsOf(db, compteId)
    expect(events[0]).toMatchObject({ libelle1: texteEtat(to, 'service'), statut: 'EVE_NON_LU' })
    const mails = await mailsOf(portal)
    expect(mails).toHaveLength(before + 1)
    expect(mails.some(({ texte }) => texte.includes(numero))).toBe(true)
  })

  it('refuses every other, and leaves the request as it was', async () => {
    const before = (await mailsOf(portal)).length
    for (const [genre, from, to] of refused) {
      const attempt = move(genre, from, to)
      await expect(attempt, `${genre} ${from} → ${to}`).rejects.toThrow(TransitionFault)
    }
    expect(await mailsOf(portal)).toHaveLength(before)
  })

  it('moves a request from the state that was read, and from no other', async () => {
    const { db } = portal.services
    const read = await move('depart', 'recue', 'traitement')
    const late = db
      .transaction()
      .execute((inside) => advanceDossier(portal.services, inside, read, { etat: 'traitement' }))
    await expect(late).rejects.toThrow('a changé d’état entre-temps')
    expect(await passagesOf(db, read.id)).toHaveLength(1)
  })
})
