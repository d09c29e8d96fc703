import { type Static, Type } from 'typebox'
import { prive, defineCall } from './call.ts'
import { oneOf } from './oneOf.ts'

/** Most bytes, and most files, of one call (specification, §9). */
export const TAILLE_PIECE = 10_000_000
export const NOMBRE_PIECES = 25

/** Formats that a file may have, by what it is joined for (specification, §9): the one list of both sides. */
export const formatsPiece = {
  iban: ['pdf', 'jpg', 'jpeg', 'gif', 'png'],
  autre: ['pdf', 'jpg', 'jpeg', 'gif', 'png', 'doc', 'docx', 'odt'],
} as const

export type UsagePiece = keyof typeof formatsPiece

export const usagesPiece = Object.keys(formatsPiece) as UsagePiece[]

/** Formats as a sentence lists them. */
export const formatsEnMots = (usage: UsagePiece): string => {
  const formats = formatsPiece[usage]
  return `${formats.slice(0, -1).join(', ')} ou ${formats.at(-1)}`
}

export const pieceSchema = Type.Object({
  pieceId: Type.String({ format: 'uuid' }),
  nom: Type.String(),
  taille: Type.Integer({ description: 'octets' }),
})

export type Piece = Static<typeof pieceSchema>

/** Files wait, unattached, until what they belong to is sent; after a day, those that no draft names are deleted. */
export const deposerpiece = defineCall({
  method: 'POST',
  path: `${prive}/deposerpiece/v1`,
  resume: `Dépose des fichiers (multipart, champ « fichier », ${NOMBRE_PIECES} au plus, ${TAILLE_PIECE / 1_000_000} Mo en tout) à joindre à un envoi dans la journée, ou à nommer dans un brouillon : les autres sont supprimés`,
  access: 'connecte',
  writes: true,
  files: true,
  query: Type.Object({
    usage: Type.Optional(oneOf(usagesPiece)),
  }),
  success: Type.Object({ listePiece: Type.Array(pieceSchema) }),
  refusals: [503],
})

export const retirerpiece = defineCall({
  method: 'POST',
  path: `${prive}/retirerpiece/v1`,
  resume: 'Supprime un fichier déposé qui n’est joint à rien',
  access: 'connecte',
  writes: true,
  body: Type.Object({ pieceId: Type.String({ format: 'uuid' }) }),
  success: Type.Object({}),
  refusals: [404],
})

/** What attached files call. */
export const appelsPiece = [deposerpiece, retirerpiece] as const
