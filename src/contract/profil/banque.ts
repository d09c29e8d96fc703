import { type Static, Type } from 'typebox'
import { dateOrNoneSchema } from '#contract/kit/date.ts'

/** An account that waits to replace the present one. */
export const ibanEnAttenteSchema = Type.Object({
  ibanMasque: Type.String(),
  effetLe: Type.String({ description: 'Moment ISO 8601, UTC : il remplace alors l’IBAN présent.' }),
})

/** Bank accounts of a person whose identity is confirmed: none, the present one, one that waits. */
export const banqueSchema = Type.Object({
  compte: Type.Optional(Type.Object({ ibanMasque: Type.String(), depuis: dateOrNoneSchema() })),
  attente: Type.Optional(ibanEnAttenteSchema),
})

export type Banque = Static<typeof banqueSchema>

export type IbanEnAttente = Static<typeof ibanEnAttenteSchema>
