import type { GenreDocument } from '#contract/documents/genres.ts'
import { genreDemande, genreDuSuivi } from '#contract/demande/genres.ts'
import type { Passage, Suivi, SuiviClos } from '#contract/demande/suivi.ts'
import { estAnnulable, estSuiviClos, type GenreDossier } from '#rules/demande/etats.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import { type DossierRow, lastDossier, ownDossier } from '../store.ts'
import { passagesOf } from '../storePassages.ts'
import { isCondemned } from '#server/kit/pieces/antivirus/quarantine.ts'
import { type PieceRow, piecesOfDossier } from '#server/kit/pieces/store.ts'
import { delaisDuGenre } from './delais.ts'
import type { DocumentRow } from '#server/kit/files/documents.ts'
import type { Db } from '#server/kit/database/Store.ts'

type PassageRow = Awaited<ReturnType<typeof passagesOf>>[number]

const shown = ({
  etat,
  date_passage,
  motif,
  usage_piece,
  annulee_par,
  document_uuid,
  libelle1,
}: PassageRow): Passage => ({
  etat,
  date: date_passage,
  ...(motif !== null && { motif }),
  ...(usage_piece !== null && { usage: usage_piece }),
  ...(annulee_par !== null && { annuleePar: annulee_par }),
  ...(document_uuid !== null &&
    libelle1 !== null && { document: { documentUuid: document_uuid, libelle: libelle1 } }),
})

const sentFile = (piece: PieceRow): Suivi['fichiers'][number] => ({
  nom: piece.nom,
  taille: piece.taille,
  date: dayInParis(new Date(piece.cree_le)),
  refuse: isCondemned(piece),
})

/** Dates that the specification names for a kind, each that of the first passage through a state. */
const namedDates = (genre: GenreDossier, passages: readonly Passage[]) =>
  Object.entries(genreDemande(genre).dates).flatMap(([nom, date]) => {
    const passage = passages.find(({ etat }) => etat === date.etat)
    return passage ? [[nom, passage.date] as const] : []
  })

interface Passages {
  readonly passages: readonly Passage[]
  /** The cancellation that closed the follow-up; absent while it is open. */
  readonly fermeture?: Passage | undefined
}

const passagesOfDossier = async (
  { db, clock }: Services,
  { id, genre }: Pick<DossierRow, 'id' | 'genre'>,
): Promise<Passages> => {
  const passages = (await passagesOf(db, id)).map(shown)
  const annulation = passages.find(({ etat }) => etat === 'annulee')
  const clos = estSuiviClos(genre, annulation?.date, dayInParis(clock()))
  return { passages, fermeture: clos ? annulation : undefined }
}

/** The passages of a request; none once its follow-up is closed. */
export const followedPassages = async (
  services: Services,
  dossier: Pick<DossierRow, 'id' | 'genre'>,
): Promise<readonly Passage[] | undefined> => {
  const { passages, fermeture } = await passagesOfDossier(services, dossier)
  return fermeture ? undefined : passages
}

interface Lu {
  readonly suivi?: Suivi
  readonly clos?: SuiviClos
}

/** The request of a kind that a person follows, or the one that they name; what became of it once its follow-up is closed. */
export const readSuivi = async (
  services: Services,
  compteId: string,
  genre: GenreDossier,
  numero?: string,
): Promise<Lu> => {
  const { db } = services
  const dossier = await (numero === undefined
    ? lastDossier(db, compteId, genre)
    : ownDossier(db, compteId, genre, numero))
  if (!dossier) return {}
  const { id: dossierId, numero: lu, etat, date_depart: dateDepart } = dossier
  const { passages, fermeture } = await passagesOfDossier(services, dossier)
  if (fermeture) return { clos: { numero: lu, dateDepart, annulation: fermeture } }
  return {
    suivi: {
      dossierId,
      numero: lu,
      etat,
      dateDepart,
      annulable: estAnnulable(etat),
      passages: [...passages],
      delais: [...(await delaisDuGenre(services, genre))],
      fichiers: (await piecesOfDossier(db, dossierId)).map(sentFile),
      ...Object.fromEntries(namedDates(genre, passages)),
    },
  }
}

/** A document that a follow-up opens and that is filed elsewhere: the title, among the documents of the pension. */
export const documentOfSuivi = async (
  db: Db,
  compteId: string,
  genre: GenreDocument,
  uuid: string,
): Promise<DocumentRow | undefined> => {
  const suivi = genreDuSuivi(genre)
  if (!suivi) return undefined
  return db
    .selectFrom('document')
    .innerJoin('passage', 'passage.document_uuid', 'document.uuid')
    .innerJoin('dossier', 'dossier.id', 'passage.dossier_id')
    .selectAll('document')
    .where('document.uuid', '=', uuid)
    .where('document.compte_id', '=', compteId)
    .where('dossier.compte_id', '=', compteId)
    .where('dossier.genre', '=', suivi)
    .executeTakeFirst()
}
