import type { Generated } from 'kysely'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { GenreFacteur } from '#contract/connexion/facteurs/facteurs.ts'
import type { modesInscription } from '#contract/inscription/inscription.ts'
import type { moyensConnexion } from '#contract/profil/profil.ts'
import type { Moment } from './columns.ts'

export type Moyen = (typeof moyensConnexion)[number]

export interface ProfilTable {
  compte_id: string
  courriel_principal: string
  courriel_secondaire: string
  telephone_principal: string
  telephone_secondaire: string
  iban: string | null
  iban_depuis: CalendarDate | null
  /** It replaces the other from `iban_effet_le` on. */
  iban_nouveau: string | null
  iban_effet_le: Moment | null
  /** JSON of an address. */
  adresse: string | null
  /** JSON of an address and its date. */
  adresse_future: string | null
  /** JSON array of the news told by e-mail. */
  notifications: string
}

export interface JournalTable {
  id: string
  compte_id: string
  quand: Moment
  moyen: Moyen
  navigateur: string
}

/** Token used once: of a link sent by e-mail, of a second factor that is awaited or added, of a challenge to an access key. */
export interface JetonTable {
  /** SHA-256 of the token. */
  empreinte: string
  genre: 'inscription' | 'motdepasse' | 'mail' | 'iban' | 'secondfacteur' | 'totp' | 'defi' | 'creationcle'
  compte_id: string | null
  /** JSON of what the link will do. */
  donnees: string | null
  expire_le: Moment
}

/** Account under creation, between its first step and the link of its e-mail. */
export interface InscriptionTable {
  /** SHA-256 of the token that the browser holds. */
  empreinte: string
  identifiant: string
  nom: string
  prenom: string
  date_naissance: CalendarDate
  mode: (typeof modesInscription)[number]
  /** JSON of contacts and secret, once the last step is sent. */
  envoi: string | null
  envoye_le: Moment | null
  expire_le: Moment
}

export interface CourrielTable {
  id: string
  destinataire: string
  genre: string
  sujet: string
  texte: string
  html: string
  etat: 'attente' | 'envoye' | 'abandonne'
  essais: number
  cree_le: Moment
  a_envoyer_le: Moment
  envoye_le: Moment | null
  /** JSON array of the files that it brings: key in the object store, name and media type. */
  pieces: Generated<string | null>
  /** 0 leaves first: what someone waits for; 1: news sent to many. */
  priorite: Generated<0 | 1>
}

export interface FederationTable {
  issuer: string
  sub: string
  compte_id: string
  cree_le: Moment
}

/** A sign-in by FranceConnect that has begun. */
export interface DemarrageFcTable {
  /** SHA-256 of the state. */
  empreinte: string
  nonce: string
  expire_le: Moment
}

/** What a person adds to their password: an access key, or an application of codes. */
export interface FacteurTable {
  id: string
  compte_id: string
  genre: GenreFacteur
  nom: string
  cree_le: Moment
  utilise_le: Moment | null
  /** Identifier of the key (base64url); null for an application. */
  cle_id: string | null
  /** Public key, COSE in base64url. */
  cle_publique: string | null
  /** Signatures that the key counted at its last use. */
  compteur: Generated<number>
  /** JSON array of the ways in which the key is reached. */
  transports: string | null
  /** Secret of the application, encrypted. */
  secret: string | null
  /** Last period of thirty seconds whose code was taken: none counts twice. */
  dernier_pas: number | null
}

/** A recovery code that has not served. */
export interface CodeSecoursTable {
  compte_id: string
  /** SHA-256 of the account and the code. */
  empreinte: string
  /** When it was made; null for one that was before anyone kept it. */
  cree_le: Moment | null
}

/** A number that a person had before another took its place. */
export interface AncienNirTable {
  nir: string
  compte_id: string
  remplace_le: Moment
}

/** Tables of identity. */
export interface IdentiteTables {
  ancien_nir: AncienNirTable
  profil: ProfilTable
  journal: JournalTable
  jeton: JetonTable
  inscription: InscriptionTable
  courriel: CourrielTable
  federation: FederationTable
  demarrage_fc: DemarrageFcTable
  facteur: FacteurTable
  code_secours: CodeSecoursTable
}
