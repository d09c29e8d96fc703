/** When the people of the store's tests come: 20 November 2026, 10 h in Paris. */
export const T0 = Date.UTC(2026, 10, 20, 9)

/** Row of an account that nothing is granted to. */
export const person = (identifiant: string) => ({
  identifiant,
  secret: 'x',
  prenom: 'Camille',
  nom: 'Moreau',
  date_naissance: '1969-05-12' as const,
  etat: 'CONFIRME' as const,
  lecture_seule: 0 as const,
  services: '[]',
  acces_modification_cir: 0 as const,
  acces_verification_compte: 0 as const,
  cir: 0 as const,
  nouveau_nir: null,
  cree_le: T0,
})
