import { type Static, Type } from 'typebox'
import { prive, publique, defineCall } from '#contract/kit/call.ts'
import { contenusDocuments, type ContenuDocuments } from '#contract/documents/listes.ts'
import { oneOf } from '#contract/kit/oneOf.ts'

/** Page keys of the specification (§2.1). */
export const pageKeys = [
  'accueilnonconnecte',
  'accueilconnecte',
  'remunerationpaie',
  'remunerationpension',
  'titrepension',
  'pension',
  'documentemployeur',
  'demandeenvoimail',
  'envoimail',
  'motdepasseoublie',
  'inscription',
  'conditionsgenerales',
  'compteindividuelretraite',
  'simulationerreur',
  'simulateur',
  'rachatetude',
  'suividepartretraite',
  'demandedepartretraite2situation',
  'demandedepartretraite3depart',
  'demandedepartretraite4pieces',
  'demandedepartretraite5recapitulatif',
] as const

/** Information pages anyone may read. */
export const informationPages = [
  'presentation',
  'mentionslegales',
  'conditionsgenerales',
  'accessibilite',
  'schemapluriannuel',
  'plandaction',
  'rgpd',
  'cookies',
  'nousconnaitre',
] as const

/** Help pages for signed-in people. */
export const questionPages = [
  'aideconnecte',
  'questionremunerationpaie',
  'questionremunerationpension',
  'questionretraite',
  'questionpension',
] as const

export type PageKey = (typeof pageKeys)[number]
export type InformationPage = (typeof informationPages)[number]
export type QuestionPage = (typeof questionPages)[number]
/** A help page: of signed-in people, or of visitors. */
export type HelpPage = QuestionPage | 'aidenonconnecte'

/** Contents anyone may read. */
export const publicContents = [
  ...informationPages,
  'accueilnonconnecte',
  'aidenonconnecte',
  'contact',
  'inscription',
  'motdepasseoublie',
  'rachatetude',
] as const

/** Contents only signed-in people may read. */
export const privateContents: readonly PrivateContent[] = [
  ...new Set([...pageKeys, ...contenusDocuments, ...questionPages]),
]

export type PublicContent = (typeof publicContents)[number]
export type PrivateContent = PageKey | ContenuDocuments | QuestionPage
export type ContentId = PublicContent | PrivateContent

export const paragrapheSchema = Type.Object({
  titre: Type.String(),
  texte: Type.String({ description: 'HTML assaini par le serveur.' }),
})

export type Paragraphe = Static<typeof paragrapheSchema>

export const contenuSchema = Type.Object({
  champ: Type.Record(Type.String(), Type.String()),
  paragraphe: Type.Record(Type.String(), paragrapheSchema),
})

export type Contenu = Static<typeof contenuSchema>

export const messageMapSchema = Type.Record(Type.String(), Type.String(), {
  description: 'Messages par clé (SRE_ESPACEAGENT_…).',
})

export const messagealerteSchema = Type.Object({
  titre: Type.String(),
  niveau: oneOf(['vert', 'orange', 'rouge']),
  texte: Type.String(),
})

export type MessageAlerte = Static<typeof messagealerteSchema>

export const filtreSchema = Type.Object({
  nomFiltre: Type.String(),
  listeCodeSousTheme: Type.Array(Type.Integer()),
})

export type Filtre = Static<typeof filtreSchema>

const parametrageSchema = Type.Object({
  franceconnectactive: Type.Boolean(),
  verificationCompromissionMotDePasse: Type.Integer(),
  seuilAcceptabiliteOccurrencesCompromissionMotDePasse: Type.Integer(),
  delaiAttenteCompromissionMotDePasseMillis: Type.Integer(),
  listeFiltre: Type.Array(filtreSchema),
})

export const pageSchema = Type.Object({
  contenu: contenuSchema,
  message: messageMapSchema,
  messagealerte: Type.Optional(messagealerteSchema),
  parametrage: parametrageSchema,
})

export type Page = Static<typeof pageSchema>

/** For the pages that no content comes with: the alert of the administration is on every page, closed portal included. */
export const messagealerte = defineCall({
  method: 'GET',
  path: `${publique}/messagealerte/v1`,
  resume: 'Bandeau de toutes les pages, quand il y en a un',
  access: 'public',
  background: true,
  evenClosed: true,
  success: Type.Object({ messagealerte: Type.Optional(messagealerteSchema) }),
})

export const accueilnonconnecte = defineCall({
  method: 'GET',
  path: `${publique}/accueilnonconnecte/v1`,
  resume: 'Contenu de la page d’accueil publique et de connexion',
  access: 'public',
  success: pageSchema,
})

export const contenuPublic = defineCall({
  method: 'GET',
  path: `${publique}/recuperercontenucomplet/v1/:nomPage`,
  resume: 'Contenu d’une page publique',
  access: 'public',
  params: Type.Object({ nomPage: Type.String({ maxLength: 60 }) }),
  success: pageSchema,
  refusals: [404],
})

export const contenuPrive = defineCall({
  method: 'GET',
  path: `${prive}/recuperercontenucomplet/v1/:id`,
  resume: 'Contenu d’une page de l’espace connecté',
  access: 'connecte',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  success: pageSchema,
  refusals: [404],
})

/** What pages read of their contents. */
export const appelsContenu = [messagealerte, accueilnonconnecte, contenuPublic, contenuPrive] as const
