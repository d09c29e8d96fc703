import type { EtatConversation, ThemeConversation } from '#contract/messagerie/messagerie.ts'
import type { NomRubrique } from '#contract/documents/listes.ts'
import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** A payslip as data. */
export interface BulletinTable {
  document_uuid: string
  /** JSON of a payslip, without the names that its document gives. */
  json: string
}

/** A selection of documents to download as one file. */
export interface ArchiveTable {
  id: string
  compte_id: string
  rubrique: NomRubrique
  /** JSON of what goes in, in order, with the sizes and sums that make each download the same bytes. */
  json: string
  taille: number
  cree_le: Moment
  expire_le: Moment
}

/** A request of the messaging service. */
export interface ConversationTable {
  id: string
  compte_id: string
  objet: string
  /** An answer is not read. */
  non_lue: 0 | 1
  theme: Generated<ThemeConversation>
  etat: Generated<EtatConversation>
  /** Document or retirement request that it is about, in the person's words; empty when none. */
  reference: Generated<string>
  /** Drawn by the form: the same request sent twice is kept once. */
  cle_envoi: string | null
  cree_le: Generated<Moment>
  modifie_le: Generated<Moment>
}

export interface MessageTable {
  id: string
  demande_id: string
  auteur: 'usager' | 'service'
  texte: string
  cle_envoi: string | null
  cree_le: Moment
}

/**
 * What is known of a file that someone sent: not looked at yet, in quarantine; clean, or let go by the office; infected, or
 * refused by the office, and then its bytes are deleted.
 */
export type AnalysePiece = 'non_analyse' | 'sain' | 'liberee' | 'infectee' | 'refusee'

/** A file that someone sent, attached to a message or still to nothing. */
export interface PieceTable {
  id: string
  compte_id: string
  nom: string
  /** Media type read from the content. */
  type: string
  taille: number
  /** SHA-256, in hexadecimal. */
  empreinte: string
  /** Key in the object store. */
  fichier: string
  cree_le: Moment
  message_id: string | null
  correction_id: Generated<string | null>
  dossier_id: Generated<string | null>
  analyse: Generated<AnalysePiece>
  /** Group of files of the request that it proves. */
  groupe: Generated<string | null>
}

/** A document that was withdrawn from a person: the row of a manifest that had brought it brings it no more by itself. */
export interface DocumentRetireTable {
  /** Identifier that an import gives the document, drawn from its account and its reference. */
  uuid: string
  compte_id: string
  retire_le: Moment
}

/** Tables of documents as data, archives, messages and their files. */
export interface DocumentsTables {
  bulletin: BulletinTable
  document_retire: DocumentRetireTable
  archive: ArchiveTable
  demande: ConversationTable
  message: MessageTable
  piece: PieceTable
}
