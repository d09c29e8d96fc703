import { type Static, type TObject, Type } from 'typebox'
import { prive } from '#contract/kit/bases.ts'
import { bulletinSchema } from './bulletin.ts'
import { defineCall } from '#contract/kit/call.ts'
import { documentSchema, listeDocumentSchema, type GenreDocument } from './document.ts'
import type { Service } from '#contract/connexion/habilitation.ts'

const uuid = Type.String({ format: 'uuid' })
const annee = Type.String({ pattern: '^(19|20)\\d{2}$', description: 'AAAA' })

/** Lengths of the text of a search, in characters. */
export const LONGUEUR_RECHERCHE = { minLength: 2, maxLength: 100 } as const

/** How many documents a search gives at most: beyond, the person narrows it. */
export const LIMITE_RECHERCHE = 100

/** How long an archive can be downloaded once it is made, in milliseconds. */
export const DUREE_ARCHIVE = 3_600_000

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
  taille: Type.Integer({ description: "Taille de l'archive en octets." }),
  indisponibles: Type.Array(Type.String(), { description: 'Noms des documents momentanément introuvables.' }),
})

export type Archive = Static<typeof archiveSchema>

export const comparaisonSchema = Type.Object({ avant: bulletinSchema, apres: bulletinSchema })

/** The calls of an area of documents: `path` names it on the wire, `genres` are the kinds that it lists. */
const rubrique = <
  const Path extends string,
  const S extends Service,
  const Query extends TObject,
  const Count extends TObject,
>(
  path: Path,
  service: S,
  genres: readonly GenreDocument[],
  what: string,
  query: Query,
  count: Count,
) => {
  const shared = { access: 'connecte', service } as const
  return {
    service,
    genres,
    liste: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/${path}/v1`,
      resume: `Liste ${what}`,
      query,
      success: listeDocumentSchema,
    }),
    compteur: defineCall({
      ...shared,
      method: 'HEAD',
      path: `${prive}/${path}/v1`,
      resume: `Compte ${what}, dans content-range`,
      background: true,
      query: count,
      success: Type.Object({}),
    }),
    annees: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/listerannee${path}/v1`,
      resume: `Années ${what}, de la plus récente à la plus ancienne`,
      success: Type.Object({ listeAnnee: Type.Array(Type.Integer()) }),
    }),
    recherche: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/rechercher${path}/v1`,
      resume: `Cherche dans les titres et les montants ${what}, toutes années confondues`,
      query: Type.Object({ texte: Type.String(LONGUEUR_RECHERCHE) }),
      success: resultatRechercheSchema,
    }),
    archive: defineCall({
      ...shared,
      method: 'POST',
      path: `${prive}/preparerarchive${path}/v1`,
      resume: `Prépare une archive ZIP ${what}, à télécharger dans l’heure`,
      body: Type.Object({
        listeDocumentUuid: Type.Array(uuid, { minItems: 1, maxItems: LIMITE_ARCHIVE }),
      }),
      success: archiveSchema,
      refusals: [404, 503],
    }),
    telechargementArchive: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/telechargerarchive${path}/v1`,
      resume: `Télécharge une archive préparée ; une demande « Range » reprend où elle s’était arrêtée`,
      query: Type.Object({ archiveId: uuid }),
      produces: 'application/zip',
      ranges: true,
      success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
      refusals: [404, 503],
    }),
    comparaison: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/comparer${path}/v1`,
      resume: `Deux bulletins ${what}, ligne à ligne`,
      query: Type.Object({ avant: uuid, apres: uuid }),
      success: comparaisonSchema,
      refusals: [404, 444],
    }),
  }
}

const parAnnee = Type.Object({
  annee: Type.Optional(annee),
  derniereAnnee: Type.Optional(Type.Literal('true')),
})
const deLAnnee = Type.Object({ annee })
const toutes = Type.Object({})

/** Areas of documents, by the page key of their screen. The employer's list takes no year (specification, §7). */
export const rubriques = {
  remunerationpaie: rubrique(
    'remunerationpaie',
    'remuneration',
    ['remuneration'],
    'des documents de paie',
    parAnnee,
    deLAnnee,
  ),
  pension: rubrique(
    'pension',
    'pension',
    ['remunerationpension', 'titrepension'],
    'des documents de pension',
    parAnnee,
    deLAnnee,
  ),
  documentemployeur: rubrique(
    'documentemployeur',
    'documentemployeur',
    ['documentemployeur'],
    'des documents de l’employeur',
    toutes,
    toutes,
  ),
} as const

export type NomRubrique = keyof typeof rubriques

export const nomsRubrique = Object.keys(rubriques) as NomRubrique[]

/** Area that lists the documents of a kind; none lists those of a retirement request. */
export const rubriqueOf = (genre: GenreDocument): NomRubrique | undefined =>
  nomsRubrique.find((nom) => rubriques[nom].genres.some((one) => one === genre))

/** Every call of the areas of documents; an employer has no payslip to compare. */
export const appelsRubrique = Object.entries(rubriques).flatMap(
  ([nom, { service: _service, genres: _genres, comparaison, ...calls }]) => [
    ...Object.values(calls),
    ...(nom === 'documentemployeur' ? [] : [comparaison]),
  ],
)
