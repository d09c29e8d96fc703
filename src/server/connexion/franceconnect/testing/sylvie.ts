/** Who the provider knows as Sylvie Blanc, as an account of a test. */
export const SYLVIE = '262087511205586'

export const sylvieIdentity = {
  prenom: 'Sylvie',
  nom: 'Durand',
  nom_naissance: 'Blanc',
  date_naissance: '1962-08-30',
} as const

/** The way in, and what each refusal shows. */
export const inside = '/accueilconnecte?action=connexionfc'
export const refused = (cle: string) => `/accueilnonconnecte?message=SRE_ESPACEAGENT_${cle}`
