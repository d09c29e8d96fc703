import { type EtapeDe, etapesDemande } from '#contract/demande/genres.ts'
import { partiesDemande } from '#contract/demande/formulaires.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Questionnaire } from '#contract/kit/questions/question.ts'
import { schemaDe } from '#contract/kit/questions/questionnaire.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { piecesDemandees, reponsesDe, type Dossier } from './dossier.ts'

/** Steps that are filled in: all but the end. */
export type EtapeSaisie<G extends GenreDossier> = Exclude<EtapeDe<G>, 'confirmation'>

const partiesDeEtape = (genre: GenreDossier, etape: string) =>
  partiesDemande(genre).filter(([, partie]) => partie.etape === etape)

/** The questions of a step, those of its parts one after the other. */
export const questionsDe = (genre: GenreDossier, etape: string): Questionnaire<Contexte> =>
  Object.assign(
    {},
    ...partiesDeEtape(genre, etape).map(([, { questions }]) => questions),
  ) as Questionnaire<Contexte>

/** Names of the parts of a request that a step fills in. */
export const partiesDe = (genre: GenreDossier, etape: string): readonly string[] =>
  partiesDeEtape(genre, etape).map(([name]) => name)

/** The answers of a step as one form; its values are in the order of its fields. */
export const saisieDe = (genre: GenreDossier, etape: string, dossier: object): Record<string, unknown> =>
  Object.assign({}, ...partiesDe(genre, etape).map((partie) => reponsesDe(dossier)[partie])) as Record<
    string,
    unknown
  >

/** Whether the answers of a step can be sent as they are; files may be brought later. */
const estComplete = (genre: GenreDossier, etape: string, dossier: object, contexte: Contexte): boolean =>
  schemaDe(questionsDe(genre, etape), contexte, reponsesDe(dossier)).isValidSync(
    saisieDe(genre, etape, dossier),
  )

/** The step asked for, or the first before it whose answers are not complete. */
export const etapeOuverte = <G extends GenreDossier>(
  genre: G,
  asked: EtapeDe<G>,
  dossier: Dossier<G>,
  contexte: Contexte,
): EtapeSaisie<G> => {
  const etapes = etapesDemande(genre)
  const wanted = asked === 'confirmation' ? ('recapitulatif' as EtapeDe<G>) : asked
  const before = etapes.slice(0, etapes.indexOf(wanted))
  return (before.find((etape) => !estComplete(genre, etape, dossier, contexte)) ?? wanted) as EtapeSaisie<G>
}

/** Where someone who comes back goes on: the first step with something to answer or to join, or the recap. */
export const etapeAReprendre = <G extends GenreDossier>(
  genre: G,
  dossier: Dossier<G>,
  contexte: Contexte,
): EtapeSaisie<G> => {
  const manque = piecesDemandees(genre, dossier).some((groupe) => dossier.pieces[groupe].length === 0)
  return etapeOuverte(genre, (manque ? 'pieces' : 'recapitulatif') as EtapeDe<G>, dossier, contexte)
}

const aCote = <G extends GenreDossier>(genre: G, etape: EtapeDe<G>, shift: number): EtapeDe<G> => {
  const etapes = etapesDemande(genre)
  return etapes[etapes.indexOf(etape) + shift] ?? etape
}

/** The step that follows another; itself at the end. */
export const etapeSuivante = <G extends GenreDossier>(genre: G, etape: EtapeDe<G>): EtapeDe<G> =>
  aCote(genre, etape, 1)

/** The step before another; itself at the beginning. */
export const etapePrecedente = <G extends GenreDossier>(genre: G, etape: EtapeDe<G>): EtapeDe<G> =>
  aCote(genre, etape, -1)
