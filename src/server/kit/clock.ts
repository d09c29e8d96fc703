/** The only source of the present moment on the server; tests give another. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

// Made once: making one costs a hundred times what using it does.
const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** Calendar date (`AAAA-MM-JJ`) of a moment in metropolitan France. */
export const frenchDate = (moment: Date): string => parisDay.format(moment)
