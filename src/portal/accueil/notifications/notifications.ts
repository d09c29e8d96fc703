import { type Groupe, groupeDe } from '#contract/accueil/groupes.ts'
import { type Notification, type Notifications, RELUS_MAXIMUM } from '#contract/accueil/notifications.ts'
import { paths } from '#portal/paths.ts'
import { cartes, type Lien } from '../cartes.ts'
import { notificationsMessages as words } from './words.ts'

/** Name of a group: that of its card. */
export const titreDuGroupe = (groupe: Groupe): string =>
  cartes.find((carte) => carte.groupe === groupe)?.titre ?? words.autres

/** Address of a page of the notifications of a group, or of all. */
export const adresseDe = (groupe: Groupe | undefined, page: number): string => {
  const parameters = new URLSearchParams({ ...(groupe && { groupe }), ...(page > 1 && { page: `${page}` }) })
  return parameters.size === 0 ? paths.notifications : `${paths.notifications}?${parameters}`
}

/** Leads to every notification. */
export const lienNotifications = (): Lien => ({ path: paths.notifications, texte: words.titre })

/** Leads to the notifications of a group, when its card does not list them all: closed ones too, so that it counts none. */
export const lienDuGroupe = (groupe: Groupe, titre: string): Lien => ({
  path: adresseDe(groupe, 1),
  texte: words.voir,
  nom: words.voirGroupe(titre),
})

/** The same notifications, where one that was to be read now is read, in its list and in the count of its group. */
export const withNotificationRead = (all: Notifications, evenementId: string): Notifications => {
  const opened = all.listeEvenement.find((one) => one.evenementId === evenementId)
  if (opened?.statut !== 'EVE_NON_LU') return all
  const groupe = groupeDe(opened.service)
  return {
    ...all,
    listeEvenement: all.listeEvenement.map((one) => (one === opened ? { ...one, statut: 'EVE_LU' } : one)),
    groupes: all.groupes.map((one) => (one.groupe === groupe ? { ...one, nonLus: one.nonLus - 1 } : one)),
  }
}

/** Identifiers in as many parts as the call that marks them as unread is made for them. */
export const parEnvoi = (evenements: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(evenements.length / RELUS_MAXIMUM) }, (_, rang) =>
    evenements.slice(rang * RELUS_MAXIMUM, (rang + 1) * RELUS_MAXIMUM),
  )

/** Events of each month (AAAA-MM), as they come. */
export const parMois = (
  evenements: readonly Notification[],
): readonly (readonly [mois: string, evenements: readonly Notification[]])[] => {
  const months = [...new Set(evenements.map(({ dateEvenement }) => dateEvenement.slice(0, 7)))]
  return months.map((month) => [
    month,
    evenements.filter(({ dateEvenement }) => dateEvenement.startsWith(month)),
  ])
}
