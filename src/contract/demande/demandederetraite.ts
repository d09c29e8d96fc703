import { type Static, type TObject, type TOptional, Type } from 'typebox'
import { defineCall } from '#contract/kit/call.ts'
import { NOMBRE_PIECES } from '#contract/kit/piece.ts'
import type { Fils } from '#contract/kit/questions/question.ts'
import { filDe } from '#contract/kit/questions/questionnaire.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { contexteDemandeSchema } from './contexte.ts'
import { formulairesDemande, type GroupeDe, type Parties, partiesDemande } from './formulaires.ts'
import { adresseDemande, nomsGenreDemande } from './genres.ts'

const yes = Type.Boolean()
const id = Type.String({ format: 'uuid' })
const ids = Type.Array(id, { maxItems: NOMBRE_PIECES })

type FilDePartie<P> = P extends { readonly questions: infer Q }
  ? P extends { readonly demandee: unknown }
    ? TOptional<TObject<Fils<Q>>>
    : TObject<Fils<Q>>
  : never

type Corps<G extends GenreDossier> = { readonly [P in keyof Parties<G>]: FilDePartie<Parties<G>[P]> } & {
  readonly cleEnvoi: typeof id
  readonly pieces: TObject<Record<GroupeDe<G>, typeof ids>>
  readonly declaration: typeof yes
}

/** A request as it is sent: the answers of its parts, and the files of its groups. */
const corpsDe = <const G extends GenreDossier>(genre: G) => {
  const parties = partiesDemande(genre).map(([nom, { questions, demandee }]) => [
    nom,
    demandee ? Type.Optional(filDe(questions)) : filDe(questions),
  ])
  const groupes = formulairesDemande[genre].groupes.map((groupe) => [groupe, ids])
  return Type.Object({
    cleEnvoi: id,
    ...Object.fromEntries(parties),
    pieces: Type.Object(Object.fromEntries(groupes)),
    declaration: yes,
  }) as unknown as TObject<Corps<G>>
}

/** The calls of a request: what it begins with, and its sending. */
const demande = <const G extends GenreDossier>(genre: G) => {
  const { nom, service } = formulairesDemande[genre]
  const shared = { access: 'connecte', service } as const
  return {
    lire: defineCall({
      ...shared,
      method: 'GET',
      path: adresseDemande(genre),
      resume: `Ce que le portail sait de la personne pour sa ${nom}, et celle qui est en cours`,
      success: contexteDemandeSchema,
    }),
    envoyer: defineCall({
      sensible: true,
      ...shared,
      method: 'POST',
      path: adresseDemande(genre),
      acte: 'demande',
      resume: `Envoie la ${nom}, une seule fois pour une même clé d’envoi ; le brouillon est supprimé`,
      writes: true,
      body: corpsDe(genre),
      success: Type.Object({ dossierId: id, numero: Type.String() }),
      refusals: [503],
    }),
  }
}

/** Requests for retirement, by kind. */
export const demandesDeRetraite = Object.fromEntries(
  nomsGenreDemande.map((genre) => [genre, demande(genre)]),
) as { readonly [G in GenreDossier]: ReturnType<typeof demande<G>> }

/** A request of a kind, as it is sent. */
export type DemandeEnvoyee<G extends GenreDossier = GenreDossier> = Static<
  (typeof demandesDeRetraite)[G]['envoyer']['body']
>

export const appelsDemande = Object.values(demandesDeRetraite).flatMap((calls) => Object.values(calls))
