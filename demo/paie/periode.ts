const PERIODE = /^\d{4}-(0[1-9]|1[0-2])$/

/** Checks that a text is a month written AAAA-MM, and gives it back. */
export const checkPeriode = (periode: string): string => {
  if (!PERIODE.test(periode)) throw new RangeError(`Période attendue AAAA-MM, reçu ${periode}`)
  return periode
}

/** Year (AAAA) of a month AAAA-MM. */
export const yearOf = (periode: string): string => periode.slice(0, 4)

const rank = (periode: string): number =>
  Number(yearOf(checkPeriode(periode))) * 12 + Number(periode.slice(5)) - 1

/** Every month from `first` to `last`, both included, written AAAA-MM and in order. */
export const periodsBetween = (first: string, last: string): string[] => {
  const start = rank(first)
  return Array.from({ length: Math.max(0, rank(last) - start + 1) }, (_, step) => {
    const month = start + step
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
