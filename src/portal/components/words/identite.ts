import type { formKeys } from '#contract/kit/formKeys.ts'

/** Words of the fields of identity: social-security number, value and its confirmation. */
export const identiteMessages = {
  nir: 'Numéro de sécurité sociale',
  nirAide:
    '15 caractères : 13 chiffres et une clé de 2 chiffres. Les espaces sont acceptés, ainsi que 2A et 2B pour une naissance en Corse.',
  nirManque: 'Saisissez votre numéro de sécurité sociale, sur 15 caractères.',
  nirLongueur: (saisis: number) =>
    `Le numéro de sécurité sociale compte 15 caractères, vous en avez saisi ${saisis}. Ajoutez la clé de 2 chiffres si elle manque.`,
  nirForme:
    'Le numéro de sécurité sociale commence par 0, 1, 2, 7 ou 8 et ne contient que des chiffres, sauf 2A ou 2B pour la Corse. Vérifiez-le sur votre carte Vitale.',
  nirCle:
    'La clé ne correspond pas au numéro. Vérifiez les deux derniers chiffres, puis les autres, sur votre carte Vitale.',
  confirmer: (label: string) => `Confirmation : ${label.toLowerCase()}`,
} as const

/** Texts of the form error keys, which no content of the server holds (specification, §8). */
export const formErrorTexts = {
  espaceagentCompareAvec: 'Les deux saisies sont différentes. Corrigez l’une ou l’autre.',
  validerNir:
    'Ce numéro de sécurité sociale n’est pas valable : il compte 15 caractères, clé de 2 chiffres comprise. Vérifiez-le sur votre carte Vitale.',
  robustesse:
    'Ce mot de passe n’est pas assez robuste. Allongez-le, ou variez davantage les caractères, jusqu’à une robustesse de 4 sur 5.',
} as const satisfies Readonly<Record<(typeof formKeys)[keyof typeof formKeys], string>>
