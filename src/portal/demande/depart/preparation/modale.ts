import type { modalKeys } from '#portal/paths.ts'

/** The dialogs of the preparation. */
export type Modale = Exclude<keyof typeof modalKeys, 'annulation' | 'validationdemandedepart'>
