import { type Static, Type } from 'typebox'
import { prive, defineCall } from '#contract/kit/call.ts'
import { dateSchema } from '#contract/kit/date.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { natureLigneSchema } from '#contract/documents/bulletin.ts'
import type { Euros } from '#rules/money.ts'
import { causes } from '#rules/documents/comparaisonBulletins.ts'

/** Months of net pay or pension that are drawn. */
export const MOIS_DU_NET = 12

const centimes = Type.Integer({ description: 'En centimes d’euro' })
const periode = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'AAAA-MM' })
const phrases = Type.Array(Type.String())

/**
 * The earliest departure at the age of the generation and the category, and what it would give: what the simulator shows
 * first. The one that was asked for takes its place while that request is under way.
 */
export const repereDepartSchema = Type.Object({
  numeroDemande: Type.Optional(Type.String({ description: 'De la demande de départ en cours.' })),
  date: dateSchema(),
  dateOuverture: Type.Optional(
    dateSchema({
      description:
        'AAAA-MM-JJ, du droit à pension, à l’âge de la génération et de la catégorie, deux ans de services faits ; absente quand un départ est demandé.',
    }),
  ),
  pensionBruteMensuelle: Type.Unsafe<Euros>(
    Type.Number({ description: 'En euros, estimation non contractuelle' }),
  ),
  indicatif: Type.Boolean({ description: 'Un barème ou une lecture indicative y entre.' }),
  regle: Type.String({ description: 'Règles appliquées.' }),
  nonComptes: phrases,
  suppositions: phrases,
})

/** What a slip explains of its difference with the one before it, which is named. */
const ecartSchema = Type.Object({
  documentUuid: Type.String({ format: 'uuid' }),
  periode,
  ecart: centimes,
  cause: Type.Optional(oneOf(causes)),
  lignes: Type.Array(
    Type.Object({
      nature: Type.Union([natureLigneSchema, oneOf(['impot'])]),
      libelle: Type.String(),
    }),
  ),
})

/**
 * The last net, its difference with the one before, and the latest slip that changed it. A month that has several slips is
 * their sum, and has no difference.
 */
export const repereNetSchema = Type.Object({
  rubrique: oneOf(['remunerationpaie', 'pension']),
  documentUuid: Type.String({ format: 'uuid' }),
  periode,
  bulletins: Type.Integer({ minimum: 1, description: 'Bulletins du mois, dont « net » est la somme.' }),
  net: centimes,
  avant: Type.Optional(ecartSchema),
  changement: Type.Optional(
    Type.Object(
      { documentUuid: Type.String({ format: 'uuid' }), periode, avant: ecartSchema },
      {
        description:
          'Dernier bulletin des douze mois qui a changé le net, quand le tout dernier n’a rien changé.',
      },
    ),
  ),
  mois: Type.Array(Type.Object({ periode, net: centimes }), {
    maxItems: MOIS_DU_NET,
    description: 'Du plus ancien au plus récent.',
  }),
})

export const reperesSchema = Type.Object({
  depart: Type.Optional(repereDepartSchema),
  net: Type.Optional(repereNetSchema),
})

export type Reperes = Static<typeof reperesSchema>
export type RepereDepart = Static<typeof repereDepartSchema>
export type RepereNet = Static<typeof repereNetSchema>
export type EcartNet = Static<typeof ecartSchema>

export const reperes = defineCall({
  method: 'GET',
  path: `${prive}/reperes/v1`,
  resume: 'Repères du tableau de bord : premier départ possible, dernier net et ses douze mois',
  access: 'connecte',
  background: true,
  success: reperesSchema,
})
