import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { ActionIhm } from '#contract/kit/evenements.ts'
import type { groupesEvenement } from '#contract/accueil/groupes.ts'
import type { Service } from '#contract/kit/services.ts'
import type { PensionSituation } from '../paie/pensionSlip.ts'
import type { PaySituation } from '../paie/situation.ts'
import type { ConversationDemo } from './messagerie.ts'
import type { NatureDocument } from './natures.ts'

type Civil = 'nom' | 'prenom' | 'nir'

/** A step of the scale reached in the time that the documents cover. */
interface Avancement {
  /** Months between the first payslip at this step and the last payslip. */
  readonly ilYAMois: number
  readonly echelon: string
  readonly indiceMajore: number
  /** How many earlier months are paid again at this step, by a back-pay statement. */
  readonly rappelSur: number
}

/**
 * Pay: the situation before the first step of `avancements`, which go from the oldest to the latest. `enfants` are those
 * that the pay office knows of someone whose career is not on file; the career's count for the others.
 */
export interface PaieDemo extends Omit<PaySituation, Civil | 'enfants'> {
  readonly enfants?: number
  readonly avancements?: readonly Avancement[]
}

/**
 * Documents of one nature. `annees` counts calendar years back from that of the last pay, included: one document a
 * month, one a year, or as many as bring all documents of each year up to `parAn`.
 */
export type SerieDocuments = { readonly nature: NatureDocument } & (
  | { readonly rythme: 'mensuel' | 'annuel'; readonly annees: number }
  | { readonly rythme: 'complement'; readonly annees: number; readonly parAn: number }
  | { readonly rythme: 'avancement' }
  | { readonly rythme: 'avantLaPremierePension'; readonly annees: number }
  | { readonly rythme: 'dates'; readonly ilYAJours: readonly number[] }
)

/** `identite` and `information` belong to the « other » group of the dashboard. */
type ServiceEvenement = (typeof groupesEvenement)[number] | 'identite' | 'information'

/** What an event says, whenever it comes. */
export interface Annonce {
  readonly service: ServiceEvenement
  readonly actionIhm?: ActionIhm
  readonly libelle1: string
  /** The title of the document, when there is one and nothing else is said. */
  readonly libelle2?: string
  readonly lu: boolean
  /** What it is about, whose act closes it. */
  readonly objet?: string
  readonly referenceUrl?: string
}

/** An event comes with its document, named by its nature and its rank from the latest (0), or some days ago. */
export type EvenementPersona = Annonce &
  (
    | { readonly document: { readonly nature: NatureDocument; readonly rang: number } }
    | { readonly ilYAJours: number; readonly document?: never }
  )

/** One person of the demo. */
export interface Persona {
  readonly nir: string
  readonly prenom: string
  readonly nom: string
  /** AAAA-MM-JJ */
  readonly dateNaissance: CalendarDate
  readonly courriel: string
  readonly courrielSecondaire?: string
  readonly iban: string
  /** `registre`: known to the employers, no account yet. */
  readonly etat: 'CONFIRME' | 'AFFIRME' | 'registre'
  readonly lectureSeule: boolean
  /** Services of the account today. */
  readonly services: readonly Service[]
  /** Services that the register grants once the identity is confirmed, when they are not granted yet. */
  readonly servicesApresConfirmation?: readonly Service[]
  readonly accesDemandeModificationCIR: boolean
  readonly accesVerificationCompte: boolean
  /** An individual retirement account is on file. */
  readonly cir: boolean
  readonly nouveauNir?: string
  /** Linked to the local FranceConnect. */
  readonly franceConnect?: true
  /** Requests of the messaging service. */
  readonly demandesMesap: readonly ConversationDemo[]
  readonly paie?: PaieDemo
  readonly pension?: Omit<PensionSituation, Civil>
  readonly documents: readonly SerieDocuments[]
  readonly evenements: readonly EvenementPersona[]
}
