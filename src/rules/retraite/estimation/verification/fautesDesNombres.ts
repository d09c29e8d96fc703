import { arrondir } from '#rules/arrondis.ts'
import { accordesParArticle, depaysementRefuse } from '../../droit/accordes/parArticle.ts'
import { JOURS_PAR_TRIMESTRE } from '../../regle/trimestres.ts'
import { partiesDe, PREMIER_EFFET, regleDe } from '../../regle/regle.ts'
import type { DemandeSaisie } from '../../demande/demande.ts'
import { joursDeServices, trimestresServices } from '../../demande/services.ts'
import { type Faute, reproches } from './faute.ts'

/** Seventy years of quarters: beyond, a number is a mistake. */
export const TRIMESTRES_MAXIMUM = 280
export const ENFANTS_MAXIMUM = 20
export const NBI_MAXIMUM = 300

/** Whether a number is whole, and within bounds. */
export const entierEntre = (valeur: number, minimum: number, maximum: number) =>
  Number.isInteger(valeur) && valeur >= minimum && valeur <= maximum

/** Whether a number is within bounds. */
export const entre = (valeur: number, minimum: number, maximum: number) =>
  valeur >= minimum && valeur <= maximum

/** Whether a number of quarters makes sense, none included. */
export const estNombreDeTrimestres = (trimestres: number): boolean =>
  entierEntre(trimestres, 0, TRIMESTRES_MAXIMUM)

/** An average of points, as fine as it is printed. */
export const estMoyenneNbi = (points: number) => entre(points, 0, NBI_MAXIMUM) && arrondir(points) === points

/** Numbers of quarters that may be none. */
const nombresDeTrimestres = [
  'trimestresLiquidables',
  'trimestresBonification',
  'trimestresHandicap',
  'trimestresNbi',
  'trimestresCotises',
  'trimestresReputesIncertains',
  'trimestresAilleurs',
  'trimestresEnfants',
  'trimestresHorsSurcote',
] as const satisfies readonly (keyof DemandeSaisie)[]

/** Numbers of days beyond whole quarters. */
const joursEnPlus = ['joursAssurance', 'joursHandicap'] as const satisfies readonly (keyof DemandeSaisie)[]

/** Quarters told by article: their payable part is the bonification of the request, else one of the two is wrong. */
export const articles = (demande: DemandeSaisie): Faute[] => {
  const { trimestresParArticle, trimestresBonification, dateDepart } = demande
  if (trimestresParArticle === undefined || dateDepart === '') return []
  if (trimestresParArticle.some(({ trimestres }) => !estNombreDeTrimestres(trimestres)))
    return reproches('trimestresParArticle', 'TRIMESTRES')
  const lus = accordesParArticle(trimestresParArticle, dateDepart)
  return reproches(
    'trimestresParArticle',
    lus.trimestresBonification !== trimestresBonification && 'BONIFICATION_ARTICLES',
    trimestresParArticle.some(
      ({ article, trimestres }) =>
        trimestres > 0 && depaysementRefuse(article, trimestresServices(demande), dateDepart),
    ) && 'BONIFICATION_DEPAYSEMENT',
  )
}

const ageLegal = ({ assuranceALAge: { trimestres, jours } = { trimestres: 0, jours: 0 } }: DemandeSaisie) => [
  ...reproches('assuranceALAge.trimestres', !estNombreDeTrimestres(trimestres) && 'TRIMESTRES'),
  ...reproches('assuranceALAge.jours', !entierEntre(jours, 0, JOURS_PAR_TRIMESTRE - 1) && 'JOURS'),
]

const nombresDEnfants = ({ enfants, enfantsDuMotif, avantFermeture }: DemandeSaisie): Faute[] =>
  Object.entries({ enfants, enfantsDuMotif, 'avantFermeture.enfants': avantFermeture?.enfants }).flatMap(
    ([champ, nombre = 0]) => reproches(champ, !entierEntre(nombre, 0, ENFANTS_MAXIMUM) && 'ENFANTS'),
  )

/** NBI is paid to those who are in service: no longer than that, but for the rounding of both, a quarter. */
const nbiSansServices = (demande: DemandeSaisie): boolean => {
  const { joursServices, trimestresAssurance, trimestresNbi = 0 } = demande
  const supposes = Math.max(trimestresServices(demande), trimestresAssurance)
  return (trimestresNbi - 1) * JOURS_PAR_TRIMESTRE > (joursServices ?? supposes * JOURS_PAR_TRIMESTRE)
}

/** Contributed quarters are insurance, and hold those that are only deemed so or come of other schemes. */
const cotisesSansAssurance = (demande: DemandeSaisie): boolean => {
  const { trimestresCotises, trimestresAssurance } = demande
  const { trimestresReputesIncertains: reputes = 0, trimestresAilleurs: ailleurs = 0 } = demande
  if (trimestresCotises === undefined) return false
  return trimestresCotises > trimestresAssurance || reputes + ailleurs > trimestresCotises
}

/** Whether a pension of the civil service is out of reach on the day of a request: less than two years of services (art. L. 4 CPCMR). */
export const sansDeuxAns = (demande: DemandeSaisie): boolean => {
  const { quarters } = partiesDe(regleDe(demande.dateDepart || PREMIER_EFFET)).minimumServices
  return joursDeServices(demande) < quarters * JOURS_PAR_TRIMESTRE
}

/** Faults of the numbers of a request: quarters, days, children, points of NBI. */
export const nombres = (demande: DemandeSaisie): Faute[] => {
  const { trimestresLiquidables, trimestresAssurance, trimestresBonification } = demande
  const fautes = [
    ...reproches(
      'trimestresAssurance',
      !entierEntre(trimestresAssurance, 1, TRIMESTRES_MAXIMUM) && 'TRIMESTRES',
    ),
    ...joursEnPlus.flatMap((champ) =>
      reproches(champ, !entierEntre(demande[champ] ?? 0, 0, JOURS_PAR_TRIMESTRE - 1) && 'JOURS'),
    ),
    ...reproches(
      'joursServices',
      !entierEntre(demande.joursServices ?? 0, 0, TRIMESTRES_MAXIMUM * JOURS_PAR_TRIMESTRE) && 'JOURS',
    ),
    ...nombresDeTrimestres.flatMap((champ) =>
      reproches(champ, !estNombreDeTrimestres(demande[champ] ?? 0) && 'TRIMESTRES'),
    ),
    ...ageLegal(demande),
    ...nombresDEnfants(demande),
    ...reproches(
      'avantFermeture.trimestres',
      !estNombreDeTrimestres(demande.avantFermeture?.trimestres ?? 0) && 'TRIMESTRES',
    ),
    ...reproches('nbi', !estMoyenneNbi(demande.nbi) && 'NBI'),
  ]
  if (fautes.length > 0) return fautes
  if (trimestresBonification > trimestresLiquidables)
    return reproches('trimestresBonification', 'BONIFICATION')
  if (nbiSansServices(demande)) return reproches('trimestresNbi', 'NBI_SERVICES')
  if (cotisesSansAssurance(demande)) return reproches('trimestresCotises', 'COTISES')
  return reproches('trimestresLiquidables', sansDeuxAns(demande) && 'DEUX_ANS_DE_SERVICES')
}
