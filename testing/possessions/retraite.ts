import { calendarDate } from '#rules/calendar/dates.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { alain } from '#demo/personas/agents.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { addCorrection } from '#server/carriere/store.ts'
import { addDossier } from '#server/demande/store.ts'
import { addPassage } from '#server/demande/storePassages.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { newId } from '#server/kit/identifiers.ts'
import type { TestApp } from '../testApp.ts'

const TODAY = '2026-11-20'

type Portal = Pick<TestApp, 'services'>

/** A request of which the office asks for a file. */
export const giveDossier = async ({ services: { db } }: Portal, compte_id: string, genre: GenreDossier) => {
  const [id, cle_envoi] = [newId(), newId()]
  const numero = `RET-${id.slice(0, 8)}`
  const asked = { genre, etat: 'piecedemandee', date_depart: '2027-10-01', json: '{}' } as const
  await addDossier(db, { id, compte_id, numero, cle_envoi, cree_le: 1, modifie_le: 1, ...asked })
  await addPassage(db, id, { etat: 'recue', date_passage: TODAY })
  await addPassage(db, id, { etat: 'piecedemandee', date_passage: TODAY, motif: 'Votre arrêté' })
  return { id, numero, cleEnvoi: cle_envoi }
}

/** A correction: sent, or of which the office asks for a file. */
export const giveCorrection = async (
  { services: { db } }: Portal,
  compte_id: string,
  etat: 'transmise' | 'piecedemandee',
) => {
  const [id, cle_envoi] = [newId(), newId()]
  const json = JSON.stringify({
    nature: 'autre',
    ligneId: '',
    objet: 'Une ligne',
    explication: 'Une erreur.',
    valeurs: {},
  })
  await addCorrection(db, {
    id,
    compte_id,
    numero: `CIR-${id.slice(0, 8)}`,
    etat,
    json,
    cle_envoi,
    motif: etat === 'transmise' ? null : 'Votre arrêté',
    cree_le: 1,
    modifie_le: 1,
  })
  return { id, cleEnvoi: cle_envoi }
}

/** Lines of a retirement account that no other one has: `periode-a1b2c3d4-1`. */
export const giveCir = async ({ services: { db } }: Portal, compteId: string) => {
  const own = `periode-${compteId.slice(0, 8)}-`
  const cir = makeCir(alain, TODAY)
  if (!cir) throw new Error('No account to give')
  await putCir(db, compteId, JSON.parse(JSON.stringify(cir).replaceAll('periode-', own)))
  return `${own}1`
}

const hypotheses = hypothesesAu(calendarDate('2033-06-01'))

/** Simulations kept, at the first ranks. */
export const giveSimulations = async ({ services: { db } }: Portal, compteId: string, count: number) => {
  const ids = Array.from({ length: count }, () => newId())
  const json = JSON.stringify(hypotheses)
  for (const [index, id] of ids.entries())
    await db
      .insertInto('scenario')
      .values({ id, compte_id: compteId, rang: index + 1, nom: 'Départ', json, cree_le: 1 })
      .execute()
  return ids
}
