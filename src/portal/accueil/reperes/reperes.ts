import type { EcartNet, RepereDepart } from '#contract/accueil/reperes.ts'
import { raisonExplication } from '#portal/components/words/causesNet.ts'
import { moisEcoules } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { delaiDeDepot, premierDepartDansLesDelais } from '#rules/demande/demandeDepart.ts'
import { dateEnChiffres, moisEnLettres } from '#rules/format/dates.ts'
import { dureeEnLettres } from '#rules/format/durees.ts'
import { centimesEnEuros } from '#rules/format/nombres.ts'
import { reperesMessages as words } from './words.ts'

/** In how long a departure is, in whole years and months. */
export const dansCombien = (aujourdhui: CalendarDate, date: CalendarDate): string => {
  const mois = moisEcoules(aujourdhui, date)
  if (mois < 1) return words.moinsDunMois
  const annees = Math.floor(mois / 12)
  return words.dans(annees === 0 ? `${mois} mois` : dureeEnLettres({ annees, mois: mois % 12 }))
}

/** Whether the right to a pension is open by now to someone who has not asked for it. */
export const estOuvert = (
  { numeroDemande, dateOuverture }: Pick<RepereDepart, 'numeroDemande' | 'dateOuverture'>,
  aujourdhui: CalendarDate,
): boolean => numeroDemande === undefined && dateOuverture !== undefined && dateOuverture <= aujourdhui

/** What a departure is called, and what is said of its day: asked for, to come with the right, or open by now. */
export const ditDuDepart = (
  repere: RepereDepart,
  aujourdhui: CalendarDate,
): { readonly titre: string; readonly precision: string } => {
  const { numeroDemande, date, dateOuverture } = repere
  const delai = date > aujourdhui ? [dansCombien(aujourdhui, date)] : []
  if (numeroDemande !== undefined) return { titre: words.demande, precision: delai.join(' ') }
  const proche =
    delaiDeDepot(date, aujourdhui) === 'proche'
      ? [words.proche(dateEnChiffres(premierDepartDansLesDelais(aujourdhui)))]
      : []
  if (dateOuverture === undefined || !estOuvert(repere, aujourdhui))
    return { titre: words.depart, precision: [...delai, ...proche].join(' ') }
  const depuis = words.ouvertDepuis(dateEnChiffres(dateOuverture))
  return { titre: words.departOuvert, precision: [depuis, ...proche].join(' ') }
}

/** What became of the net since the slip before, and the reason that weighs most in it, as far as the slips say it. */
export const ecartDit = ({ ecart, periode, cause, lignes }: EcartNet): string => {
  const mois = moisEnLettres(periode)
  if (ecart === 0) return words.egal(mois)
  const phrase = (ecart > 0 ? words.hausse : words.baisse)(centimesEnEuros(Math.abs(ecart)), mois)
  return cause === undefined ? phrase : `${phrase} ${words.raison} ${raisonExplication({ cause, lignes })}`
}
