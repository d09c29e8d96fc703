import type { Calcul } from './calcul.ts'
import { decoteEpargnee } from '../montant/decote.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { compter } from '#rules/format/nombres.ts'
import { type Categorie, categoriesDesTables } from '../demande/categorie.ts'
import type { Droits } from '../droit/droits.ts'
import type { Demande } from '../demande/demande.ts'
import { trimestresServices } from '../demande/services.ts'
import { JOURS_PAR_TRIMESTRE } from '../regle/trimestres.ts'
import { duMotif } from './conditionsSupposees.ts'
import { type Ligne, note } from './lignes.ts'
import { douteDeLIndice } from '../montant/indice.ts'
import { ligneDeGeneration } from '../regle/bareme.ts'
import { partiesDe } from '../regle/regle.ts'
import { baremeRafp } from '../montant/rafp.ts'

const derniereAnnee = baremeRafp.pointValues.at(-1)?.year ?? 0

/** Whether insurance is shorter than services by more than their rounding explains. */
const manqueAuxServices = (demande: Demande, { regle }: Droits): boolean => {
  const trimestres = trimestresServices(demande) - demande.trimestresAssurance
  return (
    trimestres * JOURS_PAR_TRIMESTRE - (demande.joursAssurance ?? 0) >
    JOURS_PAR_TRIMESTRE - partiesDe(regle).quarter.countedFromDays
  )
}

/** Said beside an estimate whose bonifications are told in one number: nothing else in it shows what it does not know. */
const totalSeul = ({ regle }: Droits): Ligne =>
  note(
    `Les bonifications sont données en un seul total : leur article dirait lesquelles comptent pour une surcote, et si la décote disparaît à ${partiesDe(regle).annulmentOfDecote.carers.years} ans.`,
    'art. L. 12, L. 12 ter et L. 14 CPCMR',
  )

/** What the surcote takes for granted when the nature of the bonifications is not told. */
const deLaSurcote = ({ demande, droits, surcote }: Calcul): Ligne[] => {
  const { trimestresHorsSurcote, trimestresEnfants, trimestresBonification } = demande
  if (trimestresBonification === 0) return []
  if (surcote.trimestres === 0) return trimestresHorsSurcote === undefined ? [totalSeul(droits)] : []
  return [
    ...(trimestresHorsSurcote === undefined
      ? [
          note(
            'La surcote compte ici toutes les bonifications : celles qui ne sont ni pour enfants ni pour handicap n’y entrent pas.',
            'art. L. 14 III CPCMR',
            trimestresBonification,
            false,
          ),
        ]
      : []),
    ...(trimestresEnfants === undefined && surcote.parentaux > 0
      ? [
          note(
            'La surcote parentale suppose qu’un trimestre au moins a été accordé pour un enfant.',
            'art. L. 14 IV CPCMR',
            surcote.parentaux,
            false,
          ),
        ]
      : []),
  ]
}

/** The supplement is paid for the time its points were held: where it is not told, the amount is the most it may be. */
const deLaNbi = ({ demande, supplementNbi }: Calcul): Ligne[] =>
  supplementNbi > 0 && demande.trimestresNbi === undefined
    ? [
        note(
          'Le supplément de NBI est un plafond : il suppose les points perçus pendant toute la durée prise en compte. Perçus moins longtemps, ils donnent moins, en proportion. La décote et la surcote ne le changent pas.',
          'art. 27 de la loi n° 91-73',
          demande.nbi,
          false,
        ),
      ]
    : []

/** An index that is in no table may be that of another line of the payslip: the whole estimate hangs on it. */
const deLIndice = ({ demande, indice }: Calcul): Ligne[] => {
  const trouve = douteDeLIndice(indice.majore, demande.dateDepart)
  if (trouve === undefined) return []
  const constat =
    trouve.doute === 'BAS'
      ? `L’indice ${indice.majore} est inférieur au plus bas du barème, ${trouve.borne}`
      : `L’indice ${indice.majore} n’est celui d’aucun échelon : ce pourrait être un indice brut`
  return [
    note(
      `${constat}. Vérifiez l’indice majoré (INM) de votre bulletin de paie : toute l’estimation en dépend.`,
      trouve.source,
      trouve.borne,
    ),
  ]
}

/** Whoever is disabled has none, whatever the reason: only reason 5 asks for quarters done while disabled. */
const deLaDecote = (calcul: Calcul): Ligne[] => {
  const { incapacityPercent: taux, noDecoteSource } = partiesDe(calcul.droits.regle).disability
  const epargnee = decoteEpargnee(calcul).trimestres
  if (epargnee > 0) {
    const dite = `Pas de décote, qui serait de ${compter(epargnee, 'trimestre')} : l’estimation suppose une incapacité permanente de ${taux} % au moins, que le Service des Retraites de l’État vérifiera.`
    return [note(dite, noDecoteSource, taux)]
  }
  const dite = `La décote ne s’applique pas à un fonctionnaire handicapé dont l’incapacité permanente est de ${taux} % au moins, quel que soit le motif de son départ : si c’est votre cas, dites-le dans vos hypothèses, et à votre service des ressources humaines.`
  return calcul.decote.trimestres === 0 ? [] : [note(dite, noDecoteSource, taux)]
}

/** Services in classed jobs that open the age: from an account they are counted, a call does not tell them. */
const desServicesClasses = (
  { naissance, regle }: Droits,
  categorie: Exclude<Categorie, 'sedentaire'>,
): Ligne => {
  const { classedServices } = partiesDe(regle)
  const { years } = ligneDeGeneration(classedServices[categoriesDesTables[categorie]], naissance) ?? {
    years: 0,
  }
  const sorte = categorie === 'active' ? 'actifs' : 'super-actifs'
  return note(
    `L’estimation compte pour acquise, au départ, la durée de services ${sorte} qui ouvre l’âge anticipé : ${years} ans, ou la durée propre à l’emploi.`,
    classedServices.source,
    years,
  )
}

/** What the person must know of an estimate: conditions taken for granted, dates beyond the tables or the age limit. */
export const avertir = (calcul: Calcul): readonly Ligne[] => {
  const { demande, droits } = calcul
  const lignes = [deLIndice, duMotif, deLaDecote, deLaSurcote, deLaNbi].flatMap((dire) => dire(calcul))
  if (droits.categorie !== 'sedentaire' && demande.servicesClassesEtablis !== true)
    lignes.push(desServicesClasses(droits, droits.categorie))
  if (demande.dateDepart > droits.dateLimite)
    lignes.push(
      note(
        `Au-delà de la limite d’âge (${droits.limite.age.annees} ans) : il faut une prolongation, ou l’autorisation de votre employeur. Interrogez votre service des ressources humaines.`,
        'art. L. 556-1 CGFP',
        droits.limite.age.annees,
        droits.limite.confirme,
      ),
    )
  if (manqueAuxServices(demande, droits))
    lignes.push(
      note(
        'La durée d’assurance est plus courte que les services : vérifiez votre relevé de carrière.',
        'art. L. 13 et L. 14 CPCMR',
      ),
    )
  if (anneeDe(demande.dateDepart) > derniereAnnee)
    lignes.push(
      note(
        `Les montants sont ceux de ${derniereAnnee} : les barèmes des années suivantes ne sont pas connus.`,
        'barèmes datés',
        derniereAnnee,
        false,
      ),
    )
  return lignes
}
