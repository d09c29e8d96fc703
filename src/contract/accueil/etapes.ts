import { type Static, Type } from 'typebox'
import { prive, defineCall } from '#contract/kit/call.ts'
import { brouillons, type GenreBrouillon } from '#contract/kit/brouillon.ts'
import { dateSchema } from '#contract/kit/date.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { nomsGenreDemande } from '#contract/demande/genres.ts'
import { naturesEcheance } from '#rules/demande/echeances.ts'

/** What a person has under way, from every procedure. */
const naturesEtape = [
  'identite',
  'piecedossier',
  'piececorrection',
  'reponses',
  'verification',
  'brouillon',
  'dossier',
  'correction',
  'iban',
] as const

export type NatureEtape = (typeof naturesEtape)[number]

const numero = Type.String({ description: 'À rappeler au service.' })
const motif = Type.String({ description: 'Pièce demandée.' })
const echeance = Type.Object({ nature: oneOf(naturesEcheance), date: dateSchema() })

export const etapeSchema = Type.Object({
  nature: oneOf(naturesEtape),
  /** Who acts now; absent where there is only to wait. */
  acteur: Type.Optional(oneOf(['vous', 'employeur', 'service'])),
  depuis: dateSchema({ description: 'Depuis quand, AAAA-MM-JJ' }),
  /** The request that it is about. */
  genre: Type.Optional(oneOf(nomsGenreDemande)),
  numero: Type.Optional(numero),
  motif: Type.Optional(motif),
  /** The next date of a request, and that, past or not, by which the person acts by themselves, outside of the portal. */
  echeance: Type.Optional(echeance),
  aVotreCharge: Type.Optional(echeance),
  /** The form that is not sent yet, and the day from which it may be deleted. */
  brouillon: Type.Optional(oneOf(Object.keys(brouillons) as GenreBrouillon[])),
  supprimeLe: Type.Optional(dateSchema()),
  /** The moment from which a change that waits is made. */
  effetLe: Type.Optional(Type.String({ format: 'date-time' })),
  /** The event, the correction or the only message that the step opens. */
  id: Type.Optional(Type.String({ format: 'uuid' })),
  objet: Type.Optional(Type.String({ description: 'Objet du message, ou titre de l’événement.' })),
  nombre: Type.Optional(Type.Integer({ minimum: 1 })),
})

export type Etape = Static<typeof etapeSchema>

export const prochainesetapes = defineCall({
  method: 'GET',
  path: `${prive}/prochainesetapes/v1`,
  resume: 'Prochaines étapes de toutes les démarches : qui doit agir, et quand',
  access: 'connecte',
  background: true,
  success: Type.Object({
    listeEtape: Type.Array(etapeSchema, { description: 'Ce que la personne doit faire d’abord.' }),
  }),
})
