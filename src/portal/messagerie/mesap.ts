import {
  etatsDemande,
  themesDemande,
  type Demande,
  type EtatDemande,
  type ThemeDemande,
} from '#contract/messagerie/messagerie.ts'

/** What the list shows: every request, or those of one state. */
export const filtresDemande = ['TOUTES', ...etatsDemande] as const

export type FiltreDemande = 'TOUTES' | EtatDemande

/** The state that an address asks for; every request without one. */
export const filtreOf = (given: string | null): FiltreDemande =>
  filtresDemande.find((filtre) => filtre === given) ?? 'TOUTES'

export const filtered = (demandes: readonly Demande[], filtre: FiltreDemande): readonly Demande[] =>
  filtre === 'TOUTES' ? demandes : demandes.filter(({ etat }) => etat === filtre)

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The id of a request in an address; undefined when it cannot be one. */
export const demandeIdOf = (given: string | undefined): string | undefined =>
  given !== undefined && UUID.test(given) ? given : undefined

export const themeOf = (given: string | null): ThemeDemande | undefined =>
  themesDemande.find((theme) => theme === given)
