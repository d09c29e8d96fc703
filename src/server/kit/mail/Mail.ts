import type { PieceJointe } from './piecesJointes.ts'

/** What an e-mail says, before any layout: plain sentences in French, never an amount nor a NIR. */
export interface Mail {
  /** Kind of the mail, for the log. */
  readonly genre: string
  readonly sujet: string
  readonly paragraphes: readonly string[]
  /** The one thing that the mail asks to do. */
  readonly lien?: { readonly texte: string; readonly url: string }
  /** Files that it brings, read from the object store when it leaves. */
  readonly pieces?: readonly PieceJointe[]
}
