import { DELAI_IBAN_HEURES } from '#rules/profil/limitesIban.ts'
import { motsIban } from '#contract/profil/motsIban.ts'

/** Words of the fields that take an IBAN, whole or by its hidden digits. */
export const ibanMessages = {
  legendeMasque: 'Chiffres masqués de votre IBAN',
  aideMasque:
    'Vous trouvez votre IBAN sur votre relevé d’identité bancaire (RIB). Vous pouvez aussi coller l’IBAN entier dans l’un des champs.',
  ibanLu: (debut: string, masques: number, fin: string) =>
    `IBAN commençant par ${debut}, suivi de ${masques} caractères masqués, et terminé par ${fin}.`,
  masques: 'caractères masqués, puis ',
  chiffres: (position: number) => `Chiffres ${position} et ${position + 1} de l’IBAN`,
  pairesRemplies: 'Les deux champs ont été remplis à partir de l’IBAN collé.',
  paireManque: (position: number) => `Saisissez les chiffres ${position} et ${position + 1} de votre IBAN.`,
  paireForme: (position: number) =>
    `Saisissez exactement deux chiffres : ceux des positions ${position} et ${position + 1} de votre IBAN.`,
  autreIban:
    'L’IBAN collé n’est pas celui du compte affiché : comparez ses derniers caractères, ou saisissez seulement les deux chiffres.',
  legende: 'IBAN de votre compte bancaire',
  aide: 'Lettres et chiffres, par exemple FR76 suivi de 23 caractères. Les espaces sont acceptés. Vous pouvez coller l’IBAN entier dans l’un des champs.',
  debut: 'Début de l’IBAN : 16 premiers caractères',
  suite: 'Suite de l’IBAN : les caractères suivants',
  reparti: 'L’IBAN entier a été réparti dans les deux champs.',
  debutManque: 'Saisissez les 16 premiers caractères de votre IBAN.',
  suiteManque: 'Saisissez la suite de votre IBAN, après les 16 premiers caractères.',
  format: 'Il commence par les deux lettres du pays et ne contient que des lettres et des chiffres.',
  longueur: (saisis: number, attendus: number) =>
    `L’IBAN de ce pays compte ${attendus} caractères, vous en avez saisi ${saisis}.`,
  compte: {
    iban: 'IBAN enregistré',
    depuis: 'Enregistré depuis le',
    aucun: 'Aucun IBAN n’est enregistré.',
    attente: (compte: boolean) => `${motsIban(compte).un} attend`,
    prevu: (compte: boolean, ibanMasque: string, effetLe: string) =>
      `${compte ? 'Le nouvel IBAN' : 'L’IBAN'}, ${ibanMasque}, sera enregistré le ${effetLe}. D’ici là, rien ne change, et vous pouvez annuler.`,
    annuler: (compte: boolean) => `Annuler ${motsIban(compte).ce}`,
    annulation: 'Annulation en cours…',
    demande: (compte: boolean) =>
      `${motsIban(compte).le} est demandé. Il attend ${DELAI_IBAN_HEURES} heures.`,
    annule: (compte: boolean) => `${motsIban(compte).le} est annulé.`,
  },
  changement: {
    ouvrir: (compte: boolean) => (compte ? 'Changer d’IBAN' : 'Enregistrer mon IBAN'),
    aide: 'Munissez-vous de votre relevé d’identité bancaire (RIB). Au moment d’envoyer, vous confirmerez que c’est bien vous.',
    continuer: 'Vérifier avant d’envoyer',
    annuler: 'Annuler',
    recapitulatif: (compte: boolean) => `Vérifiez ${compte ? 'le nouvel' : 'votre'} IBAN`,
    nouveau: (compte: boolean) => (compte ? 'Nouvel IBAN' : 'Votre IBAN'),
    effet: 'Enregistré',
    delai: (heures: number) => `${heures} heures après votre envoi`,
    prevenus: 'Alerte par courriel',
    adresses: 'À chaque adresse électronique confirmée de votre profil',
    suite: (compte: boolean) =>
      `Jusque-là, ${compte ? 'l’IBAN déjà enregistré ne change pas' : 'aucun IBAN n’est enregistré'}. Vous pourrez annuler d’un clic, depuis cette page ou depuis le courriel, même sans vous connecter.`,
    envoyer: (compte: boolean) => `Demander ${motsIban(compte).ce}`,
    enCours: 'Envoi en cours…',
    corriger: 'Corriger',
    refusTitre: (compte: boolean) => `${motsIban(compte).le} n’est pas demandé`,
  },
  cle: 'Sa clé ne correspond pas : un caractère est sans doute erroné.',
} as const
