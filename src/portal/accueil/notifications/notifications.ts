import type { Groupe } from '#contract/accueil/groupes.ts'
import type { Notification } from '#contract/accueil/notifications.ts'
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

/** Leads to the notifications of a group, when its card does not list them all. */
export const lienDuGroupe = (groupe: Groupe, titre: string, total: number): Lien => ({
  path: `${paths.notifications}?${new URLSearchParams({ groupe })}`,
  texte: words.voir(total),
  nom: words.voirGroupe(total, titre),
})

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
