/** Words of the fields that take an IBAN, whole or by its hidden digits. */
export const ibanMessages = {
  legendeMasque: 'Chiffres masqués de votre IBAN',
  aideMasque:
    'Vous trouvez votre IBAN sur votre relevé d’identité bancaire (RIB). Vous pouvez aussi coller l’IBAN entier dans l’un des champs.',
  ibanLu: (debut: string, masques: number, fin: string) =>
    `IBAN commençant par ${debut}, suivi de ${masques} caractères masqués, et terminé par ${fin}.`,
  chiffres: (position: number) => `Chiffres ${position} et ${position + 1} de l’IBAN`,
  pairesRemplies: 'Les deux champs ont été remplis à partir de l’IBAN collé.',
  paireManque: (position: number) => `Saisissez les chiffres ${position} et ${position + 1} de votre IBAN.`,
  paireForme: (position: number) =>
    `Saisissez exactement deux chiffres : ceux des positions ${position} et ${position + 1} de votre IBAN.`,
  autreIban:
    'L’IBAN collé n’est pas celui du compte affiché : comparez son début et sa fin, ou saisissez seulement les deux chiffres.',
  legende: 'IBAN de votre compte bancaire',
  aide: 'Lettres et chiffres, par exemple FR76 suivi de 23 caractères. Les espaces sont acceptés. Vous pouvez coller l’IBAN entier dans l’un des champs.',
  debut: 'Début de l’IBAN : 16 premiers caractères',
  suite: 'Suite de l’IBAN : les caractères suivants',
  reparti: 'L’IBAN entier a été réparti dans les deux champs.',
  debutManque: 'Saisissez les 16 premiers caractères de votre IBAN.',
  suiteManque: 'Saisissez la suite de votre IBAN, après les 16 premiers caractères.',
  format:
    'L’IBAN commence par les deux lettres du pays et ne contient que des lettres et des chiffres. Vérifiez-le sur votre RIB.',
  longueur: (saisis: number, attendus: number) =>
    `L’IBAN de ce pays compte ${attendus} caractères, vous en avez saisi ${saisis}. Vérifiez-le sur votre RIB.`,
  cle: 'Cet IBAN n’existe pas : un caractère est sans doute erroné. Vérifiez-le sur votre RIB.',
} as const
