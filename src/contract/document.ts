import { type Static, Type } from 'typebox'
import { prive } from './bases.ts'
import { defineCall } from './call.ts'
import { statutLectureSchema } from './evenement.ts'
import type { Service } from './habilitation.ts'

/** Sub-theme whose documents may be sent by mail (specification, §2.5). */
export const CODE_ENVOI_MAIL = 111

export const documentSchema = Type.Object({
  documentUuid: Type.String(),
  libelle1: Type.String(),
  libelle2: Type.Optional(Type.String()),
  libelle3: Type.Optional(Type.String()),
  statut: statutLectureSchema,
  dateDocument: Type.String({ description: 'AAAA-MM-JJ' }),
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

const annee = Type.String({ pattern: '^(19|20)\\d{2}$', description: 'AAAA' })

export const remunerationpaie = defineCall({
  method: 'GET',
  path: `${prive}/remunerationpaie/v1`,
  resume: "Documents de paie d'une année, ou de la dernière",
  access: 'connecte',
  service: 'remuneration',
  query: Type.Object({ annee: Type.Optional(annee), derniereAnnee: Type.Optional(Type.Literal('true')) }),
  success: listeDocumentSchema,
})

export const compteurRemunerationpaie = defineCall({
  method: 'HEAD',
  path: `${prive}/remunerationpaie/v1`,
  resume: "Nombre de documents de paie d'une année, dans content-range",
  access: 'connecte',
  service: 'remuneration',
  background: true,
  query: Type.Object({ annee }),
  success: Type.Object({}),
})

export const listeranneeremunerationpaie = defineCall({
  method: 'GET',
  path: `${prive}/listeranneeremunerationpaie/v1`,
  resume: 'Années qui ont des documents de paie, de la plus récente à la plus ancienne',
  access: 'connecte',
  service: 'remuneration',
  success: Type.Object({ listeAnnee: Type.Array(Type.Integer()) }),
})

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

/** Download call of each kind of document; the kind is the events' service value. */
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
} as const

/** Kinds of documents that the portal holds. */
export type GenreDocument = keyof typeof telechargements

/** Lists still to come, in the shape of pay. */
const listeAVenir = <const Name extends string, const S extends Service>(path: Name, service: S) =>
  [
    defineCall({
      method: 'GET',
      path: `${prive}/${path}/v1`,
      resume: `Documents de la rubrique ${path}`,
      access: 'connecte',
      service,
      later: true,
      success: listeDocumentSchema,
    }),
    defineCall({
      method: 'HEAD',
      path: `${prive}/${path}/v1`,
      resume: `Nombre de documents de la rubrique ${path}, dans content-range`,
      access: 'connecte',
      service,
      background: true,
      later: true,
      success: Type.Object({}),
    }),
  ] as const

export const [pension, compteurPension] = listeAVenir('pension', 'pension')
export const [documentemployeur, compteurDocumentemployeur] = listeAVenir(
  'documentemployeur',
  'documentemployeur',
)

export const verifiercompteurdemandeenvoimail = defineCall({
  method: 'POST',
  path: `${prive}/verifiercompteurdemandeenvoimail/v1`,
  resume: "Vérifie qu'un envoi par courriel est encore possible",
  access: 'connecte',
  later: true,
  success: Type.Object({}),
  refusals: [444],
})
