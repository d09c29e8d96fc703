import { type Static, Type } from 'typebox'
import { mesap, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { NOMBRE_PIECES, pieceSchema } from '#contract/kit/piece.ts'

const id = Type.String({ format: 'uuid' })
const moment = Type.String({ format: 'date-time' })

export const etatsConversation = ['OUVERTE', 'REPONDUE', 'CLOSE'] as const
export const themesConversation = [
  'remuneration',
  'pension',
  'documentemployeur',
  'compteindividuelretraite',
  'demandedepartretraite',
  'demandedepartretraiteprogressive',
  'identite',
  'autre',
] as const

export type EtatConversation = (typeof etatsConversation)[number]
export type ThemeConversation = (typeof themesConversation)[number]

export const conversationSchema = Type.Object({
  demandeId: id,
  objet: Type.String(),
  theme: oneOf(themesConversation),
  etat: oneOf(etatsConversation),
  nonLue: Type.Boolean({ description: 'Une réponse n’est pas lue.' }),
  creeLe: moment,
  modifieLe: moment,
})

export const messageSchema = Type.Object({
  messageId: id,
  auteur: oneOf(['usager', 'service']),
  texte: Type.String(),
  creeLe: moment,
  pieces: Type.Array(pieceSchema),
})

export type Conversation = Static<typeof conversationSchema>
export type Message = Static<typeof messageSchema>

const shared = { access: 'connecte', service: 'mesap' } as const
const pieces = Type.Array(id, { maxItems: NOMBRE_PIECES })
/** Drawn by the form when it opens: the same conversation sent twice is kept once. */
const cleEnvoi = id

export const listerdemandes = defineCall({
  ...shared,
  method: 'GET',
  path: `${mesap}/demande/liste`,
  resume: 'Demandes de la messagerie, la dernière modifiée en premier',
  success: Type.Object({ listeDemande: Type.Array(conversationSchema) }),
})

export const demande = defineCall({
  ...shared,
  method: 'GET',
  path: `${mesap}/demande/fil`,
  resume: 'Une demande et ses messages, du plus ancien au plus récent ; elle est alors lue',
  query: Type.Object({ demandeId: id }),
  success: Type.Object({
    demande: conversationSchema,
    reference: Type.Optional(Type.String()),
    listeMessage: Type.Array(messageSchema),
  }),
  refusals: [404],
})

export const nouvelledemande = defineCall({
  ...shared,
  method: 'POST',
  path: `${mesap}/demande/nouvelle`,
  acte: 'message',
  resume: 'Ouvre une demande',
  writes: true,
  body: Type.Object({
    cleEnvoi,
    theme: oneOf(themesConversation),
    objet: Type.String({ maxLength: 500 }),
    texte: Type.String({ maxLength: 20_000 }),
    reference: Type.String({ maxLength: 200 }),
    pieces,
  }),
  success: Type.Object({ demandeId: id }),
})

export const repondredemande = defineCall({
  ...shared,
  method: 'POST',
  path: `${mesap}/demande/repondre`,
  acte: 'message',
  resume: 'Ajoute un message à une demande qui n’est pas close',
  writes: true,
  body: Type.Object({ cleEnvoi, demandeId: id, texte: Type.String({ maxLength: 20_000 }), pieces }),
  success: Type.Object({}),
  refusals: [404],
})

export const cloredemande = defineCall({
  ...shared,
  method: 'POST',
  path: `${mesap}/demande/clore`,
  resume: 'Clôt une demande : elle reste lisible',
  writes: true,
  body: Type.Object({ demandeId: id }),
  success: Type.Object({}),
  refusals: [404],
})

export const telechargerpiecemessage = defineCall({
  ...shared,
  method: 'GET',
  path: `${mesap}/demande/piece`,
  acte: 'telechargement',
  resume: 'Télécharge la pièce jointe d’un message',
  query: Type.Object({ pieceId: id }),
  produces: 'application/octet-stream',
  success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  refusals: [404, 444, 503],
})

/** What messages call. */
export const appelsMessagerie = [
  listerdemandes,
  demande,
  nouvelledemande,
  repondredemande,
  cloredemande,
  telechargerpiecemessage,
] as const
