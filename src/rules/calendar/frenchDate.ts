/** Writes a calendar date `AAAA-MM-JJ` as people read it: `JJ/MM/AAAA`. */
export const frenchDate = (date: string): string => date.split('-').toReversed().join('/')
