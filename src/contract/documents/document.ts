import { type Static, Type } from 'typebox'
import { dateSchema } from '#contract/kit/date.ts'
import { prive } from '#contract/kit/bases.ts'
import { defineCall, type Call } from '#contract/kit/call.ts'
import { statutLectureSchema } from '#contract/accueil/evenement.ts'
import type { Service } from '#contract/connexion/habilitation.ts'
import { oneOf } from '#contract/kit/oneOf.ts'

/** Sub-theme whose documents may be sent by mail (specification, §2.5). */
export const CODE_ENVOI_MAIL = 111

/** Sub-themes of the monthly slips: of pay, of pension. */
export const codesBulletinMensuel: readonly number[] = [101, 201]

/** Sub-themes whose documents are also known line by line, back pay included: they can be compared. */
export const codesBulletin: readonly number[] = [...codesBulletinMensuel, 102]

/** Kinds of documents: each has its own download path. */
export const genresDocument = [
  'remuneration',
  'remunerationpension',
  'titrepension',
  'documentemployeur',
  'suividepartretraite',
  'suividepartretraiteprogressive',
] as const

export type GenreDocument = (typeof genresDocument)[number]

export const documentSchema = Type.Object({
  documentUuid: Type.String(),
  genre: oneOf(genresDocument),
  libelle1: Type.String(),
  libelle2: Type.Optional(Type.String()),
  libelle3: Type.Optional(Type.String()),
  statut: statutLectureSchema,
  dateDocument: dateSchema(),
  codeSousThemeGed: Type.Integer(),
  evenementId: Type.Optional(Type.String({ description: "Événement non lu du document, s'il y en a un." })),
})

export type Document = Static<typeof documentSchema>

export const listeDocumentSchema = Type.Object({
  donnee: Type.Object({
    listeDocument: Type.Array(documentSchema),
    optionEnvoiMail: Type.Boolean(),
  }),
})

/** A list of documents, and whether they may be sent by mail. */
export type ListeDocument = Static<typeof listeDocumentSchema>['donnee']

const telechargement = <const Name extends string, const S extends Service>(
  name: Name,
  service: S,
  what: string,
) =>
  defineCall({
    method: 'GET',
    path: `${prive}/${name}/v1`,
    resume: `Télécharge ${what}`,
    access: 'connecte',
    service,
    query: Type.Object({
      documentUuid: Type.String({ format: 'uuid' }),
      evenementId: Type.Optional(
        Type.String({ format: 'uuid', description: "Marque l'événement comme lu." }),
      ),
    }),
    produces: 'application/pdf',
    success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
    refusals: [404, 503],
  })

/** Download call of each kind of document; the kind is also the service value of its events. */
export const telechargements = {
  remuneration: telechargement('telechargerremunerationpaie', 'remuneration', 'un document de paie'),
  remunerationpension: telechargement('telechargerremunerationpension', 'pension', 'un bulletin de pension'),
  titrepension: telechargement('telechargertitrepension', 'pension', 'un titre de pension'),
  documentemployeur: telechargement(
    'telechargerdocumentemployeur',
    'documentemployeur',
    "un document de l'employeur",
  ),
  suividepartretraite: telechargement(
    'telechargersuiviretraite',
    'suividepartretraite',
    'un document de la demande de retraite',
  ),
  suividepartretraiteprogressive: telechargement(
    'telechargersuiviretraiteprogressive',
    'suividepartretraiteprogressive',
    'un document de la demande de retraite progressive',
  ),
} as const satisfies Record<GenreDocument, Call>
