import { minuscule } from '#rules/format/typographie.ts'
/** Words that every form shows. */
export const formulaireMessages = {
  resume: (nombre: number) =>
    nombre === 1 ? 'Le formulaire contient 1 erreur' : `Le formulaire contient ${nombre} erreurs`,
  erreurDe: (champ: string, erreur: string) => `${champ} : ${minuscule(erreur)}`,
  afficher: 'Afficher',
  masquer: 'Masquer',
  afficherMotDePasse: (label: string) => `Afficher : ${minuscule(label)}`,
  masquerMotDePasse: (label: string) => `Masquer : ${minuscule(label)}`,
  motDePasseVisible: 'Votre mot de passe est affiché.',
  motDePasseMasque: 'Votre mot de passe est masqué.',
} as const

/** Words of the contacts of a person. */
export const coordonneesMessages = {
  courriels: 'Adresses électroniques',
  courrielsAide: 'L’adresse principale reçoit vos avis. L’adresse secondaire est facultative.',
  courrielPrincipal: 'Adresse électronique principale',
  courrielSecondaire: 'Adresse électronique secondaire',
  conseil: 'Préférez une adresse personnelle : elle vous suivra à la retraite.',
  telephones: 'Téléphones',
  telephonesAide: 'Ces numéros sont facultatifs.',
  telephonePrincipal: 'Téléphone principal',
  telephoneSecondaire: 'Téléphone secondaire',
  sansAdresse: 'Non renseignée',
  sansTelephone: 'Non renseigné',
} as const
