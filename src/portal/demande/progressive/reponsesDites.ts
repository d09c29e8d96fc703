import { libellesGroupePieces } from '#contract/demande/demandeTextes.ts'
import { demandeMessages } from '../words.ts'
import { demandeProgressiveMessages } from './words.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { piecesProgressives } from '#rules/demande/demandeProgressive.ts'
import type { Dossier } from './dossier.ts'

const { recapitulatif: words, situation: questions, tempsPartiel } = demandeProgressiveMessages

/** Questions and their answers, for a block of the recap. */
type Faits = readonly (readonly [string, string])[]

/** A date as people read it, whichever way it was typed. */
const dateDite = (date: string) => (isCalendarDate(date) ? dateEnChiffres(date) : date)

const ouiNon = (answer: boolean) => (answer ? words.oui : words.non)

/** Answers of the first step. */
export const faitsSituation = ({ situation }: Dossier): Faits => [
  [questions.courriel, situation.courriel || words.nonPrecise],
  [questions.telephone, situation.telephone || words.nonPrecise],
  [questions.employeur, situation.employeur],
  [words.autreActivite, ouiNon(situation.autreActivite)],
  [words.therapeutique, ouiNon(situation.tempsPartielTherapeutique)],
]

/** Answers of the second step, but for the account, which is hidden from who looks at a shared screen. */
export const faitsTempsPartiel = ({ tempsPartiel: typed }: Dossier): Faits => [
  [words.deja, ouiNon(typed.dejaTempsPartiel)],
  ...(typed.dejaTempsPartiel
    ? ([
        [words.quotiteActuelle, words.pourCent(typed.quotiteActuelle)],
        [tempsPartiel.tempsPartielDepuis, dateDite(typed.tempsPartielDepuis)],
      ] as const)
    : []),
  [words.dateDebut, dateDite(typed.dateDebut)],
  [words.quotite, words.pourCent(typed.quotite)],
]

/** Names of the files of each group that the answers ask for. */
export const faitsPieces = ({ tempsPartiel: answers, pieces }: Dossier): Faits =>
  piecesProgressives(answers).map((groupe) => [
    libellesGroupePieces[groupe],
    pieces[groupe].map(({ name }) => name).join('\n') || demandeMessages.pieces.aucunFichier,
  ])

/** Names of the groups of files that the answers ask for and that have none. */
export const piecesManquantes = ({ tempsPartiel: answers, pieces }: Dossier): readonly string[] =>
  piecesProgressives(answers)
    .filter((groupe) => pieces[groupe].length === 0)
    .map((groupe) => libellesGroupePieces[groupe])
