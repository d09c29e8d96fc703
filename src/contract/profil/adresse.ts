import { Type } from 'typebox'
import { publique, defineCall } from '#contract/kit/call.ts'

const nomenclatureSchema = Type.Object({ code: Type.String(), libelleLong: Type.String() })

export const listerpays = defineCall({
  method: 'GET',
  path: `${publique}/listerpays/v1`,
  resume: 'Pays et territoires (code officiel géographique), la France en tête',
  access: 'public',
  success: Type.Object({ listePays: Type.Array(nomenclatureSchema) }),
})

/** The shape of the postal service's open data: records with the name of a commune. */
const communesSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      fields: Type.Object({ nom_de_la_commune: Type.String(), code_postal: Type.String() }),
    }),
  ),
})

export const communes = defineCall({
  method: 'GET',
  path: `${publique}/communes/v1`,
  resume: 'Communes françaises d’un code postal',
  access: 'public',
  query: Type.Object({ codePostal: Type.String({ pattern: '^\\d{5}$' }) }),
  success: communesSchema,
  refusals: [503],
})

/** What an address is filled in with. */
export const appelsAdresse = [listerpays, communes] as const
