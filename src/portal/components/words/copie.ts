/** Words of what copies a text. */
export const copieMessages = {
  copier: (texte: string) => `Copier ${texte}`,
  copierQuoi: (texte: string, quoi: string) => `Copier ${texte}, ${quoi}`,
  fait: (texte: string) => `${texte} est copié.`,
  echec: 'Votre navigateur n’a pas permis la copie. Recopiez le montant.',
} as const
