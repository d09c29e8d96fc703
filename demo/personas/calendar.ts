/** Day of the month on which pay and pensions are paid, and their slips made. */
export const PAYDAY = 28

const DAY_MS = 86_400_000

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** The date (AAAA-MM-JJ) some days before another. */
export const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10)

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The month (AAAA-MM) some months before another. */
export const monthsBefore = (periode: string, months: number): string => {
  const rank = Number(periode.slice(0, 4)) * 12 + Number(periode.slice(5, 7)) - 1 - months
  return `${Math.floor(rank / 12)}-${String((rank % 12) + 1).padStart(2, '0')}`
}

/** The last month (AAAA-MM) whose pay has been paid. */
export const lastPaidMonth = (today: string): string =>
  Number(today.slice(8)) >= PAYDAY ? today.slice(0, 7) : monthsBefore(today.slice(0, 7), 1)

/** Name of the month of a date: `octobre`. */
export const monthName = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
