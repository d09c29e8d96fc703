import type { Acte } from '#contract/kit/actes.ts'

/** A row of the journal of acts. Rows are added, never changed; none holds a NIR, an IBAN nor an address in clear. */
export interface AuditTable {
  /** From 1 on, without a hole. */
  rang: number
  quand: number
  acte: Acte
  resultat: 'fait' | 'refuse'
  /** Code of the refusal, or the reason that the administration gave. */
  motif: string | null
  /** `personne`, or `admin:` and the name of the system's user who typed the command. */
  auteur: string
  /** Account that the act is about: it outlives the account. */
  compte_id: string | null
  /** What the act bears on: a document, a session, a request, a command. */
  objet: string | null
  navigateur: string | null
  /** Keyed sum of the network that the request came from. */
  reseau: string | null
  /** Number of the request, which the log has too. */
  requete: string | null
  /** Sum of the row before; empty for the first one. */
  precedent: string
  /** SHA-256 of the row and of the sum before it. */
  empreinte: string
}

/** The one row that says where the journal ends. */
export interface AuditTeteTable {
  id: number
  rang: number
  empreinte: string
  /** Rank of the last row that passed its retention. */
  purge_rang: number
}
