import { boolean, object } from 'yup'
import type { Questionnaire, Valeurs } from '#contract/kit/questions/question.ts'
import { messageKey } from '#contract/messages.ts'
import { type GroupePieces, groupesPieces, piecesDemandees } from '#rules/demande/demandeDepart.ts'
import {
  type GroupePiecesProgressive,
  groupesPiecesProgressive,
  piecesProgressives,
} from '#rules/demande/demandeProgressive.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { type EtapeDe, genresDemande } from './genres.ts'
import type { Contexte } from './questions/commun.ts'
import { depart } from './questions/depart.ts'
import { sansEnfant } from './questions/enfants.ts'
import { nouvelleAdresse } from './questions/nouvelleAdresse.ts'
import { situationProgressive, tempsPartiel } from './questions/progressive.ts'
import { situationDepart } from './questions/situation.ts'

/** Answers of a request, by part, as they are typed or as they are sent. */
export type Reponses = Readonly<Record<string, Valeurs>>

/** A part of a request: its questions, and the step that asks them. */
interface PartieDemande<E extends string> {
  /** How the receipt names it. */
  readonly titre: string
  readonly etape: E
  readonly questions: Questionnaire<Contexte>
  /** Whether the other answers ask for it; always without it. */
  demandee?(reponses: Reponses): boolean
}

/** A group of files, by what it proves. */
export type GroupePiecesDemande = GroupePieces | GroupePiecesProgressive

interface Formulaire<G extends GenreDossier> {
  readonly parties: Readonly<Record<string, PartieDemande<EtapeDe<G>>>>
  /** Groups of files, in order. */
  readonly groupes: readonly GroupePiecesDemande[]
  /** Groups of files that the answers ask for. */
  readonly pieces: (reponses: Reponses) => readonly GroupePiecesDemande[]
  /** First day asked for; empty until it is chosen. */
  readonly dateEffet: (reponses: Reponses) => CalendarDate | ''
  /** The same answers on another first day; only where the address may give one, as the simulator does. */
  readonly surDate?: (reponses: Reponses, date: CalendarDate) => Reponses
}

/** The declaration on honour, without which nothing is sent. */
export const declarationFormSchema = object({
  declaration: boolean().defined().isTrue(messageKey('DEMANDE_DECLARATION')),
})

const PART = {} as Valeurs

/** The date of an answer; empty while it is none. */
const dateDe = (reponse: unknown): CalendarDate | '' =>
  typeof reponse === 'string' && isCalendarDate(reponse) ? reponse : ''

/** The answers of a request for retirement on which its steps and its files depend. */
export const reponsesDepart = ({
  situation = PART,
  depart: { codeMotifDepart, conservationIban } = PART,
}: Reponses) => ({
  enfants: (situation['enfants'] as readonly unknown[] | undefined)?.length ?? 0,
  enfantPasConcerne: sansEnfant(situation),
  codeMotifDepart: Number(codeMotifDepart),
  indicateurServiceAuxiliaire: situation['indicateurServiceAuxiliaire'] === true,
  conservationIban: conservationIban === true,
})

/** What each kind of request is and asks for: its record of `genres.ts`, its questions, its files and its date. */
export const formulairesDemande = {
  depart: {
    ...genresDemande.depart,
    parties: {
      situation: { titre: 'Votre situation', etape: 'situation', questions: situationDepart },
      nouvelleAdresse: {
        titre: 'Votre nouvelle adresse',
        etape: 'situation',
        questions: nouvelleAdresse,
        demandee: ({ situation = PART }) => situation['changementAdresse'] === true,
      },
      depart: { titre: 'Votre départ', etape: 'depart', questions: depart },
    },
    groupes: groupesPieces,
    pieces: (reponses) => piecesDemandees(reponsesDepart(reponses)),
    dateEffet: ({ depart: { dateDepart } = PART }) => dateDe(dateDepart),
    surDate: (reponses, dateDepart) => ({ ...reponses, depart: { ...reponses['depart'], dateDepart } }),
  },
  progressive: {
    ...genresDemande.progressive,
    parties: {
      situation: { titre: 'Votre situation', etape: 'situation', questions: situationProgressive },
      tempsPartiel: { titre: 'Votre temps de travail', etape: 'temps-partiel', questions: tempsPartiel },
    },
    groupes: groupesPiecesProgressive,
    pieces: ({ tempsPartiel: { conservationIban, tempsIncomplet } = PART }) =>
      piecesProgressives({
        conservationIban: conservationIban === true,
        tempsIncomplet: tempsIncomplet === true,
      }),
    dateEffet: ({ tempsPartiel: { dateDebut } = PART }) => dateDe(dateDebut),
  },
} as const satisfies { readonly [G in GenreDossier]: Formulaire<G> }

/** A part of a request, whichever it is. */
export type Partie = PartieDemande<string>

/** What a kind of request asks for, whichever it is. */
export const formulaireDemande = (genre: GenreDossier): Formulaire<GenreDossier> => formulairesDemande[genre]

/** Parts of a kind of request, with their names, in the order of the steps. */
export const partiesDemande = (genre: GenreDossier): readonly (readonly [string, Partie])[] =>
  Object.entries<Partie>(formulaireDemande(genre).parties)

/** Parts that the answers ask for. */
export const partiesDemandees = (genre: GenreDossier, reponses: Reponses) =>
  partiesDemande(genre).filter(([, { demandee }]) => demandee?.(reponses) ?? true)

type Formulaires = typeof formulairesDemande

export type Parties<G extends GenreDossier> = Formulaires[G]['parties']

/** Groups of files of a kind of request. */
export type GroupeDe<G extends GenreDossier> = Formulaires[G]['groupes'][number]
