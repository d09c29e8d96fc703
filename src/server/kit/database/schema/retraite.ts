import type { Generated } from 'kysely'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { AuteurAnnulation, EtatDossier, GenreDossier } from '#rules/demande/etats.ts'
import type { EtatCorrection } from '#contract/carriere/corrections.ts'
import type { GenreBrouillon } from '#contract/kit/brouillon.ts'
import type { UsagePiece } from '#contract/kit/piece.ts'
import type { Moment } from './columns.ts'

/** A long form under way, one a person and kind. */
export interface BrouillonTable {
  compte_id: string
  genre: GenreBrouillon
  /** JSON of the form's values. */
  json: string
  /** Grows by one each time that it is kept: an older tab cannot overwrite a newer one. */
  version: number
  modifie_le: Moment
  /** When its author was told that it would be deleted. */
  rappele_le: Moment | null
}

/** An individual retirement account. */
export interface CirTable {
  compte_id: string
  /** JSON of the career. */
  json: string
  mis_a_jour_le: CalendarDate
  /** JSON of what its holder said of each section, once validated. */
  verification: string | null
}

/** A correction asked for. */
export interface CorrectionTable {
  id: string
  compte_id: string
  /** What the person quotes to the office. */
  numero: string
  etat: EtatCorrection
  /** JSON of what is corrected. */
  json: string
  cle_envoi: string
  /** Why it was refused, or what document is asked for. */
  motif: string | null
  cree_le: Moment
  modifie_le: Moment
  /** When the person was told that their account holds it. */
  annoncee_le: Generated<Moment | null>
}

/** A simulation kept by its author: four at most. */
export interface ScenarioTable {
  id: string
  compte_id: string
  /** 1 to 4. */
  rang: number
  nom: string
  /** JSON of the inputs; the figures are always computed again. */
  json: string
  cree_le: Moment
}

/** A request for retirement, once it is sent. */
export interface DossierTable {
  id: string
  compte_id: string
  genre: GenreDossier
  /** What the person quotes to the office. */
  numero: string
  etat: EtatDossier
  date_depart: CalendarDate
  /** JSON of what was asked for. */
  json: string
  cle_envoi: string
  cree_le: Moment
  modifie_le: Moment
}

/** A state that a request has been in. */
export interface PassageTable {
  id: string
  dossier_id: string
  /** From 1: two passages cannot take the same place. */
  rang: number
  etat: EtatDossier
  date_passage: CalendarDate
  motif: string | null
  document_uuid: string | null
  /** What the file that is asked for is for; null for any. */
  usage_piece: UsagePiece | null
  /** Who cancelled the request; null where it is not cancelled, or was before anyone kept it. */
  annulee_par: AuteurAnnulation | null
}

/** What leaves for the management system: a signed record of a request, or one of its files. */
export interface TransmissionTable {
  id: string
  dossier_id: string
  /** Unique in the request: `0001-demande.json`, `pieces/….pdf`. */
  nom: string
  /** The signed record; null for a file. */
  json: string | null
  piece_id: string | null
  cree_le: Moment
  essais: number
  /** Null once it has left, or was given up. */
  prochain_essai: Moment | null
  transmis_le: Moment | null
}

/** Tables of retirement. */
export interface RetraiteTables {
  brouillon: BrouillonTable
  cir: CirTable
  correction: CorrectionTable
  scenario: ScenarioTable
  dossier: DossierTable
  passage: PassageTable
  transmission: TransmissionTable
}
