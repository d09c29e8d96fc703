/** Words that people take for one another, folded and in the singular: what has one is found by any of its line. */
const lines: readonly string[] = [
  'bulletin fiche feuille',
  'paie paye salaire remuneration traitement',
  'pension retraite',
  'impot imposable imposition fiscal fiscale fiscaux taxe',
  'attestation certificat justificatif',
  'titre brevet',
  'rappel arriere regularisation',
  'decompte releve',
  'indemnite prime',
  'employeur administration rectorat',
  'entretien evaluation',
  'iban rib banque bancaire',
  'courriel mail email e-mail',
  'passe mdp',
  'identifiant nir',
  'message messagerie question',
  'depart partir quitter',
  'adresse demenagement demenager',
  'suivi suivre',
  'contact contacter joindre telephone',
  'simulateur simulation simuler estimation estimer',
  'correction corriger erreur',
  'progressive progressif',
  'trimestre duree',
  'enfant naissance',
  'prelevement retenue',
]

const lineOf = new Map(
  lines.flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')] as const)),
)

/** A folded word and those that are taken for it, in the singular when it has five letters or more. */
export const synonymes = (word: string): readonly string[] => {
  const singular = word.length > 4 && /^\p{L}+s$/u.test(word) ? word.slice(0, -1) : word
  return [...new Set([singular, ...(lineOf.get(singular) ?? [])])]
}
