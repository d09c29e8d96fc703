import type { CharacterType, PasswordRule } from '#rules/connexion/motDePasse.ts'
import { specialCharacters, passwordLengths } from '#rules/connexion/passwordBounds.ts'

const rules: Readonly<Record<PasswordRule, string>> = {
  longueur: `au moins ${passwordLengths.shortest} caractères`,
  majuscule: 'une lettre majuscule',
  minuscule: 'une lettre minuscule',
  chiffre: 'un chiffre',
  special: `un caractère spécial parmi ${[...specialCharacters].join(' ')}`,
  caracteres: 'seulement des lettres sans accent, des chiffres, ces caractères spéciaux ou ^',
  maximum: `au plus ${passwordLengths.longest} caractères`,
}

const characters: Readonly<Record<CharacterType, string>> = {
  majuscule: 'une majuscule',
  minuscule: 'une minuscule',
  chiffre: 'un chiffre',
  special: 'un caractère spécial',
}

/** Words of a new password. */
export const motdepasseMessages = {
  nouveau: 'Nouveau mot de passe',
  confirmation: 'Confirmation du mot de passe',
  doitContenir: 'Votre mot de passe doit respecter ces règles :',
  regle: (rule: PasswordRule) => rules[rule],
  type: (type: CharacterType) => characters[type],
  etat: (regle: string, respectee: boolean) => `${regle} : ${respectee ? 'règle respectée' : 'à respecter'}`,
  robustesse: (score: number, libelle: string) => `Robustesse : ${score} sur 5, ${libelle}.`,
  vole: 'Ce mot de passe figure dans une liste de mots de passe volés ou trop courants : il ne protège plus, même long.',
  interdit: 'Ce mot de passe contient un caractère qui n’est pas accepté : il sera refusé.',
  tropLong: `Ce mot de passe dépasse ${passwordLengths.longest} caractères : il sera refusé.`,
  manque: (nombre: number, types: string) =>
    nombre === 1
      ? `Il manque 1 type de caractères : ${types}.`
      : `Il manque ${nombre} types de caractères : ${types}.`,
  tropCourt: (reste: number) =>
    reste === 1 ? 'Ajoutez au moins 1 caractère.' : `Ajoutez au moins ${reste} caractères.`,
  copieRefusee: 'La copie est désactivée dans ce champ.',
  collageRefuse:
    'Le collage est désactivé : saisissez le mot de passe au clavier. Votre gestionnaire de mots de passe peut remplir ce champ.',
  collageAide:
    'Le copier-coller est désactivé dans les deux champs. Votre gestionnaire de mots de passe peut les remplir.',
  verification: 'Vérification du mot de passe…',
  compromisTitre: 'Problème de sécurité',
  quandMeme: 'Valider quand même',
  refusTitre: 'Le mot de passe n’est pas enregistré',
} as const
