import type { GenreDocument } from '#contract/document.ts'
import type { ActionIhm, StatutLecture } from '#contract/evenement.ts'

/** Moments are milliseconds since 1970 (UTC), dates are `AAAA-MM-JJ`, flags are 0 or 1: the same on both databases. */
type Moment = number
type Flag = 0 | 1

export interface CompteTable {
  id: string
  /** NIR, by which the person signs in. */
  identifiant: string
  /** argon2id hash. */
  secret: string
  prenom: string
  nom: string
  date_naissance: string
  etat: 'AFFIRME' | 'CONFIRME'
  lecture_seule: Flag
  /** JSON array of granted services. */
  services: string
  acces_modification_cir: Flag
  acces_verification_compte: Flag
  /** An individual retirement account is on file. */
  cir: Flag
  nouveau_nir: string | null
  cree_le: Moment
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  empreinte: string
  compte_id: string
  moyen: 'motdepasse' | 'franceconnect'
  cree_le: Moment
  vu_le: Moment
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
  date_evenement: string
  reference_url: string | null
}

export interface DocumentTable {
  uuid: string
  compte_id: string
  genre: GenreDocument
  annee: number
  libelle1: string
  libelle2: string | null
  libelle3: string | null
  date_document: string
  code_sous_theme_ged: number
  /** Key of the file in the object store. */
  fichier: string
  /** Name under which the file is saved. */
  nom_fichier: string
}

export interface DemandeTable {
  id: string
  compte_id: string
  objet: string
  non_lue: Flag
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

/** Every table of the portal. */
export interface Tables {
  compte: CompteTable
  session: SessionTable
  captcha: CaptchaTable
  tentative: TentativeTable
  evenement: EvenementTable
  document: DocumentTable
  demande: DemandeTable
  contenu: ContenuTable
  reglage: ReglageTable
}
