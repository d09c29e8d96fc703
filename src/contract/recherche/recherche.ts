import { type Static, type TOptional, type TSchema, Type } from 'typebox'
import { conversationSchema } from '#contract/messagerie/messagerie.ts'
import { documentSchema } from '#contract/documents/document.ts'
import { type NomRubrique, nomsRubrique } from '#contract/documents/listes.ts'
import { LONGUEUR_RECHERCHE } from '#contract/documents/rubrique.ts'
import { questionPages } from '#contract/contenu/contenu.ts'
import { dateSchema } from '#contract/kit/date.ts'
import { prive, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'

/** How many of a group are given at most: beyond, its own page has them, or the person says more. */
export const PREMIERS_TROUVES = 5

/** How many questions of the help are given at most: no other page has them together. */
export const QUESTIONS_TROUVEES = 40

const groupe = <R extends TSchema>(trouve: R, maxItems = PREMIERS_TROUVES) =>
  Type.Object({
    total: Type.Integer({ description: 'Résultats du groupe, y compris ceux qui ne sont pas donnés.' }),
    premiers: Type.Array(trouve, { maxItems }),
  })

/** What a line shows of a document, and what opens it. */
const document = Type.Pick(documentSchema, [
  'documentUuid',
  'genre',
  'libelle1',
  'libelle3',
  'dateDocument',
  'evenementId',
])

const demande = Type.Object({
  genre: oneOf(['depart', 'progressive', 'correction']),
  numero: Type.String(),
  envoyeeLe: dateSchema(),
})

const message = Type.Object({
  ...Type.Pick(conversationSchema, ['demandeId', 'objet', 'modifieLe']).properties,
  extrait: Type.String({ description: 'Phrase de la conversation qui répond à la recherche.' }),
})

const question = Type.Object({
  page: oneOf(questionPages),
  numero: Type.Integer({ description: 'Rang de la question dans sa page, à partir de 1.' }),
  titre: Type.String(),
  extrait: Type.String(),
})

const documents = groupe(document)

const desListes = Object.fromEntries(nomsRubrique.map((nom) => [nom, Type.Optional(documents)])) as Record<
  NomRubrique,
  TOptional<typeof documents>
>

/** What is found, by group in the order of the page; without those of the services that are not granted. */
export const trouveSchema = Type.Object({
  ...desListes,
  documentsDemande: Type.Optional(documents),
  demandes: Type.Optional(groupe(demande)),
  corrections: Type.Optional(groupe(demande)),
  messages: Type.Optional(groupe(message)),
  aide: groupe(question, QUESTIONS_TROUVEES),
})

export type Trouve = Static<typeof trouveSchema>
export type DocumentTrouve = Static<typeof document>
export type DemandeTrouvee = Static<typeof demande>

export const rechercher = defineCall({
  method: 'GET',
  path: `${prive}/rechercher/v1`,
  resume: 'Cherche un texte dans les documents, les demandes, les messages et l’aide de l’usager',
  access: 'connecte',
  query: Type.Object({ texte: Type.String(LONGUEUR_RECHERCHE) }),
  success: Type.Object({ donnee: trouveSchema }),
})
