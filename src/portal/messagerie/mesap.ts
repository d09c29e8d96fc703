import {
  etatsDemande,
  themesDemande,
  type Demande,
  type EtatDemande,
  type ThemeDemande,
} from '#contract/messagerie/messagerie.ts'

const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** A day starts with « 1er », not « 1 ». */
const withFirst = (words: string) => words.replace(/^1 /, '1er ')

/** A moment as it was in Paris: « 21 novembre 2026 à 14:32 ». */
export const momentInWords = (moment: string): string => withFirst(momentFormat.format(new Date(moment)))

/** Its day only. */
export const dayInWords = (moment: string): string => withFirst(dayFormat.format(new Date(moment)))

/** What the list shows: every request, or those of one state. */
export const filtresDemande = ['TOUTES', ...etatsDemande] as const

export type FiltreDemande = 'TOUTES' | EtatDemande

export const filtered = (demandes: readonly Demande[], filtre: FiltreDemande): readonly Demande[] =>
  filtre === 'TOUTES' ? demandes : demandes.filter(({ etat }) => etat === filtre)

/** Weight of a file as people read it. */
export const weightInWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00A0ko`
    : `${(bytes / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0Mo`

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The id of a request in an address; undefined when it cannot be one. */
export const demandeIdOf = (given: string | undefined): string | undefined =>
  given !== undefined && UUID.test(given) ? given : undefined

export const themeOf = (given: string | null): ThemeDemande | undefined =>
  themesDemande.find((theme) => theme === given)
