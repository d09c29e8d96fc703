/** Words of the notifications. */
export const notificationsMessages = {
  titre: 'Toutes mes notifications',
  chapo:
    'Tout ce qui vous a été signalé, le plus récent d’abord. Ce qui demandait une action la propose tant qu’elle reste à faire.',
  chargement: 'Chargement de vos notifications…',
  filtrer: 'Filtrer par rubrique',
  autres: 'Autres informations',
  rubrique: (titre: string, total: number) => `${titre} (${total})`,
  aucune: 'Vous n’avez pas encore de notification. Ce qui vous sera signalé restera ici.',
  aucuneIci: 'Aucune notification dans cette rubrique.',
  nombre: (total: number) => (total === 1 ? '1 notification' : `${total} notifications`),
  choisies: (titre: string | undefined, total: string) =>
    titre === undefined ? `Toutes les rubriques : ${total}.` : `${titre} : ${total}.`,
  page: (page: number, pages: number) => ` Page ${page} sur ${pages}.`,
  titrePage: (titre: string, page: number) => `Page ${page} – ${titre}`,
  nonLues: (nombre: number) => (nombre === 0 ? 'aucune à lire' : `dont ${nombre} à lire`),
  toutLire: 'Tout marquer comme lu',
  toutLu: 'Toutes ces notifications sont marquées comme lues.',
  nonLire: (nombre: number) =>
    nombre === 1 ? 'Annuler : 1 notification à lire' : `Annuler : ${nombre} notifications à lire`,
  voir: 'Voir toutes les notifications',
  voirGroupe: (titre: string) => `Voir toutes les notifications : ${titre}`,
  pasDePage: (page: number) => `Il n’y a pas de page ${page}.`,
  dernierePage: 'Voir la dernière page',
} as const
