import { arrondir } from '#rules/arrondis.ts'
import { dateAge } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { AUCUN, type Coefficient, decoteDe } from '../montant/decote.ts'
import { type Demande, trimestresPourLaDecote, trimestresServices } from './demande.ts'
import type { Droits } from '../droit/droits.ts'
import { type DureeRequise, JOURS_PAR_TRIMESTRE } from '../droit/durations.ts'
import { type Indice, indiceDe, type ValeurDuPoint, valeurDuPoint } from '../montant/indice.ts'
import { pourcentageEnfants } from '../montant/majorationEnfants.ts'
import { type MinimumGaranti, minimumGarantiDe } from '../montant/minimumGaranti.ts'
import { requisDe } from '../droit/motifs.ts'
import { type Surcote, surcoteDe } from '../montant/surcote.ts'
import { pourcentageDe } from '../montant/taux.ts'
import type { Parties } from '../regle/loi.ts'
import { partiesDe } from '../regle/regle.ts'

/** A pension and all that leads to it; euros per year, percentages, nothing rounded. */
export interface Calcul {
  readonly demande: Demande
  readonly droits: Droits
  readonly requis: DureeRequise
  readonly indice: Indice
  readonly point: ValeurDuPoint
  /** Annual gross index salary. */
  readonly traitement: number
  /** Percentage before décote and surcote. */
  readonly pourcentage: number
  readonly decote: Coefficient
  readonly surcote: Surcote
  /** Percentage after décote or surcote. */
  readonly taux: number
  /** Increase of disabled civil servants (art. R. 33 bis). */
  readonly majorationHandicap: number
  /** Pension before minimum garanti and increases. */
  readonly pension: number
  /** Part of it that the surcote adds. */
  readonly surcoteMontant: number
  /** The minimum, for those who may have it. */
  readonly minimum: MinimumGaranti | undefined
  readonly minimumApplique: boolean
  readonly enfantsPourcentage: number
  readonly enfantsMontant: number
  readonly supplementNbi: number
  readonly total: number
}

/** Without décote: a long career (art. L. 25 bis), and who is disabled, by reason 5 or by any other (art. L. 14 I). */
const sansDecote = ({ motif, incapacitePermanente = false }: Demande) =>
  motif === 3 || motif === 5 || incapacitePermanente

/** Reasons for which the minimum garanti has no condition of duration: disabled child, disability (art. L. 17). */
const minimumDeDroit = (motif: number) => motif === 4 || motif === 5

/** Day from which there is no décote: that of the generation, or the one of the carers of a disabled child. */
export const annulationDe = ({ annulationA65 = false }: Demande, droits: Droits): CalendarDate => {
  if (!annulationA65) return droits.dateAnnulation
  const { years } = partiesDe(droits.regle).annulmentOfDecote.carers
  const jour = dateAge(droits.naissance, { annees: years, mois: 0 })
  return jour < droits.dateAnnulation ? jour : droits.dateAnnulation
}

const decoteDuDepart = (demande: Demande, droits: Droits, trimestresRequis: number): Coefficient =>
  sansDecote(demande)
    ? AUCUN
    : decoteDe(
        {
          depart: demande.dateDepart,
          annulation: annulationDe(demande, droits),
          trimestresAssurance: demande.trimestresAssurance,
          trimestresRequis,
        },
        partiesDe(droits.regle).decote,
      )

/** The décote that the incapacity of someone who leaves for another reason than disability spares them. */
export const decoteEpargnee = ({ demande, droits, requis }: Calcul): Coefficient =>
  demande.incapacitePermanente === true
    ? decoteDuDepart({ ...demande, incapacitePermanente: false }, droits, requis.trimestres)
    : AUCUN

/** Bought quarters that the insurance holds: none of them opens the minimum garanti, the cautious reading of art. L. 17. */
const trimestresAchetes = ({ rachat }: Demande): number =>
  rachat?.compte === true && rachat.option !== 1 ? rachat.trimestres : 0

const minimumDuDepart = (demande: Demande, droits: Droits, trimestresRequis: number) => {
  const ouvert =
    demande.trimestresAssurance - trimestresAchetes(demande) >= trimestresRequis ||
    demande.dateDepart >= annulationDe(demande, droits) ||
    minimumDeDroit(demande.motif)
  if (!ouvert) return undefined
  const annee = anneeDe(demande.dateDepart)
  const faits = { trimestresServices: trimestresServices(demande), trimestresRequis, annee }
  return minimumGarantiDe(faits, partiesDe(droits.regle).minimumScale)
}

/** A third of the part of the services done while disabled, rounded to the nearest hundredth, in percent of the pension. */
export const pourcentageHandicap = (demande: Demande, droits: Droits): number => {
  const { motif, trimestresHandicap = 0, joursHandicap = 0, trimestresLiquidables } = demande
  if (motif !== 5) return 0
  const accomplis = trimestresHandicap + joursHandicap / JOURS_PAR_TRIMESTRE
  const part = Math.min(1, accomplis / trimestresLiquidables)
  return arrondir((part * 100) / partiesDe(droits.regle).disability.increasePart, 0)
}

/** Increase of disabled civil servants: the increased pension stays within 75 % of the salary (art. R. 33 bis CPCMR). */
const handicapDe = (demande: Demande, droits: Droits, traitement: number, pension: number): number => {
  const place = (traitement * partiesDe(droits.regle).percentage.maximum) / 100 - pension
  return Math.max(0, Math.min((pension * pourcentageHandicap(demande, droits)) / 100, place))
}

/** Whether a quarter was granted for a child, as far as the request tells. */
const enfantBonifie = ({ trimestresEnfants, enfants, trimestresBonification }: Demande): boolean =>
  trimestresEnfants === undefined ? enfants > 0 && trimestresBonification > 0 : trimestresEnfants > 0

/** Bought quarters that the insurance of the surcote counts: option 3, by a reading that no text confirms. */
const trimestresDeSurcoteAchetes = ({ rachat }: Demande): number =>
  rachat?.compte === true && rachat.option === 3 ? rachat.trimestres : 0

const surcoteDuDepart = (demande: Demande, droits: Droits, trimestresRequis: number): Surcote =>
  surcoteDe(
    {
      depart: demande.finDuTravail ?? demande.dateDepart,
      effet: demande.dateDepart,
      ageSurcote: droits.dateSurcote,
      ageLegal63: droits.surcoteParentale,
      trimestresAssurance:
        demande.trimestresAssurance - (demande.trimestresHorsSurcote ?? 0) - trimestresPourLaDecote(demande),
      joursAssurance: demande.joursAssurance ?? 0,
      ...(demande.assuranceALAge && { aLAge: demande.assuranceALAge }),
      trimestresRequis,
      enfantBonifie: enfantBonifie(demande),
    },
    partiesDe(droits.regle),
  )

/**
 * Percentage of the NBI’s points that is paid: 75 % × quarters for which they were held ÷ required (loi n° 91-73, art. 27),
 * never above that of the pension, which stands for it where the time is not told.
 */
const pourcentageNbi = (
  { trimestresNbi }: Demande,
  pourcentage: number,
  { trimestres }: DureeRequise,
  { percentage }: Parties,
): number =>
  trimestresNbi === undefined
    ? pourcentage
    : Math.min(pourcentage, (percentage.maximum * trimestresNbi) / trimestres)

/** What a surcote would be without the bought quarters that it counts. */
export const surcoteSansRachat = ({ demande, droits, requis }: Calcul): Surcote => {
  const achetes = trimestresDeSurcoteAchetes(demande)
  const { assuranceALAge: age } = demande
  const sans = {
    ...demande,
    trimestresAssurance: demande.trimestresAssurance - achetes,
    ...(age && { assuranceALAge: { ...age, trimestres: age.trimestres - achetes } }),
  }
  return surcoteDuDepart(sans, droits, requis.trimestres)
}

/**
 * The pension function: pure numbers from a request already verified and the rights of the person. The pension and its
 * increase for children stay within the salary (art. L. 15 and L. 18 V CPCMR), the surcote apart, which nothing bounds (Conseil
 * d’État, 29 December 2020, n° 428626); the NBI supplement has neither décote nor surcote.
 */
export const calculer = (demande: Demande, droits: Droits): Calcul | undefined => {
  const indice = indiceDe(demande.indiceMajore, demande.dateDepart)
  const point = valeurDuPoint(demande.dateDepart)
  if (indice === undefined || point === undefined) return undefined
  const requis = requisDe(demande, droits)
  const trimestresRequis = requis.trimestres
  const traitement = indice.majore * point.annuelle
  const loi = partiesDe(droits.regle)
  const pourcentage = pourcentageDe({ ...demande, trimestresRequis }, loi.percentage)
  const decote = decoteDuDepart(demande, droits, trimestresRequis)
  const surcote = surcoteDuDepart(demande, droits, trimestresRequis)
  const coefficient = 1 - decote.pourcentage / 100 + surcote.pourcentage / 100
  const taux = pourcentage * coefficient
  const avantHandicap = (traitement * taux) / 100
  const majorationHandicap = handicapDe(demande, droits, traitement, avantHandicap)
  const pension = avantHandicap + majorationHandicap
  const surcoteMontant = (((traitement * pourcentage) / 100) * surcote.pourcentage) / 100
  const minimum = minimumDuDepart(demande, droits, trimestresRequis)
  const minimumApplique = minimum !== undefined && minimum.montant > pension
  const base = minimumApplique ? minimum.montant : pension
  const enfantsPourcentage = pourcentageEnfants(demande.enfants, loi.childrenIncrease)
  const place = Math.max(0, traitement - (minimumApplique ? base : base - surcoteMontant))
  const enfantsMontant = Math.min((base * enfantsPourcentage) / 100, place)
  const supplementNbi =
    (demande.nbi * point.annuelle * pourcentageNbi(demande, pourcentage, requis, loi)) / 100
  return {
    demande,
    droits,
    requis,
    indice,
    point,
    traitement,
    pourcentage,
    decote,
    surcote,
    taux,
    majorationHandicap,
    pension,
    surcoteMontant,
    minimum,
    minimumApplique,
    enfantsPourcentage,
    enfantsMontant,
    supplementNbi,
    total: base + enfantsMontant + supplementNbi,
  }
}
