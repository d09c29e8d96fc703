import { addDays, addMonths } from '#rules/calendar/arithmetic.ts'
import { dateAge, joursTrente } from '#rules/calendar/ages.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { datee } from '../regle/bareme.ts'
import ecrit from '../regle/tables/child-leave.json' with { type: 'json' }

const json = datee(ecrit)

/** Ways of working less, or not at all, to raise a child. */
export type Interruption = keyof typeof json.ageLimits

/** What a child still allows to count: days not worked, in months of thirty. */
export interface Reserve {
  readonly naissance: CalendarDate
  jours: number
}

/** Three years for each child born from 2004 on (art. L. 9 1° CPCMR), the eldest first. */
export const reservesDe = (naissances: readonly CalendarDate[]): Reserve[] =>
  naissances
    .filter((naissance) => isCalendarDate(naissance) && naissance >= json.bornFrom)
    .toSorted()
    .map((naissance) => ({ naissance, jours: json.maxDaysPerChild }))

/** A piece of a period, and whether the law counts it. */
export interface Morceau {
  readonly debut: CalendarDate
  readonly fin: CalendarDate
  readonly compte: boolean
  /** It counts by an age whose beginning no text confirms. */
  readonly aConfirmer?: true
}

/** Last day of so many days of thirty from a first one. */
const dernierJour = (debut: CalendarDate, jours: number): CalendarDate =>
  addDays(addMonths(debut, Math.floor(jours / 30)), (jours % 30) - 1)

const plusTot = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b)

/** Days on which a child is young enough: the first, and the one after the last. */
interface Fenetre {
  readonly reserve: Reserve
  readonly de: CalendarDate
  readonly jusqua: CalendarDate
  readonly confirme: boolean
}

const limitesDe = (
  sorte: Interruption,
): readonly { readonly from: CalendarDate; readonly years: number; readonly confirmed?: boolean }[] =>
  json.ageLimits[sorte]

/** Windows of each child: the age that the law says grew, for the days since then only. */
const fenetresDe = (sorte: Interruption, reserves: readonly Reserve[]): readonly Fenetre[] =>
  reserves.flatMap((reserve) =>
    limitesDe(sorte).map(({ from, years: annees, confirmed: confirme = true }) => ({
      reserve,
      de: from > reserve.naissance ? from : reserve.naissance,
      jusqua: dateAge(reserve.naissance, { annees, mois: 0 }),
      confirme,
    })),
  )

/** The window of a child young enough on a day, whose three years are not used up. */
const fenetreDuJour = (fenetres: readonly Fenetre[], jour: CalendarDate): Fenetre | undefined =>
  fenetres.find(({ reserve, de, jusqua }) => de <= jour && jour < jusqua && reserve.jours >= 1)

/**
 * A period cut into what counts as services and what does not: a day counts for a child young enough that day, whose three
 * years of time not worked are not used up (art. R. 9 CPCMR: days that two children allow count once). `part` is the time
 * not worked, above 0 and up to 1; what is counted is taken from `reserves`.
 */
export const morceauxComptes = (
  periode: { readonly debut: CalendarDate; readonly fin: CalendarDate },
  sorte: Interruption,
  part: number,
  reserves: readonly Reserve[],
): readonly Morceau[] => {
  const morceaux: Morceau[] = []
  if (!isCalendarDate(periode.debut) || !isCalendarDate(periode.fin)) return morceaux
  const fenetres = fenetresDe(sorte, reserves)
  const changements = fenetres.flatMap(({ de, jusqua }) => [de, jusqua]).toSorted()
  let { debut } = periode
  while (debut <= periode.fin) {
    const jour = debut
    const prochain = changements.find((date) => date > jour)
    const fenetre = fenetreDuJour(fenetres, jour)
    let fin = prochain === undefined ? periode.fin : plusTot(periode.fin, addDays(prochain, -1))
    if (fenetre) {
      const { reserve: enfant } = fenetre
      fin = plusTot(fin, dernierJour(jour, Math.floor(enfant.jours / part)))
      enfant.jours = Math.max(0, enfant.jours - joursTrente(jour, fin) * part)
    }
    morceaux.push({
      debut: jour,
      fin,
      compte: fenetre !== undefined,
      ...(fenetre?.confirme === false && { aConfirmer: true }),
    })
    debut = addDays(fin, 1)
  }
  return morceaux
}

/** What the table says of the time given to a child. */
export const baremeInterruptions = json
