/** Words that tell where a draft stands: « enregistré » is never « envoyé ». */
export const brouillonMessages = {
  enregistre: (heure: string) => `Brouillon enregistré à ${heure}. Votre demande n’est pas encore envoyée.`,
  echec:
    'Le brouillon n’a pas pu être enregistré : gardez cette page ouverte, un nouvel essai aura lieu dans quelques secondes.',
  session:
    'Votre session a pris fin. Ce que vous venez de saisir est gardé dans cet onglet : reconnectez-vous ici, et vous le retrouverez.',
  conflit:
    'Ce brouillon a été modifié dans un autre onglet ou sur un autre appareil. Ce que vous saisissez ici n’est plus enregistré.',
  reprendre: 'Reprendre la dernière version',
  commencee: (objet: 'demande' | 'correction') => `Vous avez une ${objet} commencée`,
  suppression: (objet: 'demande' | 'correction') => ({
    titre: `Recommencer votre ${objet} ?`,
    consequence:
      'Tout ce que vous avez saisi et les fichiers que vous avez joints seront supprimés. Vous pourrez encore les remettre juste après, tant que vous restez sur cette page et n’avez rien saisi d’autre.',
    oui: 'Tout supprimer et recommencer',
    non: `Garder ma ${objet} commencée`,
    faite: `Votre ${objet} commencée est supprimée.`,
    remettre: `Remettre ma ${objet} commencée`,
    pasRemise: `Votre ${objet} n’a pas pu être remise. Vérifiez votre connexion, puis réessayez.`,
  }),
  notice: {
    texte: (moment: string) =>
      `Vous l’avez modifiée pour la dernière fois le ${moment}. Elle n’est pas envoyée.`,
    reprendre: 'Reprendre',
    recommencer: 'Recommencer',
    consequence: 'Recommencer supprime ce que vous aviez saisi et les fichiers que vous aviez joints.',
    echec: 'Ce brouillon n’a pas pu être supprimé. Vérifiez votre connexion, puis réessayez.',
  },
} as const
