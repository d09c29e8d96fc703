import { arrondir } from '#rules/arrondis.ts'
import { isCalendarDate, jourDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { categories } from '../droit/categorie.ts'
import { type Faute, reproches } from './faute.ts'
import { type DemandeSaisie, joursDeServices, motifs, trimestresServices } from './demande.ts'
import { accordesParArticle, depaysementRefuse } from '../droit/accordes/parArticle.ts'
import { JOURS_PAR_TRIMESTRE } from '../droit/durations.ts'
import { indiceDe } from '../montant/indice.ts'
import {
  ageRachatAtteint,
  ageRachatDepasse,
  type OptionRachat,
  optionsRachat,
  PREMIER_RACHAT,
  RACHAT_MAXIMUM,
} from '../montant/rachat.ts'
import { partiesDe, PREMIER_EFFET, regleDe, reglesForcees } from '../regle/regle.ts'

const PREMIERE_NAISSANCE: CalendarDate = '1950-01-01'
const DERNIERE_NAISSANCE: CalendarDate = '2010-12-31'

/** Seventy years of quarters: beyond, a number is a mistake. */
const TRIMESTRES_MAXIMUM = 280
const ENFANTS_MAXIMUM = 20
const NBI_MAXIMUM = 300
const POINTS_MAXIMUM = 1_000_000
const REVENU_MAXIMUM = 1_000_000_000
const PARTS_MAXIMUM = 30

const entierEntre = (valeur: number, minimum: number, maximum: number) =>
  Number.isInteger(valeur) && valeur >= minimum && valeur <= maximum

const entre = (valeur: number, minimum: number, maximum: number) => valeur >= minimum && valeur <= maximum

/** Whether a number of quarters makes sense, none included. */
export const estNombreDeTrimestres = (trimestres: number): boolean =>
  entierEntre(trimestres, 0, TRIMESTRES_MAXIMUM)

/** An average of points, as fine as it is printed. */
const estMoyenneNbi = (points: number) => entre(points, 0, NBI_MAXIMUM) && arrondir(points) === points

const naissance = (date: CalendarDate | ''): Faute[] => {
  if (!isCalendarDate(date)) return reproches('dateNaissance', 'DATE_NAISSANCE')
  const dansLeBareme = date >= PREMIERE_NAISSANCE && date <= DERNIERE_NAISSANCE
  return reproches('dateNaissance', !dansLeBareme && 'NAISSANCE_HORS_BAREME')
}

const depart = (date: CalendarDate | ''): Faute[] => {
  if (!isCalendarDate(date)) return reproches('dateDepart', 'DATE_DEPART')
  if (date < PREMIER_EFFET) return reproches('dateDepart', 'DEPART_ANCIEN')
  return reproches('dateDepart', jourDe(date) !== 1 && 'DEPART_PREMIER_DU_MOIS')
}

const indiceAu = (champ: string, indice: number | string, date: CalendarDate | ''): Faute[] => {
  if (indice === 0 || indice === '') return reproches(champ, 'INDICE_ABSENT')
  const motif = typeof indice === 'string' ? 'INDICE_LETTRE' : 'INDICE_BORNES'
  return reproches(champ, indiceDe(indice, date) === undefined && motif)
}

const indice = ({ indiceMajore, dateDepart }: DemandeSaisie): Faute[] =>
  indiceAu('indiceMajore', indiceMajore, dateDepart)

const choix = (demande: DemandeSaisie): Faute[] => [
  ...reproches('categorie', demande.categorie === 'militaire' && 'MILITAIRE'),
  ...reproches(
    'categorie',
    demande.categorie !== 'militaire' &&
      !(categories as readonly string[]).includes(demande.categorie) &&
      'CATEGORIE',
  ),
  ...reproches('motif', !(motifs as readonly number[]).includes(demande.motif) && 'MOTIF'),
  ...reproches('regle', demande.regle !== undefined && !reglesForcees.includes(demande.regle) && 'REGLE'),
]

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
const articles = (demande: DemandeSaisie): Faute[] => {
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
  ...reproches('assuranceALAge.jours', !entierEntre(jours, 0, JOURS_PAR_TRIMESTRE - 1) && 'TRIMESTRES'),
]

const nombresDEnfants = ({ enfants, enfantsDuMotif, avantFermeture }: DemandeSaisie): Faute[] =>
  Object.entries({ enfants, enfantsDuMotif, 'avantFermeture.enfants': avantFermeture?.enfants }).flatMap(
    ([champ, nombre = 0]) => reproches(champ, !entierEntre(nombre, 0, ENFANTS_MAXIMUM) && 'ENFANTS'),
  )

const nombres = (demande: DemandeSaisie): Faute[] => {
  const { trimestresLiquidables, trimestresAssurance, trimestresBonification } = demande
  const fautes = [
    ...reproches(
      'trimestresAssurance',
      !entierEntre(trimestresAssurance, 1, TRIMESTRES_MAXIMUM) && 'TRIMESTRES',
    ),
    ...joursEnPlus.flatMap((champ) =>
      reproches(champ, !entierEntre(demande[champ] ?? 0, 0, JOURS_PAR_TRIMESTRE - 1) && 'TRIMESTRES'),
    ),
    ...reproches(
      'joursServices',
      !entierEntre(demande.joursServices ?? 0, 0, TRIMESTRES_MAXIMUM * JOURS_PAR_TRIMESTRE) && 'TRIMESTRES',
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
  const { quarters: deuxAns } = partiesDe(regleDe(demande.dateDepart || PREMIER_EFFET)).minimumServices
  return reproches(
    'trimestresLiquidables',
    joursDeServices(demande) < deuxAns * JOURS_PAR_TRIMESTRE && 'DEUX_ANS_DE_SERVICES',
  )
}

const rachat = ({ rachat: achat, dateNaissance, dateDepart }: DemandeSaisie): Faute[] => {
  if (achat === undefined) return []
  const { dateDemande, trimestres, option } = achat
  const dateJuste = isCalendarDate(dateDemande) && dateDemande >= PREMIER_RACHAT && dateDemande <= dateDepart
  return [
    ...reproches('rachat.dateDemande', !dateJuste && 'RACHAT_DATE'),
    // An age reckoned from a wrong birth is no second fault.
    ...(dateJuste && dateNaissance !== '' && naissance(dateNaissance).length === 0
      ? reproches(
          'rachat.dateDemande',
          ageRachatDepasse(dateNaissance, dateDemande) && 'RACHAT_AGE',
          !ageRachatAtteint(dateNaissance, dateDemande) && 'RACHAT_AGE_MINIMUM',
        )
      : []),
    ...(achat.indiceMajore === undefined
      ? []
      : indiceAu('rachat.indiceMajore', achat.indiceMajore, dateDemande)),
    ...reproches('rachat.trimestres', !entierEntre(trimestres, 1, RACHAT_MAXIMUM) && 'RACHAT_TRIMESTRES'),
    ...reproches('rachat.option', !optionsRachat.includes(option as OptionRachat) && 'RACHAT_OPTION'),
  ]
}

/** Parts of a household. Quarters of one exist: a child whose custody is shared by two of three parents’ households. */
export const estParts = (parts: number): boolean =>
  entre(parts, 1, PARTS_MAXIMUM) && Number.isInteger(parts * 4)

const foyer = ({ rafp, prelevements }: DemandeSaisie): Faute[] => [
  ...reproches('rafp.points', rafp !== undefined && !entre(rafp.points, 0, POINTS_MAXIMUM) && 'RAFP_POINTS'),
  ...(prelevements === undefined
    ? []
    : [
        ...reproches(
          'prelevements.revenuFiscalReference',
          !entre(prelevements.revenuFiscalReference, 0, REVENU_MAXIMUM) && 'REVENU_FISCAL',
        ),
        ...reproches('prelevements.parts', !estParts(prelevements.parts) && 'PARTS'),
      ]),
]

/** Faults of the values themselves, the law left aside. */
export const fautesDeValeur = (demande: DemandeSaisie): readonly Faute[] => [
  ...naissance(demande.dateNaissance),
  ...choix(demande),
  ...depart(demande.dateDepart),
  ...indice(demande),
  ...nombres(demande),
  ...articles(demande),
  ...foyer(demande),
  ...rachat(demande),
]
