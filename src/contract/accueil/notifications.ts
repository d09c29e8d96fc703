import { type Static, Type } from 'typebox'
import { prive, defineCall } from '#contract/kit/call.ts'
import { dateSchema } from '#contract/kit/date.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { evenementSchema } from './evenement.ts'
import { groupes } from './groupes.ts'

/** Events of a page of notifications. */
export const NOTIFICATIONS_PAR_PAGE = 20

const nombre = Type.Integer({ minimum: 0 })

export const notificationSchema = Type.Object({
  ...evenementSchema.properties,
  closLe: Type.Optional(
    dateSchema({ description: 'Jour où ce qui était demandé a été fait, ou n’a plus été possible' }),
  ),
})

export type Notification = Static<typeof notificationSchema>

const compteSchema = Type.Object({ groupe: oneOf(groupes), total: nombre, nonLus: nombre })

export const notifications = defineCall({
  method: 'GET',
  path: `${prive}/notifications/v1`,
  resume: 'Tous les événements, les plus récents d’abord, d’un groupe ou de tous, par pages',
  access: 'connecte',
  query: Type.Object({
    groupe: Type.Optional(oneOf(groupes)),
    page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$', description: 'À partir de 1' })),
  }),
  success: Type.Object({
    listeEvenement: Type.Array(notificationSchema),
    total: Type.Integer({ minimum: 0, description: 'De ce groupe, ou de tous, sur toutes les pages' }),
    groupes: Type.Array(compteSchema, { description: 'Les groupes qui ont des événements.' }),
  }),
})

export type Notifications = Static<typeof notifications.success>

export const toutlire = defineCall({
  method: 'POST',
  path: `${prive}/lireevenements/v1`,
  resume: 'Marque tous les événements comme lus, d’un groupe ou de tous (sans effet en lecture seule)',
  access: 'connecte',
  body: Type.Object({ groupe: Type.Optional(oneOf(groupes)) }),
  success: Type.Object({ lus: Type.Array(Type.String(), { description: 'Ceux qui ne l’étaient pas.' }) }),
})

/** Most events that are marked as unread again at once: their identifiers fit in a body (64 Kio). */
export const RELUS_MAXIMUM = 1500

export const nonlire = defineCall({
  method: 'POST',
  path: `${prive}/nonlireevenements/v1`,
  resume: 'Marque de nouveau ces événements comme non lus (sans effet en lecture seule)',
  access: 'connecte',
  body: Type.Object({
    evenements: Type.Array(Type.String({ format: 'uuid' }), { maxItems: RELUS_MAXIMUM }),
  }),
  success: Type.Object({}),
})

/** What the page of notifications calls. */
export const appelsNotifications = [notifications, toutlire, nonlire] as const
