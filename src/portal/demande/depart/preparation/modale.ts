import type { modalKeys } from '#portal/paths.ts'

/** The dialogs of the preparation. */
export type Modale = Exclude<keyof typeof modalKeys, 'annulation' | 'validationdemandedepart'>

const jour = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** The day of a moment in Paris: « 21 novembre 2026 », « 1er mars 2026 ». */
export const jourDit = (moment: string): string => jour.format(new Date(moment)).replace(/^1 /, '1er ')
