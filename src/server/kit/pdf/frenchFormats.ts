const amount = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Marianne has no narrow no-break space (U+202F): the wide one (U+00A0) keeps amounts on one line. */
export const printable = (text: string): string => text.replaceAll('\u202F', '\u00A0')

/** Cents as printed in a column headed « € »: 123456 gives « 1 234,56 ». */
export const formatAmount = (cents: number): string => printable(amount.format(cents / 100))

/** Cents with the unit: 123456 gives « 1 234,56 € ». */
export const formatEuros = (cents: number): string => `${formatAmount(cents)}\u00A0€`

/** Rate with two decimals: 11.1 gives « 11,10 % ». */
export const formatRate = (percent: number): string => `${printable(amount.format(percent))}\u00A0%`

/** Month AAAA-MM in letters: « octobre 2026 ». */
export const formatMonth = (periode: string): string =>
  monthFormat.format(new Date(`${periode}-01T00:00:00Z`))

/** Month AAAA-MM after « paie » or « bulletin »: « de mars 2026 », « d’octobre 2026 ». */
export const formatOfMonth = (periode: string): string => {
  const month = formatMonth(periode)
  return /^[ao]/.test(month) ? `d’${month}` : `de ${month}`
}

/** Text with a capital initial. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats a number when there is one, else leaves the cell empty. */
export const orEmpty = (format: (value: number) => string, value: number | undefined): string =>
  value === undefined ? '' : format(value)
