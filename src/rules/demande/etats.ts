import { addDays } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** Kinds of requests that the retirement service handles. */
export const genresDossier = ['depart', 'progressive'] as const

export type GenreDossier = (typeof genresDossier)[number]

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

/** Who may cancel a request. */
export const auteursAnnulation = ['personne', 'employeur', 'service'] as const

export type AuteurAnnulation = (typeof auteursAnnulation)[number]

type Transitions = Readonly<Partial<Record<EtatDossier, readonly EtatDossier[]>>>

interface Parcours {
  /** Steps that every request goes through, in order (specification, §3 and §4). */
  readonly etapes: readonly EtatDossier[]
  /** What may follow each state; what has no entry is an end. */
  readonly suites: Transitions
  /** Days for which it can still be followed once cancelled (specification, §9); for ever without it. */
  readonly joursSuiviAnnule?: number
  /** Whether the person must tell their employer long before (art. D. 1 CPCMR). */
  readonly employeurAPrevenir: boolean
  /** Whether the first payment falls at the end of the first month (art. L. 90 CPCMR); else it follows a notification. */
  readonly paiementFinDuMois: boolean
}

/** How the law and the service treat each kind of request. */
export const parcoursDossier = {
  depart: {
    etapes: ['recue', 'traitement', 'decompte', 'titre', 'paiement'],
    suites: {
      recue: ['traitement', 'piecedemandee', 'annulee'],
      traitement: ['piecedemandee', 'decompte', 'annulee'],
      piecedemandee: ['traitement', 'annulee'],
      decompte: ['piecedemandee', 'decomptecorrectif', 'titre', 'annulee'],
      decomptecorrectif: ['piecedemandee', 'decomptecorrectif', 'titre', 'annulee'],
      titre: ['paiement'],
    },
    employeurAPrevenir: true,
    paiementFinDuMois: true,
  },
  progressive: {
    etapes: ['recue', 'recapitulatif', 'documentemployeur', 'traitement', 'decompte', 'validee'],
    suites: {
      recue: ['recapitulatif', 'piecedemandee', 'annulee'],
      recapitulatif: ['documentemployeur', 'piecedemandee', 'annulee'],
      documentemployeur: ['traitement', 'piecedemandee', 'annulee'],
      traitement: ['decompte', 'piecedemandee', 'annulee'],
      piecedemandee: ['recue', 'recapitulatif', 'documentemployeur', 'traitement', 'annulee'],
      decompte: ['decomptecorrectif', 'validee', 'piecedemandee', 'annulee'],
      decomptecorrectif: ['decomptecorrectif', 'validee', 'piecedemandee', 'annulee'],
    },
    joursSuiviAnnule: 7,
    employeurAPrevenir: false,
    paiementFinDuMois: false,
  },
} as const satisfies Readonly<Record<GenreDossier, Parcours>>

export type EtapeDossier = (typeof parcoursDossier)[GenreDossier]['etapes'][number]

/** States that may follow that of a request; none at its end. */
export const suitesDossier = (genre: GenreDossier, etat: EtatDossier): readonly EtatDossier[] => {
  const { suites }: Parcours = parcoursDossier[genre]
  return suites[etat] ?? []
}

/** Whether a request may go from a state to another. */
export const peutPasser = (genre: GenreDossier, de: EtatDossier, vers: EtatDossier): boolean =>
  suitesDossier(genre, de).includes(vers)

/** Whether a request that comes into a state after others goes on from where it was, once it has the file that was asked for. */
export const estReprise = (avant: readonly { readonly etat: EtatDossier }[], etat: EtatDossier): boolean =>
  avant.at(-1)?.etat === 'piecedemandee' && avant.some((passage) => passage.etat === etat)

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

/** Last day on which a request cancelled on a date is followed; undefined when its follow-up never closes. */
export const dernierJourSuivi = (
  genre: GenreDossier,
  annuleeLe: CalendarDate | undefined,
): CalendarDate | undefined => {
  const { joursSuiviAnnule: jours }: Parcours = parcoursDossier[genre]
  return annuleeLe === undefined || jours === undefined ? undefined : addDays(annuleeLe, jours)
}

/** Whether the follow-up of a request cancelled on a date is closed on another. */
export const estSuiviClos = (
  genre: GenreDossier,
  annuleeLe: CalendarDate | undefined,
  aujourdhui: CalendarDate,
): boolean => {
  const dernier = dernierJourSuivi(genre, annuleeLe)
  return dernier !== undefined && aujourdhui > dernier
}

/** Whether a request has ended, so that another may be made. */
export const estTermine = (etat: EtatDossier): boolean =>
  etat === 'paiement' || etat === 'validee' || etat === 'annulee'
