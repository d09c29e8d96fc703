import { minuscule } from '#rules/format/typographie.ts'
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
  confirmer: (label: string) => `Confirmation : ${minuscule(label)}`,
} as const
