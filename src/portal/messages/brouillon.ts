/** Words that tell where a draft stands: « enregistré » is never « envoyé ». */
export const brouillonMessages = {
  enregistre: (heure: string) => `Brouillon enregistré à ${heure}. Rien n’est encore envoyé.`,
  echec:
    'Le brouillon n’a pas pu être enregistré : gardez cette page ouverte, un nouvel essai aura lieu dans quelques secondes.',
  conflit:
    'Ce brouillon a été modifié dans un autre onglet ou sur un autre appareil. Ce que vous saisissez ici n’est plus enregistré.',
  reprendre: 'Reprendre la dernière version',
} as const
