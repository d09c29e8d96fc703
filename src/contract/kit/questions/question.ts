import type { Static, TSchema } from 'typebox'
import type { AnySchema } from 'yup'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** One answer among several, and what choosing it supposes. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** How a question is filled in, and what its field needs; an odd one names a component of its area. */
export type Saisie =
  | {
      readonly nature: 'texte'
      readonly type?: 'email' | 'tel'
      readonly inputMode?: 'numeric' | 'decimal'
      readonly autoComplete: string
    }
  | { readonly nature: 'texteLong'; readonly maximum: number }
  /** Days up to `max`, or after `apres`. */
  | { readonly nature: 'date'; readonly max?: CalendarDate; readonly apres?: CalendarDate }
  | { readonly nature: 'mois'; readonly annees: readonly number[] }
  | { readonly nature: 'case' }
  | { readonly nature: 'liste'; readonly options: readonly Option[] }
  | { readonly nature: 'boutons'; readonly options: readonly Option[] }
  | { readonly nature: 'composant'; readonly composant: string }

/** Values of a form or of a request, by the names of their questions. */
export type Valeurs = Readonly<Record<string, unknown>>

/** What a value of a form is, as it is typed, judged and sent. `Contexte` is what the portal knows of the person. */
export interface Valeur<Tape, Fil extends TSchema, Contexte> {
  /** What stands as long as nothing is typed; a question that is not shown is sent so. */
  readonly vide: Tape
  /** What the portal knows already. */
  initiale?(contexte: Contexte): Tape
  /** What a draft kept, as it may be gone on with; what is of another type is forgotten without it. */
  reprise?(gardee: unknown, contexte: Contexte): Tape
  /** Shape on the wire. */
  readonly fil: Fil
  /** Rules of both sides; what is typed becomes what is sent. */
  regle(contexte: Contexte): AnySchema
  /** Whether the other answers ask for it; always without it. `dossier` has those of the other parts, by part. */
  montree?(valeurs: Valeurs, dossier: Readonly<Record<string, Valeurs>>): boolean
}

/** A question of a form: everything that is known of it, said once. */
export interface Question<Tape, Fil extends TSchema, Contexte> extends Valeur<Tape, Fil, Contexte> {
  readonly libelle: string
  /** How it is named once it is answered; its label without it. */
  readonly enBref?: string
  readonly aide?: string | ((contexte: Contexte) => string)
  readonly obligatoire?: boolean
  readonly saisie: Saisie | ((contexte: Contexte) => Saisie)
  /** How the answer is read back, in the recap and in the receipt; a line each, left out when there is none. */
  dite(envoyee: Static<Fil>, valeurs: Valeurs, contexte: Contexte): string | readonly string[]
  /** Hidden from who looks at a shared screen. */
  readonly masque?: boolean
}

/** A question whose component fills in further values, which are read back with it. */
export interface QuestionComposee<Tape, Fil extends TSchema, Contexte> extends Question<Tape, Fil, Contexte> {
  readonly parties: Readonly<Record<string, Valeur<unknown, TSchema, Contexte>>>
}

type AnyQuestion<Contexte> =
  | Question<unknown, TSchema, Contexte>
  | QuestionComposee<unknown, TSchema, Contexte>

/** Questions that stand together on the page, under a title; a group has it as its legend. */
export interface Rubrique<Contexte> {
  readonly titre?: string
  readonly aide?: string
  readonly groupe?: boolean
  readonly questions: Readonly<Record<string, AnyQuestion<Contexte>>>
}

/** A form: its questions in the order of its page, each in the rubrique where it shows. */
export type Questionnaire<Contexte> = Readonly<Record<string, Rubrique<Contexte>>>

type Ensemble<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type Posees<R> = Ensemble<
  R[keyof R] extends infer One ? (One extends { readonly questions: infer Q } ? Q : never) : never
>
type Parties<Q> = Ensemble<
  Q[keyof Q] extends infer One ? (One extends { readonly parties: infer P } ? P : object) : never
>

/** Every value of a questionnaire, by its name. */
export type Champs<R> = Posees<R> & Parties<Posees<R>>

/** Values of a form as they are typed. */
export type Saisies<R> = {
  readonly [N in keyof Champs<R>]: Champs<R>[N] extends { readonly vide: infer Tape } ? Tape : never
}

/** Shapes on the wire of the values of a form. */
export type Fils<R> = {
  [N in keyof Champs<R>]: Champs<R>[N] extends { readonly fil: infer Fil extends TSchema } ? Fil : never
}

/** Values of a form as they are sent. */
export type Envois<R> = { -readonly [N in keyof Fils<R>]: Static<Fils<R>[N]> }
