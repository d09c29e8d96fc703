import { Type, type TObject, type TSchema } from 'typebox'
import { lazy, mixed, object, type AnySchema, type Lazy } from 'yup'
import type { Envois, Fils, Question, Questionnaire, Saisies, Valeur, Valeurs } from './question.ts'

type Dossier = Readonly<Record<string, Valeurs>>

/** Whether the other answers ask for it. */
export const estMontree = <C>(
  champ: Pick<Valeur<unknown, TSchema, C>, 'montree'>,
  valeurs: Valeurs,
  dossier: Dossier = {},
): boolean => champ.montree?.(valeurs, dossier) ?? true

const questionsDe = <C>(de: Questionnaire<C>) =>
  Object.values(de).flatMap(({ questions }) => Object.entries(questions))

/** Every value, by its name, and the question that it is asked with. */
const champsDe = <C>(de: Questionnaire<C>) =>
  questionsDe(de).flatMap(([name, question]) => [
    { name, champ: question as Valeur<unknown, TSchema, C>, question },
    ...('parties' in question
      ? Object.entries(question.parties).map(([part, champ]) => ({ name: part, champ, question }))
      : []),
  ])

const mapped = <C, V>(
  de: Questionnaire<C>,
  of: (champ: Valeur<unknown, TSchema, C>, name: string, question: Question<unknown, TSchema, C>) => V,
) => Object.fromEntries(champsDe(de).map(({ name, champ, question }) => [name, of(champ, name, question)]))

/** What is sent of a value that is not asked for, whatever was typed before: it could not be mended. */
const nonDemandee = <C>(champ: Valeur<unknown, TSchema, C>, contexte: C): AnySchema =>
  mixed().transform(() => champ.regle(contexte).cast(champ.vide, { assert: false }))

/** Rules of a form, for both sides. `dossier` has the answers of the other parts of the request. */
export const schemaDe = <C, R extends Questionnaire<C>>(
  de: R,
  contexte: C,
  dossier: Dossier = {},
): Lazy<Envois<R>> =>
  lazy((valeurs: Valeurs) =>
    object(
      mapped(de, (champ, _, question) =>
        estMontree(question, valeurs, dossier) && estMontree(champ, valeurs, dossier)
          ? champ.regle(contexte)
          : nonDemandee(champ, contexte),
      ),
    ),
  ) as Lazy<Envois<R>>

/** A form as it begins: what the portal knows, and nothing else. */
export const saisieInitiale = <C, R extends Questionnaire<C>>(de: R, contexte: C): Saisies<R> =>
  mapped(de, (champ) => champ.initiale?.(contexte) ?? champ.vide) as Saisies<R>

/** A form gone on with from its draft: over a new one, for what a former version of the form had not. */
export const saisieReprise = <C, R extends Questionnaire<C>>(
  de: R,
  contexte: C,
  gardee: unknown,
): Saisies<R> => {
  const kept = (typeof gardee === 'object' && gardee !== null ? gardee : {}) as Valeurs
  return mapped(de, (champ: Valeur<unknown, TSchema, C>, name) => {
    const initial = champ.initiale?.(contexte) ?? champ.vide
    if (!(name in kept)) return initial
    if (champ.reprise) return champ.reprise(kept[name], contexte)
    return typeof kept[name] === typeof champ.vide ? kept[name] : initial
  }) as Saisies<R>
}

/** The answers as they are sent; what is not asked for is empty. */
export const envoiDe = <C, R extends Questionnaire<C>>(
  de: R,
  contexte: C,
  saisie: Saisies<R>,
  dossier: Dossier = {},
): Envois<R> => schemaDe(de, contexte, dossier).cast(saisie, { assert: false }) as Envois<R>

/** Shape of the answers on the wire, each described by its question. */
export const filDe = <R extends Questionnaire<never>>(de: R): TObject<Fils<R>> =>
  Type.Object(
    mapped(de, (champ, _, { libelle, enBref }) => ({
      ...champ.fil,
      description: enBref ?? libelle,
    })) as unknown as Fils<R>,
  )

/** A question as it is read back. */
export interface Reponse {
  readonly question: string
  /** A line each. */
  readonly reponse: readonly string[]
  readonly masque: boolean
}

/** Every question that was asked and has something to say, and its answer, in the order of the page. */
export const reponsesDe = <C, R extends Questionnaire<C>>(
  de: R,
  contexte: C,
  envoi: Envois<R>,
  dossier: Dossier = {},
): readonly Reponse[] =>
  questionsDe(de)
    .filter(([, question]) => estMontree(question, envoi, dossier))
    .map(([name, question]) => {
      const dite = question.dite((envoi as Valeurs)[name], envoi, contexte)
      return {
        question: question.enBref ?? question.libelle,
        reponse: typeof dite === 'string' ? [dite] : dite,
        masque: question.masque ?? false,
      }
    })
    .filter(({ reponse }) => reponse.length > 0)
