import { auCentime, type Euros } from '#rules/money.ts'
import type { Duree } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { arrondir } from '#rules/arrondis.ts'
import { avertir } from './avertissements.ts'
import { blocPrelevements } from './blocPrelevements.ts'
import { blocProgressive, blocRachat, blocRafp } from './blocs.ts'
import { type Calcul, calculer } from './calcul.ts'
import type { Coefficient } from '../montant/decote.ts'
import type { Demande } from '../demande/demande.ts'
import { avecArticles } from '../droit/accordes/parArticle.ts'
import type { Ligne } from './lignes.ts'
import { expliquerPension } from './explication/lignesPension.ts'
import type { Regle } from '../regle/regle.ts'
import { RegleFault } from './verification/faute.ts'
import { examinerDemande } from './verification/verifierDemande.ts'

/** The answer of an estimate: euros and percentages rounded half up to the hundredth, once, at the end. */
export interface Estimation {
  readonly regle: Regle
  readonly trimestresRequis: number
  readonly ageOuverture: Duree
  /** First day on which the pension may be paid at the legal age: the 1st of a month. */
  readonly dateOuverture: CalendarDate
  /** Percentage of the salary after décote or surcote. */
  readonly taux: number
  readonly decote: Coefficient
  readonly surcote: Coefficient
  readonly minimumGaranti: { readonly montantAnnuel: Euros; readonly applique: boolean }
  readonly majorationEnfants: { readonly pourcentage: number; readonly montantAnnuel: Euros }
  readonly pensionBruteAnnuelle: Euros
  readonly pensionBruteMensuelle: Euros
  /** Whether the gross pension comes from a table or a reading of the law that is only indicative. */
  readonly indicatif: boolean
  readonly rafp?: NonNullable<ReturnType<typeof blocRafp>>['valeur']
  readonly rachat?: NonNullable<ReturnType<typeof blocRachat>>['valeur']
  readonly progressive?: NonNullable<ReturnType<typeof blocProgressive>>['valeur']
  readonly prelevements?: NonNullable<ReturnType<typeof blocPrelevements>>['valeur']
  readonly lignes: readonly Ligne[]
}

const blocsDe = (calcul: Calcul, confirmee: boolean) => {
  const rafp = blocRafp(calcul)
  const rachat = blocRachat(calcul)
  const progressive = blocProgressive(calcul, confirmee)
  const prelevements = blocPrelevements(calcul, confirmee)
  return {
    valeurs: {
      ...(rafp && { rafp: rafp.valeur }),
      ...(rachat && { rachat: rachat.valeur }),
      ...(progressive && { progressive: progressive.valeur }),
      ...(prelevements && { prelevements: prelevements.valeur }),
    },
    lignes: [rafp, rachat, progressive, prelevements].flatMap((bloc) => bloc?.lignes ?? []),
  }
}

const deuxDecimales = (ligne: Ligne): Ligne => ({ ...ligne, valeur: arrondir(ligne.valeur) })

/** Rounds a calculation and explains it. */
const presenter = (calcul: Calcul): Estimation => {
  const { droits, requis, minimum, surcote } = calcul
  const pension = expliquerPension(calcul)
  const confirmee = pension.at(-1)?.confirme ?? false
  const blocs = blocsDe(calcul, confirmee)
  return {
    regle: droits.regle,
    trimestresRequis: requis.trimestres,
    ageOuverture: droits.ouverture.age,
    dateOuverture: droits.dateOuverture,
    taux: arrondir(calcul.taux),
    decote: calcul.decote,
    surcote: { trimestres: surcote.trimestres, pourcentage: surcote.pourcentage },
    minimumGaranti: { montantAnnuel: auCentime(minimum?.montant ?? 0), applique: calcul.minimumApplique },
    majorationEnfants: {
      pourcentage: calcul.enfantsPourcentage,
      montantAnnuel: auCentime(calcul.enfantsMontant),
    },
    pensionBruteAnnuelle: auCentime(calcul.total),
    pensionBruteMensuelle: auCentime(calcul.total / 12),
    indicatif: !confirmee,
    ...blocs.valeurs,
    lignes: [...pension, ...blocs.lignes, ...avertir(calcul)].map(deuxDecimales),
  }
}

/**
 * The pension function of the portal, the only one: what the public call answers and the screens show. Bought-back
 * quarters are priced, not counted: add them to the quarters to see their effect.
 *
 * @throws {RegleFault} when the request has faults (`verifierDemande` lists them without throwing)
 */
export const estimer = (demande: Demande): Estimation => {
  const { fautes, droits } = examinerDemande(demande)
  const calcul = fautes.length === 0 && droits ? calculer(avecArticles(demande), droits) : undefined
  if (calcul === undefined) throw new RegleFault(fautes)
  return presenter(calcul)
}
