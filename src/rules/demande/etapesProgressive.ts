/** Steps of the request for a progressive pension, in order. */
export const etapesDemandeProgressive = [
  'situation',
  'temps-partiel',
  'pieces',
  'recapitulatif',
  'confirmation',
] as const

export type EtapeDemandeProgressive = (typeof etapesDemandeProgressive)[number]

/** Groups of files: the authorisation of part-time work, and the bank statement of another account. */
export const groupesPiecesProgressive = ['autorisation', 'iban'] as const

export type GroupePiecesProgressive = (typeof groupesPiecesProgressive)[number]
