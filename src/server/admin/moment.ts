/** A moment as the office reads it: day and hour of metropolitan France. */
export const moment = (ms: number): string =>
  new Date(ms).toLocaleString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' })
