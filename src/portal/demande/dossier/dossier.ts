import type { ContexteDemande } from '#contract/demande/contexte.ts'
import {
  formulaireDemande,
  formulairesDemande,
  type GroupeDe,
  type Parties,
  partiesDemande,
  partiesDemandees,
  type Reponses,
} from '#contract/demande/formulaires.ts'
import type { DemandeEnvoyee } from '#contract/demande/demandederetraite.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Questionnaire, Saisies } from '#contract/kit/questions/question.ts'
import { envoiDe, saisieInitiale, saisieReprise } from '#contract/kit/questions/questionnaire.ts'
import { keptPieces, sentPieces, type PiecesDe } from '#portal/form/drafts/keptContent.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import { isCalendarDate, type CalendarDate } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

/** A request being written, as its draft keeps it: the answers of each part as they are typed, and the files. */
export type Dossier<G extends GenreDossier = GenreDossier> = {
  readonly [P in keyof Parties<G>]: Parties<G>[P] extends { readonly questions: infer R } ? Saisies<R> : never
} & {
  /** Drawn once: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly pieces: PiecesDe<GroupeDe<G>>
}

/** What the questions are asked and judged with. */
export const contexteDe = (contexte: ContexteDemande, today: CalendarDate): Contexte => ({
  ...contexte,
  today,
})

/** The answers as they are typed, by part. */
export const reponsesDe = (dossier: object): Reponses => dossier as Reponses

const dossierOf = <G extends GenreDossier>(
  genre: G,
  cleEnvoi: string,
  pieces: PiecesDe<string>,
  saisie: (questions: Questionnaire<Contexte>, partie: string) => object,
) =>
  ({
    cleEnvoi,
    ...Object.fromEntries(
      partiesDemande(genre).map(([partie, { questions }]) => [partie, saisie(questions, partie)]),
    ),
    pieces,
  }) as unknown as Dossier<G>

/** A new request: what the portal knows, and the defaults of the specification (§3). */
export const nouveauDossier = <G extends GenreDossier>(genre: G, contexte: Contexte): Dossier<G> =>
  dossierOf(genre, newUuid(), keptPieces(formulairesDemande[genre].groupes, {}), (questions) =>
    saisieInitiale(questions, contexte),
  )

/** The request that a draft holds, over a new one for what a former version of the form had not. */
export const dossierDuBrouillon = <G extends GenreDossier>(
  genre: G,
  contexte: Contexte,
  { cleEnvoi, pieces, ...kept }: Readonly<Record<string, unknown>>,
): Dossier<G> =>
  dossierOf(
    genre,
    typeof cleEnvoi === 'string' ? cleEnvoi : newUuid(),
    keptPieces(formulairesDemande[genre].groupes, pieces),
    (questions, partie) => saisieReprise(questions, contexte, kept[partie]),
  )

/** Groups of files that the answers ask for. */
export const piecesDemandees = <G extends GenreDossier>(genre: G, dossier: Dossier<G>) =>
  formulairesDemande[genre].pieces(reponsesDe(dossier)) as readonly GroupeDe<G>[]

/** The request as the server takes it: what is not asked for, an account that is kept among others, is empty. */
export const demandeDe = <G extends GenreDossier>(
  genre: G,
  dossier: Dossier<G>,
  contexte: Contexte,
  declaration: boolean,
): DemandeEnvoyee<G> => {
  const reponses = reponsesDe(dossier)
  const sent = partiesDemandees(genre, reponses).map(([partie, { questions }]) => [
    partie,
    envoiDe(questions, contexte, reponses[partie] as Saisies<typeof questions>, reponses),
  ])
  return {
    cleEnvoi: dossier.cleEnvoi,
    ...Object.fromEntries(sent),
    pieces: sentPieces(dossier.pieces, piecesDemandees(genre, dossier)),
    declaration,
  } as DemandeEnvoyee<G>
}

/** A date that the address gives, as the simulator does: the 1st of a month to come (`AAAA-MM-01`), or nothing. */
export const dateDonnee = (
  genre: GenreDossier,
  date: string | null,
  today: CalendarDate,
): CalendarDate | undefined => {
  if (formulaireDemande(genre).surDate === undefined) return undefined
  return date !== null && isCalendarDate(date) && date.endsWith('-01') && date > today ? date : undefined
}

/** The request on another date, for a kind whose address may give one. */
export const withDate = <G extends GenreDossier>(
  genre: G,
  dossier: Dossier<G>,
  date: CalendarDate,
): Dossier<G> => {
  const reponses = reponsesDe(dossier)
  return (formulaireDemande(genre).surDate?.(reponses, date) ?? reponses) as unknown as Dossier<G>
}
