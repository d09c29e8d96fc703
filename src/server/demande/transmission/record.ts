import type { DossierRow } from '../store.ts'
import { passagesOf } from '../storePassages.ts'
import type { PieceRow } from '#server/kit/pieces/store.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { isoOf } from '#server/kit/clock.ts'

/** What happens to a request that the management system must know: it is sent, completed, or cancelled by its author. */
export type NatureTransmission = 'demande' | 'complement' | 'annulation'

/** What was asked for, once; then only what is new: the reason of a cancellation. */
const contenuOf = async (db: Db, { id, json }: DossierRow, nature: NatureTransmission): Promise<unknown> => {
  if (nature === 'demande') return JSON.parse(json)
  if (nature === 'complement') return null
  const passage = (await passagesOf(db, id)).findLast(({ etat }) => etat === 'annulee')
  return { motif: passage?.motif ?? null }
}

const described = ({ id, nom, type, taille, empreinte, groupe, analyse }: PieceRow) => ({
  pieceId: id,
  nom,
  type,
  taille,
  sha256: empreinte,
  groupe,
  analyse,
})

/** What happened to a request, and the files that come with it. */
export interface Happened<Piece> {
  readonly dossier: DossierRow
  readonly nature: NatureTransmission
  readonly pieces: readonly Piece[]
}

/** What the management system is told, before it is signed: who asks for what, and with which files. */
export const recordOf = async (db: Db, { dossier, nature, pieces }: Happened<PieceRow>, now: number) => {
  const { identifiant, nom, prenom, date_naissance } = await db
    .selectFrom('compte')
    .select(['identifiant', 'nom', 'prenom', 'date_naissance'])
    .where('id', '=', dossier.compte_id)
    .executeTakeFirstOrThrow()
  return {
    version: 1,
    nature,
    numero: dossier.numero,
    genre: dossier.genre,
    cleEnvoi: dossier.cle_envoi,
    emisLe: isoOf(now),
    identite: { nir: identifiant, nom, prenom, dateNaissance: date_naissance },
    contenu: await contenuOf(db, dossier, nature),
    pieces: pieces.map(described),
  }
}
