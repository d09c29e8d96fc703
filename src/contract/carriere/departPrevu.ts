import { type Static, Type } from 'typebox'
import { dateSchema } from '#contract/kit/date.ts'

/** The departure that the person has asked for, or has chosen in a request that is not sent. */
export const departPrevuSchema = Type.Object({
  dateDepart: dateSchema({ description: 'Le 1er d’un mois à venir, AAAA-MM-JJ' }),
  motif: Type.Integer({ minimum: 1, maximum: 5 }),
  numeroDemande: Type.Optional(
    Type.String({ description: 'De la demande en cours ; absent d’une demande en préparation.' }),
  ),
})

export type DepartPrevu = Static<typeof departPrevuSchema>
