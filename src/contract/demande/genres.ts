import type { Questionnaire, Valeurs } from '#contract/kit/questions/question.ts'
import {
  etapesDemandeDepart,
  type GroupePieces,
  groupesPieces,
  piecesDemandees,
} from '#rules/demande/demandeDepart.ts'
import { piecesProgressives } from '#rules/demande/demandeProgressive.ts'
import {
  etapesDemandeProgressive,
  type GroupePiecesProgressive,
  groupesPiecesProgressive,
} from '#rules/demande/etapesProgressive.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import type { Contexte } from './questions/commun.ts'
import { depart } from './questions/depart.ts'
import { sansEnfant } from './questions/enfants.ts'
import { nouvelleAdresse } from './questions/nouvelleAdresse.ts'
import { situationProgressive, tempsPartiel } from './questions/progressive.ts'
import { situationDepart } from './questions/situation.ts'

/** Answers of a request, by part, as they are typed or as they are sent. */
export type Reponses = Readonly<Record<string, Valeurs>>

/** A part of a request: its questions, and the step that asks them. */
interface PartieDemande {
  /** How the receipt names it. */
  readonly titre: string
  readonly etape: string
  readonly questions: Questionnaire<Contexte>
  /** Whether the other answers ask for it; always without it. */
  demandee?(reponses: Reponses): boolean
}

interface Genre {
  /** What the request is called within a sentence. */
  readonly nom: string
  /** Service that lets the person make it; also its address, its draft and the theme of messages about it. */
  readonly service: 'demandedepartretraite' | 'demandedepartretraiteprogressive'
  /** Service, address and kind of documents of its follow-up. */
  readonly suivi: 'suividepartretraite' | 'suividepartretraiteprogressive'
  /** How its number begins. */
  readonly prefixe: string
  readonly etapes: readonly string[]
  readonly parties: Readonly<Record<string, PartieDemande>>
  /** Groups of files, in order. */
  readonly groupes: readonly (GroupePieces | GroupePiecesProgressive)[]
  /** Groups of files that the answers ask for. */
  readonly pieces: (reponses: Reponses) => readonly (GroupePieces | GroupePiecesProgressive)[]
  /** First day asked for, `AAAA-MM-JJ` once it is chosen. */
  readonly dateEffet: (reponses: Reponses) => string
}

const PART = {} as Valeurs

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

/** Everything in which the kinds of requests differ: the server, the portal and the administration read it here. */
export const genresDemande = {
  depart: {
    nom: 'demande de retraite',
    service: 'demandedepartretraite',
    suivi: 'suividepartretraite',
    prefixe: 'DR',
    etapes: etapesDemandeDepart,
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
    dateEffet: ({ depart: { dateDepart } = PART }) => String(dateDepart),
  },
  progressive: {
    nom: 'demande de retraite progressive',
    service: 'demandedepartretraiteprogressive',
    suivi: 'suividepartretraiteprogressive',
    prefixe: 'DP',
    etapes: etapesDemandeProgressive,
    parties: {
      situation: { titre: 'Votre situation', etape: 'situation', questions: situationProgressive },
      tempsPartiel: { titre: 'Votre temps partiel', etape: 'temps-partiel', questions: tempsPartiel },
    },
    groupes: groupesPiecesProgressive,
    pieces: ({ tempsPartiel: { conservationIban } = PART }) =>
      piecesProgressives({ conservationIban: conservationIban === true }),
    dateEffet: ({ tempsPartiel: { dateDebut } = PART }) => String(dateDebut),
  },
} as const satisfies Readonly<Record<GenreDossier, Genre>>

export type GenresDemande = typeof genresDemande
