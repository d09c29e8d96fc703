import { type Static, type TObject, Type } from 'typebox'
import { prive } from '#contract/kit/bases.ts'
import { defineCall } from '#contract/kit/call.ts'
import { NOMBRE_PIECES } from '#contract/kit/piece.ts'
import { filDe } from '#contract/kit/questions/questionnaire.ts'
import { groupesPieces } from '#rules/demande/demandeDepart.ts'
import { groupesPiecesProgressive } from '#rules/demande/etapesProgressive.ts'
import { contexteDemandeSchema } from './contexte.ts'
import { genresDemande } from './genres.ts'
import { depart } from './questions/depart.ts'
import { nouvelleAdresse } from './questions/nouvelleAdresse.ts'
import { situationProgressive, tempsPartiel } from './questions/progressive.ts'
import { situationDepart } from './questions/situation.ts'

const yes = Type.Boolean()
const id = Type.String({ format: 'uuid' })

const pieces = <const G extends string>(groupes: readonly G[]) =>
  Type.Object(
    Object.fromEntries(
      groupes.map((groupe) => [groupe, Type.Array(id, { maxItems: NOMBRE_PIECES })]),
    ) as Record<G, ReturnType<typeof Type.Array<typeof id>>>,
  )

const demandeDepart = Type.Object({
  cleEnvoi: id,
  situation: filDe(situationDepart),
  /** With `changementAdresse` only. */
  nouvelleAdresse: Type.Optional(filDe(nouvelleAdresse)),
  depart: filDe(depart),
  pieces: pieces(groupesPieces),
  declaration: yes,
})

const demandeProgressive = Type.Object({
  cleEnvoi: id,
  situation: filDe(situationProgressive),
  tempsPartiel: filDe(tempsPartiel),
  pieces: pieces(groupesPiecesProgressive),
  declaration: yes,
})

export type DemandeDepartEnvoyee = Static<typeof demandeDepart>
export type DemandeProgressiveEnvoyee = Static<typeof demandeProgressive>

/** The calls of a request: what it begins with, its sending, and the calendar of its dates. */
const demande = <const G extends keyof typeof genresDemande, const B extends TObject>(genre: G, body: B) => {
  const { nom, service } = genresDemande[genre]
  const shared = { access: 'connecte', service } as const
  return {
    lire: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/${service}/v1`,
      resume: `Ce que le portail sait de la personne pour sa ${nom}, et celle qui est en cours`,
      success: contexteDemandeSchema,
    }),
    envoyer: defineCall({
      ...shared,
      method: 'POST',
      path: `${prive}/${service}/v1`,
      resume: `Envoie la ${nom}, une seule fois pour une même clé d’envoi ; le brouillon est supprimé`,
      writes: true,
      body,
      success: Type.Object({ dossierId: id, numero: Type.String() }),
      refusals: [503],
    }),
    calendrier: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/calendrier${service}/v1`,
      resume: `Échéances de la ${nom} en cours, pour un agenda (RFC 5545)`,
      produces: 'text/calendar',
      success: Type.String(),
      refusals: [404],
    }),
  }
}

/** Requests for retirement, by kind. */
export const demandesDeRetraite = {
  depart: demande('depart', demandeDepart),
  progressive: demande('progressive', demandeProgressive),
} as const

export const appelsDemande = Object.values(demandesDeRetraite).flatMap((calls) => Object.values(calls))
