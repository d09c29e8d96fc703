import { auCentime, type Euros } from '#rules/money.ts'
import { type CalendarDate, jourDe } from '#rules/calendar/dates.ts'
import { calculer } from '#rules/retraite/estimation/calcul.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { horizonDe } from './motifDepart.ts'
import { enfantsElevesAu } from '#rules/carriere/enfantsEleves.ts'
import { indiceAu } from '#rules/carriere/services/indiceAu.ts'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { fractionPayee } from '#rules/retraite/droit/tempsPartiel.ts'
import { droitsDe, droitsDeLaDemande } from '#rules/retraite/droit/droits.ts'
import { trimestresDuCompte } from '#rules/carriere/services/trimestresDuCompte.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import type { Demande, TravailProgressif } from '#rules/retraite/demande/demande.ts'
import type { Faute } from '#rules/retraite/estimation/verification/faute.ts'
import {
  fautesProgressive,
  ouvertureProgressive,
  ouvreProgressive,
  progressiveDe,
} from '#rules/retraite/montant/progressive/progressive.ts'
import { type Regle, regleDe } from '#rules/retraite/regle/regle.ts'
import { examinerDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeAu } from '#rules/simulation/hypotheses/hypothesesDuCompte.ts'

/** Groups of files: the authorisation of part-time work, and the bank statement of another account. */
export const groupesPiecesProgressive = ['autorisation', 'iban'] as const

export type GroupePiecesProgressive = (typeof groupesPiecesProgressive)[number]

/** Files that the answers ask for: part-time work is authorised, a post that is not full-time has nothing to be (art. D. 37-1 II). */
export const piecesProgressives = (reponses: {
  readonly conservationIban: boolean
  readonly tempsIncomplet: boolean
}): readonly GroupePiecesProgressive[] => [
  ...(reponses.tempsIncomplet ? [] : (['autorisation'] as const)),
  ...(reponses.conservationIban ? [] : (['iban'] as const)),
]

/** What a progressive pension asks for (art. L. 89 bis, D. 37-1 CPCMR). */
export const conditionsProgressive = ['age', 'trimestres', 'quotite', 'therapeutique', 'activite'] as const

export type ConditionProgressive = (typeof conditionsProgressive)[number]

/** Whether a condition is met, is not, or cannot be told from what is known. */
export type EtatCondition = 'remplie' | 'nonremplie' | 'averifier'

/** What the person wishes and declares. */
export interface TempsPartielDemande extends TravailProgressif {
  /** First day of the progressive pension: the 1st of a month. */
  readonly dateDebut: CalendarDate
  readonly tempsPartielTherapeutique: boolean
  readonly autreActivite: boolean
}

const fautesDe = (compte: CompteRetraite, demande: TempsPartielDemande) => {
  const { dateDebut } = demande
  const categorie = categorieDuCompte(compte, dateDebut)
  const droits = droitsDe(compte.situation.dateNaissance, categorie, regleDe(dateDebut))
  if (!droits) return undefined
  const { assurance } = trimestresDuCompte(compte, { dateDepart: dateDebut, quotites: [] })
  return fautesProgressive({ ...demande, effet: dateDebut, trimestresAssurance: assurance }, droits)
}

const etat = (remplie: boolean): EtatCondition => (remplie ? 'remplie' : 'nonremplie')

/** State of each condition, from the account when there is one and from what is declared. */
export const eligibiliteProgressive = (
  compte: CompteRetraite | undefined,
  demande: TempsPartielDemande,
): Readonly<Record<ConditionProgressive, EtatCondition>> => {
  const fautes = compte && fautesDe(compte, demande)
  const duCompte = (faute: Exclude<ReturnType<typeof fautesProgressive>[number], 'PROGRESSIVE_QUOTITE'>) =>
    fautes === undefined ? 'averifier' : etat(!fautes.includes(faute))
  return {
    age: duCompte('PROGRESSIVE_AGE'),
    trimestres: duCompte('PROGRESSIVE_TRIMESTRES'),
    quotite: demande.quotite === 0 ? 'averifier' : etat(ouvreProgressive(demande)),
    therapeutique: etat(!demande.tempsPartielTherapeutique),
    activite: etat(!demande.autreActivite),
  }
}

/** First day on which someone may have a progressive pension; undefined for a generation without rights here. */
export const premiereProgressive = (
  compte: Pick<CompteRetraite, 'carriere' | 'situation'>,
  aujourdhui: CalendarDate,
): CalendarDate | undefined => {
  const categorie = categorieDuCompte(compte, aujourdhui)
  const droits = droitsDe(compte.situation.dateNaissance, categorie, regleDe(aujourdhui))
  return droits && ouvertureProgressive(droits, aujourdhui)
}

/**
 * Why a first day cannot be asked for: pensions begin on the 1st of a month, after the request, and while one may still
 * work (art. L. 556-1 CGFP); ten years ahead at most when that age is not known.
 */
export const fauteDeDebut = (
  dateDebut: CalendarDate,
  aujourdhui: CalendarDate,
  personne?: Pick<Demande, 'dateNaissance' | 'categorie' | 'emploi'>,
): 'DEPART_PREMIER_DU_MOIS' | 'DEPART_PASSE' | 'DEPART_AGE_MAXIMUM' | undefined => {
  if (jourDe(dateDebut) !== 1) return 'DEPART_PREMIER_DU_MOIS'
  if (dateDebut <= aujourdhui) return 'DEPART_PASSE'
  const droits = personne && droitsDeLaDemande(personne, regleDe(dateDebut))
  return dateDebut > (droits?.dateMaximum ?? horizonDe(aujourdhui)) ? 'DEPART_AGE_MAXIMUM' : undefined
}

/** What someone would earn, in gross euros per month rounded to the cent, against full pay and full pension. */
export interface ResultatProgressif {
  readonly traitement: Euros
  readonly pensionEntiere: Euros
  readonly remuneration: Euros
  readonly pensionPartielle: Euros
  readonly total: Euros
  /** Part of the pension that is paid, in percent. */
  readonly fraction: number
  readonly regle: Regle
  /** Whether an indicative table or reading made the pension, and the pay. */
  readonly indicatif: boolean
  readonly paieIndicative: boolean
}

/** Pay of the time worked and part of the pension (art. L. 612-5 CGFP, L. 89 bis CPCMR); or the faults that prevent it. */
export const resultatProgressif = (
  compte: CompteRetraite,
  { dateDebut, ...progressive }: TravailProgressif & Pick<TempsPartielDemande, 'dateDebut'>,
  aujourdhui: CalendarDate,
):
  | {
      readonly resultat: ResultatProgressif
      readonly demande: Demande
      /** Quarters of décote of the full pension. */
      readonly decote: number
    }
  | { readonly fautes: readonly Faute[] } => {
  const demande = {
    ...demandeAu(compte, { dateDepart: dateDebut, enfants: enfantsElevesAu(compte, dateDebut) }, aujourdhui),
    progressive,
  }
  const { fautes, droits } = examinerDemande(demande)
  const calcul = fautes.length === 0 && droits ? calculer(demande, droits) : undefined
  if (!calcul || !droits) return { fautes }
  const { total, point } = calcul
  // Pay follows the index held on the day; the pension, the one held for six months (art. L. 15 CPCMR).
  const traitement = indiceAu(compte, dateDebut) * point.annuelle
  const { fraction, pensionPartielleMensuelle, remunerationMensuelle } = progressiveDe(
    total / 12,
    traitement / 12,
    progressive,
  )
  const remuneration = auCentime(remunerationMensuelle)
  const pensionPartielle = auCentime(pensionPartielleMensuelle)
  return {
    demande,
    decote: calcul.decote.trimestres,
    resultat: {
      traitement: auCentime(traitement / 12),
      pensionEntiere: auCentime(total / 12),
      remuneration,
      pensionPartielle,
      total: auCentime(remuneration + pensionPartielle),
      fraction,
      regle: droits.regle,
      indicatif: estimer(demande).indicatif,
      paieIndicative: !progressive.tempsIncomplet && fractionPayee(progressive.quotite)?.confirme === false,
    },
  }
}
