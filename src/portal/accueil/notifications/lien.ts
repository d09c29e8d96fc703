import type { Groupe } from '#contract/accueil/groupes.ts'
import { paths } from '#portal/paths.ts'
import type { Lien } from '../cartes.ts'
import { notificationsMessages as words } from './words.ts'

/** Leads to every notification. */
export const lienNotifications = (): Lien => ({ path: paths.notifications, texte: words.titre })

/** Leads to the notifications of a group, when its card does not list them all. */
export const lienDuGroupe = (groupe: Groupe, titre: string, total: number): Lien => ({
  path: `${paths.notifications}?${new URLSearchParams({ groupe })}`,
  texte: words.voir(total),
  nom: words.voirGroupe(total, titre),
})
