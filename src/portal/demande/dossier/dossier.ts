import type { ContexteDemande } from '#contract/demande/contexte.ts'
import { genresDemande, type GenresDemande, type Reponses } from '#contract/demande/genres.ts'
import type { DemandeDepartEnvoyee, DemandeProgressiveEnvoyee } from '#contract/demande/demandederetraite.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Questionnaire, Saisies } from '#contract/kit/questions/question.ts'
import { envoiDe, saisieInitiale, saisieReprise } from '#contract/kit/questions/questionnaire.ts'
import { keptPieces, sentPieces, type PiecesDe } from '#portal/form/drafts/keptContent.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import { isCalendarDate, type CalendarDate } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

/** Groups of files of a kind of request. */
export type GroupeDe<G extends GenreDossier> = GenresDemande[G]['groupes'][number]

type Parties<G extends GenreDossier> = GenresDemande[G]['parties']

/** A request being written, as its draft keeps it: the answers of each part as they are typed, and the files. */
export type Dossier<G extends GenreDossier = GenreDossier> = {
  readonly [P in keyof Parties<G>]: Parties<G>[P] extends { readonly questions: infer R } ? Saisies<R> : never
} & {
  /** Drawn once: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly pieces: PiecesDe<GroupeDe<G>>
}

interface Sents {
  readonly depart: DemandeDepartEnvoyee
  readonly progressive: DemandeProgressiveEnvoyee
}

const partiesDe = (genre: GenreDossier) =>
  Object.entries<{
    readonly questions: Questionnaire<Contexte>
    readonly demandee?: (reponses: Reponses) => boolean
  }>(genresDemande[genre].parties)

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
      partiesDe(genre).map(([partie, { questions }]) => [partie, saisie(questions, partie)]),
    ),
    pieces,
  }) as unknown as Dossier<G>

/** A new request: what the portal knows, and the defaults of the specification (§3). */
export const nouveauDossier = <G extends GenreDossier>(genre: G, contexte: Contexte): Dossier<G> =>
  dossierOf(genre, newUuid(), keptPieces(genresDemande[genre].groupes, {}), (questions) =>
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
    keptPieces(genresDemande[genre].groupes, pieces),
    (questions, partie) => saisieReprise(questions, contexte, kept[partie]),
  )

/** Groups of files that the answers ask for. */
export const piecesDemandees = <G extends GenreDossier>(genre: G, dossier: Dossier<G>) =>
  genresDemande[genre].pieces(reponsesDe(dossier)) as readonly GroupeDe<G>[]

/** The request as the server takes it: what is not asked for, an account that is kept among others, is empty. */
export const demandeDe = <G extends GenreDossier>(
  genre: G,
  dossier: Dossier<G>,
  contexte: Contexte,
  declaration: boolean,
): Sents[G] => {
  const reponses = reponsesDe(dossier)
  const sent = partiesDe(genre)
    .filter(([, { demandee }]) => demandee?.(reponses) ?? true)
    .map(([partie, { questions }]) => [
      partie,
      envoiDe(questions, contexte, reponses[partie] as Saisies<typeof questions>, reponses),
    ])
  return {
    cleEnvoi: dossier.cleEnvoi,
    ...Object.fromEntries(sent),
    pieces: sentPieces(dossier.pieces, piecesDemandees(genre, dossier)),
    declaration,
  } as Sents[G]
}

/** A date that the address gives, as the simulator does: the 1st of a month to come (`AAAA-MM-01`), or nothing. */
export const dateDonnee = (date: string | null, today: CalendarDate): CalendarDate | undefined =>
  date !== null && isCalendarDate(date) && date.endsWith('-01') && date > today ? date : undefined

/** The request for retirement on another date. */
export const withDate = (dossier: Dossier<'depart'>, dateDepart: CalendarDate): Dossier<'depart'> => ({
  ...dossier,
  depart: { ...dossier.depart, dateDepart },
})
