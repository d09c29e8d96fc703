import { type Static, Type } from 'typebox'
import { prive, defineCall } from '#contract/kit/call.ts'
import { listeAttestationSchema } from './attestation.ts'
import { bulletinSchema } from './bulletin.ts'
import { documentSchema, listeDocumentSchema } from './document.ts'
import { genresDeLaListe } from './genres.ts'
import {
  isAnnuelle,
  isComparee,
  listesDocument,
  nomsRubrique,
  type NomAnnuelle,
  type NomRubrique,
} from './listes.ts'

const uuid = Type.String({ format: 'uuid' })
const annee = Type.String({ pattern: '^(19|20)\\d{2}$', description: 'AAAA' })

/** Lengths of the text of a search, in characters. */
export const LONGUEUR_RECHERCHE = { minLength: 2, maxLength: 100 } as const

/** How many documents a search gives at most: beyond, the person narrows it. */
export const LIMITE_RECHERCHE = 100

/** How many documents one archive holds at most. */
export const LIMITE_ARCHIVE = 1000

export const resultatRechercheSchema = Type.Object({
  donnee: Type.Object({
    listeDocument: Type.Array(documentSchema),
    optionEnvoiMail: Type.Boolean(),
    total: Type.Integer({ description: 'Documents trouvés, y compris ceux qui ne sont pas dans la liste.' }),
  }),
})

export type ResultatRecherche = Static<typeof resultatRechercheSchema>['donnee']

export const archiveSchema = Type.Object({
  archiveId: uuid,
  nombre: Type.Integer({ description: 'Documents dans l’archive.' }),
  taille: Type.Integer({ description: 'Taille de l’archive en octets.' }),
  indisponibles: Type.Array(Type.String(), { description: 'Noms des documents momentanément introuvables.' }),
})

export type Archive = Static<typeof archiveSchema>

const comparaisonSchema = Type.Object({ avant: bulletinSchema, apres: bulletinSchema })

const parAnnee = Type.Object({
  annee: Type.Optional(annee),
  derniereAnnee: Type.Optional(Type.Literal('true')),
})
const deLAnnee = Type.Object({ annee })
const toutes = Type.Object({})

type SelonAnnee<N extends NomRubrique, A> = N extends NomAnnuelle ? A : typeof toutes

/** The calls of a list of documents, and the kinds that it holds. */
const rubrique = <const N extends NomRubrique>(nom: N) => {
  const { service, des } = listesDocument[nom]
  const shared = { access: 'connecte', service } as const
  return {
    genres: genresDeLaListe(nom),
    liste: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/${nom}/v1`,
      resume: `Liste ${des}`,
      query: (isAnnuelle(nom) ? parAnnee : toutes) as SelonAnnee<N, typeof parAnnee>,
      success: listeDocumentSchema,
    }),
    compteur: defineCall({
      ...shared,
      method: 'HEAD',
      path: `${prive}/${nom}/v1`,
      resume: `Compte ${des}, dans content-range`,
      background: true,
      query: (isAnnuelle(nom) ? deLAnnee : toutes) as SelonAnnee<N, typeof deLAnnee>,
      success: Type.Object({}),
    }),
    annees: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/listerannee${nom}/v1`,
      resume: `Années ${des}, de la plus récente à la plus ancienne`,
      success: Type.Object({ listeAnnee: Type.Array(Type.Integer()) }),
    }),
    recherche: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/rechercher${nom}/v1`,
      resume: `Cherche dans les titres et les montants ${des}, toutes années confondues`,
      query: Type.Object({ texte: Type.String(LONGUEUR_RECHERCHE) }),
      success: resultatRechercheSchema,
    }),
    archive: defineCall({
      ...shared,
      method: 'POST',
      path: `${prive}/preparerarchive${nom}/v1`,
      resume: `Prépare une archive ZIP ${des}, à télécharger dans l’heure ; les vingt dernières sont gardées`,
      body: Type.Object({
        listeDocumentUuid: Type.Array(uuid, { minItems: 1, maxItems: LIMITE_ARCHIVE }),
      }),
      success: archiveSchema,
      refusals: [404, 503],
    }),
    telechargementArchive: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/telechargerarchive${nom}/v1`,
      acte: 'telechargement',
      resume: `Télécharge une archive préparée ; une demande « Range » reprend où elle s’était arrêtée`,
      query: Type.Object({ archiveId: uuid }),
      produces: 'application/zip',
      ranges: true,
      success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
      refusals: [404, 503],
    }),
    attestations: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/attestations${nom}/v1`,
      resume: `Montants à déclarer, par année, des attestations fiscales ${des}`,
      success: listeAttestationSchema,
    }),
    comparaison: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/comparer${nom}/v1`,
      resume: `Deux bulletins ${des}, ligne à ligne`,
      query: Type.Object({ avant: uuid, apres: uuid }),
      success: comparaisonSchema,
      refusals: [404, 444],
    }),
  }
}

/** Calls of each list of documents. */
export const rubriques = Object.fromEntries(nomsRubrique.map((nom) => [nom, rubrique(nom)])) as {
  readonly [N in NomRubrique]: ReturnType<typeof rubrique<N>>
}

/** Every call on lists of documents; only some have slips to compare, and amounts to declare. */
export const appelsRubrique = nomsRubrique.flatMap((nom) => {
  const { genres: _genres, comparaison, attestations, ...calls } = rubriques[nom]
  return [...Object.values(calls), ...(isComparee(nom) ? [comparaison, attestations] : [])]
})
