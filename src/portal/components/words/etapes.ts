/** Words of the forms in several steps. */
export const etapesMessages = {
  etat: (numero: number, nombre: number) => `Étape ${numero} sur ${nombre}`,
  titre: (etapes: readonly string[], rang: number, page: string) =>
    `Étape ${rang + 1} sur ${etapes.length} : ${etapes[rang] ?? ''} – ${page}`,
  etapeSuivante: 'Étape suivante :',
  precedent: 'Précédent',
  suivant: 'Suivant',
  modifier: 'Modifier',
  modifierNom: (bloc: string) => `Modifier : ${bloc}`,
} as const
