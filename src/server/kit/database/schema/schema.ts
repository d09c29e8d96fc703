import type { Generated } from 'kysely'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { GenreDocument } from '#contract/documents/genres.ts'
import type { ActionIhm, StatutLecture } from '#contract/kit/evenements.ts'
import type { AuditTable, AuditTeteTable } from './audit.ts'
import type { DocumentsTables } from './documents.ts'
import type { IdentiteTables, Moyen } from './identite.ts'
import type { RetraiteTables } from './retraite.ts'
import type { Flag, Moment } from './columns.ts'

export interface CompteTable {
  id: string
  /** NIR, by which the person signs in. */
  identifiant: string
  /** argon2id hash; empty when the account has no holder yet (REGISTRE). */
  secret: string
  prenom: string
  nom: string
  date_naissance: CalendarDate
  /**
   * REGISTRE: known to the employers, nobody signs in. AFFIRME: someone says to be this person, and sees nothing of
   * the register. CONFIRME: proved by the IBAN.
   */
  etat: 'REGISTRE' | 'AFFIRME' | 'CONFIRME'
  lecture_seule: Flag
  /** JSON array of granted services. */
  services: string
  acces_modification_cir: Flag
  acces_verification_compte: Flag
  /** An individual retirement account is on file. */
  cir: Flag
  nouveau_nir: string | null
  cree_le: Moment
  nom_naissance: Generated<string>
  /** Who someone not confirmed yet says to be. */
  prenom_declare: Generated<string | null>
  nom_declare: Generated<string | null>
  naissance_declaree: Generated<CalendarDate | null>
  /** Since when nobody enters this account, by a decision of the administration. */
  suspendu_le: Generated<Moment | null>
  /** How many times the administration ended its waits. */
  deblocages: Generated<number>
  /** When a second factor was offered or added for the first time. */
  facteur_propose_le: Generated<Moment | null>
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  empreinte: string
  compte_id: string
  moyen: Moyen
  cree_le: Moment
  vu_le: Moment
  /** Public name of the session, by which its owner closes it. */
  id: Generated<string>
  navigateur: Generated<string>
  /** Identity token of FranceConnect, which its sign-out asks for. */
  jeton_identite: Generated<string | null>
  /** When the person proved again who they are, and how: sensitive acts ask for it. */
  prouve_le: Generated<Moment | null>
  preuve: Generated<'motdepasse' | 'facteur' | null>
}

export interface CaptchaTable {
  uuid: string
  /** HMAC of the expected code. */
  empreinte: string
  expire_le: Moment
}

export interface TentativeTable {
  /** SHA-256 of what is counted: an identifier or an address. */
  cle: string
  nombre: number
  expire_le: Moment
  /** From when the next try is looked at; 0 when it is at once. */
  libre_le: Generated<Moment>
}

export interface EvenementTable {
  id: string
  compte_id: string
  document_uuid: string | null
  statut: StatutLecture
  service: string
  action_ihm: ActionIhm | null
  tri: number
  libelle1: string
  libelle2: string | null
  date_evenement: CalendarDate
  reference_url: string | null
  /** Name that an import gave it, by which it is not imported twice. */
  reference: Generated<string | null>
  /** Number of what it is about, or row of the account: the act on that one closes it. */
  objet: Generated<string | null>
  /** Day on which what it asked for was done, or could be no more. */
  clos_le: Generated<CalendarDate | null>
}

export interface FichierAttenduTable {
  /** Key of a file in the store of objects. */
  fichier: string
  cree_le: Moment
}

export interface DocumentTable {
  uuid: string
  compte_id: string
  genre: GenreDocument
  annee: number
  libelle1: string
  libelle2: string | null
  libelle3: string | null
  date_document: CalendarDate
  code_sous_theme_ged: number
  /** Key of the file in the object store. */
  fichier: string
  /** Name under which the file is saved. */
  nom_fichier: string
  /** Bytes of the file. */
  taille: Generated<number>
  /** SHA-256 of the file, in hexadecimal. */
  empreinte: Generated<string>
  /** What a search looks at: title and amount, folded. */
  recherche: Generated<string>
  /** Name that an import gave it, by which it is not imported twice. */
  reference: Generated<string | null>
}

export interface ContenuTable {
  page: string
  /** JSON of the content that replaces the default one. */
  json: string
}

export interface ReglageTable {
  cle: string
  valeur: string
}

/** A work that one process does at a time. */
export interface BailTable {
  cle: string
  /** Process that has it. */
  porteur: string
  expire_le: Moment
}

/** Every table of the portal. */
export interface Tables extends IdentiteTables, DocumentsTables, RetraiteTables {
  compte: CompteTable
  session: SessionTable
  captcha: CaptchaTable
  tentative: TentativeTable
  evenement: EvenementTable
  document: DocumentTable
  fichier_attendu: FichierAttenduTable
  contenu: ContenuTable
  reglage: ReglageTable
  bail: BailTable
  audit: AuditTable
  audit_tete: AuditTeteTable
}
