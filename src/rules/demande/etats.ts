import { daysBetween } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** Kinds of requests that the retirement service handles. */
export type GenreDossier = 'depart' | 'progressive'

/** Where a request stands. */
export const etatsDossier = [
  'recue',
  'recapitulatif',
  'documentemployeur',
  'traitement',
  'piecedemandee',
  'decompte',
  'decomptecorrectif',
  'titre',
  'paiement',
  'validee',
  'annulee',
] as const

export type EtatDossier = (typeof etatsDossier)[number]

/** Who acts while a request stands somewhere; nobody once it has ended. */
export type Acteur = 'vous' | 'employeur' | 'service'

/** Steps that every request of a kind goes through, in order (specification, §3 and §4). */
export const etapesDossier = {
  depart: ['recue', 'traitement', 'decompte', 'titre', 'paiement'],
  progressive: ['recue', 'recapitulatif', 'documentemployeur', 'traitement', 'decompte', 'validee'],
} as const satisfies Record<GenreDossier, readonly EtatDossier[]>

export type EtapeDossier = (typeof etapesDossier)[GenreDossier][number]

type Transitions = Readonly<Partial<Record<EtatDossier, readonly EtatDossier[]>>>

/** What may follow each state; what has no entry is an end. */
export const transitionsDossier: Readonly<Record<GenreDossier, Transitions>> = {
  depart: {
    recue: ['traitement', 'piecedemandee', 'annulee'],
    traitement: ['piecedemandee', 'decompte', 'annulee'],
    piecedemandee: ['traitement', 'annulee'],
    decompte: ['piecedemandee', 'decomptecorrectif', 'titre', 'annulee'],
    decomptecorrectif: ['piecedemandee', 'decomptecorrectif', 'titre', 'annulee'],
    titre: ['paiement'],
  },
  progressive: {
    recue: ['recapitulatif', 'piecedemandee', 'annulee'],
    recapitulatif: ['documentemployeur', 'piecedemandee', 'annulee'],
    documentemployeur: ['traitement', 'piecedemandee', 'annulee'],
    traitement: ['decompte', 'piecedemandee', 'annulee'],
    piecedemandee: ['recapitulatif', 'documentemployeur', 'traitement', 'annulee'],
    decompte: ['decomptecorrectif', 'validee', 'piecedemandee', 'annulee'],
    decomptecorrectif: ['decomptecorrectif', 'validee', 'piecedemandee', 'annulee'],
  },
}

/** Whether a request may go from a state to another. */
export const peutPasser = (genre: GenreDossier, de: EtatDossier, vers: EtatDossier): boolean =>
  transitionsDossier[genre][de]?.includes(vers) ?? false

/** States whose reason the person must read: what is missing, or why it is cancelled. */
export const demandeUnMotif = (etat: EtatDossier): boolean => etat === 'piecedemandee' || etat === 'annulee'

const acteurs: Readonly<Record<EtatDossier, Acteur | undefined>> = {
  recue: 'service',
  recapitulatif: 'employeur',
  documentemployeur: 'service',
  traitement: 'service',
  piecedemandee: 'vous',
  decompte: 'service',
  decomptecorrectif: 'service',
  titre: 'service',
  paiement: undefined,
  validee: undefined,
  annulee: undefined,
}

/** Who acts while a request is in a state. */
export const acteurDe = (etat: EtatDossier): Acteur | undefined => acteurs[etat]

/** The person may cancel online as long as nobody has begun to work on the request (rule of this portal). */
export const estAnnulable = (etat: EtatDossier): boolean => etat === 'recue'

/** Days for which a cancelled progressive request can still be followed (specification, §9). */
export const JOURS_SUIVI_ANNULE = 7

/** Whether the follow-up of a request cancelled on a date is closed on another. */
export const estSuiviClos = (annuleeLe: CalendarDate | undefined, aujourdhui: CalendarDate): boolean =>
  annuleeLe !== undefined && daysBetween(annuleeLe, aujourdhui) > JOURS_SUIVI_ANNULE

/** Whether a request has ended, so that another may be made. */
export const estTermine = (etat: EtatDossier): boolean =>
  etat === 'paiement' || etat === 'validee' || etat === 'annulee'
