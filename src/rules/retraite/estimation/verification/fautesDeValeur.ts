import { isCalendarDate, jourDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { categories } from '../../demande/categorie.ts'
import { type Faute, reproches } from './faute.ts'
import { type DemandeSaisie, motifs } from '../../demande/demande.ts'
import { articles, entierEntre, entre, nombres } from './fautesDesNombres.ts'
import { indiceDe } from '../../montant/indice.ts'
import {
  ageRachatAtteint,
  ageRachatDepasse,
  type OptionRachat,
  optionsRachat,
  PREMIER_RACHAT,
  RACHAT_MAXIMUM,
} from '../../montant/rachat.ts'
import { PREMIER_EFFET, reglesForcees } from '../../regle/regle.ts'

const PREMIERE_NAISSANCE: CalendarDate = '1950-01-01'
const DERNIERE_NAISSANCE: CalendarDate = '2010-12-31'

const POINTS_MAXIMUM = 1_000_000
const REVENU_MAXIMUM = 1_000_000_000
const PARTS_MAXIMUM = 30

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

/** A day that is told, of the departure at the latest. */
const avantLeDepart = (
  demande: DemandeSaisie,
  champ: 'finDuTravail' | 'cotisesAtteints',
  motif: 'FIN_DU_TRAVAIL' | 'COTISES_ATTEINTS',
): Faute[] => {
  const { [champ]: jour, dateDepart } = demande
  const juste = jour === undefined || (isCalendarDate(jour) && (dateDepart === '' || jour <= dateDepart))
  return reproches(champ, !juste && motif)
}

const rachat = ({ rachat: achat, dateNaissance, dateDepart }: DemandeSaisie): Faute[] => {
  if (achat === undefined) return []
  const { dateDemande, trimestres, option } = achat
  // Before the pension begins, not on its first day (art. L. 9 bis CPCMR: civil servants).
  const dateJuste = isCalendarDate(dateDemande) && dateDemande >= PREMIER_RACHAT && dateDemande < dateDepart
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
  ...avantLeDepart(demande, 'finDuTravail', 'FIN_DU_TRAVAIL'),
  ...avantLeDepart(demande, 'cotisesAtteints', 'COTISES_ATTEINTS'),
  ...indice(demande),
  ...nombres(demande),
  ...articles(demande),
  ...foyer(demande),
  ...rachat(demande),
]
