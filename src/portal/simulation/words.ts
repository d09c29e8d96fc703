/** Sentences that the simulator and the buy-back share. */
export const simulationMessages = {
  prevu: (date: string, numero: string | undefined) =>
    numero === undefined
      ? `Départ le ${date} : la date et le motif sont ceux de votre demande en préparation, pas encore envoyée.`
      : `Départ le ${date} : la date et le motif sont ceux de votre demande n° ${numero}.`,
  repli: {
    plus: 'Plus de détails',
    moins: 'Moins de détails',
    nom: (bouton: string, de: string) => `${bouton} : ${de}`,
  },
} as const
