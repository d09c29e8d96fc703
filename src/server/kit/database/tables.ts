import type { Tables } from './schema/schema.ts'

/** Every table, those that others refer to before them: the order in which rows can be put back. */
export const tables = [
  'reglage',
  'contenu',
  'audit',
  'audit_tete',
  'journal',
  'captcha',
  'tentative',
  'fichier_attendu',
  'demarrage_fc',
  'compte',
  'session',
  'federation',
  'facteur',
  'code_secours',
  'profil',
  'jeton',
  'inscription',
  'courriel',
  'evenement',
  'document',
  'bulletin',
  'archive',
  'demande',
  'message',
  'brouillon',
  'cir',
  'correction',
  'scenario',
  'dossier',
  'passage',
  'transmission',
  'piece',
] as const satisfies readonly (keyof Tables)[]

export type TableName = (typeof tables)[number]
