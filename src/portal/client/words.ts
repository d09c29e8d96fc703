import type { formKeys } from '#contract/kit/formKeys.ts'

/** Sentences of the calls themselves, whatever screen makes them. */
export const clientMessages = {
  sansReponse: 'Le service ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.',
  lienSansReponse:
    'Le service ne répond pas. Vérifiez votre connexion à Internet, puis ouvrez de nouveau le lien que vous avez reçu.',
  ouvertureDocument: 'Ouverture du document…',
} as const

/** Title of the document of a page while something is searched for on it. */
export const titreDeRecherche = (texte: string, page: string): string =>
  `Résultats pour «\u00A0${texte}\u00A0» – ${page}`

/** Texts of the form error keys, which no content of the server holds (specification, §8). */
export const formErrorTexts = {
  espaceagentCompareAvec: 'Les deux saisies sont différentes. Corrigez l’une ou l’autre.',
  validerNir:
    'Ce numéro de sécurité sociale n’est pas valable. Vérifiez-le sur votre carte Vitale, clé de 2 chiffres comprise.',
  robustesse:
    'Ce mot de passe n’est pas assez robuste. Allongez-le, ou variez davantage les caractères, jusqu’à une robustesse de 4 sur 5.',
} as const satisfies Readonly<Record<(typeof formKeys)[keyof typeof formKeys], string>>
