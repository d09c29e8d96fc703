/**
 * Percentage of an amount in cents, rounded to the nearest cent. The percentage has two decimals at most:
 * it is taken as an integer number of hundredths, so that no half cent is lost to binary fractions.
 */
export const percentOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 100)) / 10_000)

/** Sum of amounts in cents; an absent amount counts for nothing. */
export const sumCents = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce((total: number, amount) => total + (amount ?? 0), 0)
