import type { Organisme } from '../paie/situation.ts'

const adresse = ['1 place de l’Exemple', '00000 Val-de-Brume']

/** Offices of a place that does not exist, so that no document can be taken for a real one. */
export const rectorat: Organisme = {
  nom: 'Rectorat de l’académie de Val-de-Brume',
  service: 'Division des personnels enseignants',
  adresse,
}

export const prefecture: Organisme = {
  nom: 'Préfecture de Val-de-Brume',
  service: 'Secrétariat général commun',
  adresse,
}

export const financesPubliques: Organisme = {
  nom: 'Direction des finances publiques de Val-de-Brume',
  service: 'Gestion des ressources humaines',
  adresse,
}

export const tribunal: Organisme = {
  nom: 'Tribunal judiciaire de Val-de-Brume',
  service: 'Service administratif',
  adresse,
}

export const centrePensions: Organisme = {
  nom: 'Centre de gestion des retraites de Val-de-Brume',
  adresse,
}
