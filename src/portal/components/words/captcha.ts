/** Words of the captcha. */
export const captchaMessages = {
  legende: 'Vérification de sécurité',
  son: 'Écouter le code',
  imageSansScript:
    'Image du code de sécurité à recopier. Le même code s’écoute juste après ; recharger la page en change.',
  image:
    'Image du code de sécurité à recopier. Le bouton Audio permet d’écouter le même code, le bouton Renouveler d’en changer.',
  champ: 'Code captcha',
  aide: 'Recopiez les caractères de l’image, ou écoutez-les. Majuscules et minuscules sont acceptées. Un code vaut cinq minutes.',
  renouveler: 'Renouveler',
  renouvelerNom: 'Renouveler le code',
  audio: 'Audio',
  ecouter: 'Audio : écouter le code',
  arreter: 'Audio : arrêter la lecture',
  sansSon:
    'Le son n’a pas pu être lu. Recopiez le code de l’image, choisissez « Renouveler » pour en écouter un autre, ou contactez-nous.',
  nouveau: 'Nouveau code affiché',
  chargement: 'Chargement du code…',
  echec: 'Le captcha n’a pas pu être chargé',
  reessayer: 'Réessayer',
  reessayerNom: 'Réessayer de charger le code',
} as const

/** Words of the way that needs no code. */
export const captchaAide = {
  question: 'Vous n’arrivez ni à lire ni à écouter le code ?',
  contact: 'Contactez-nous (nouvel onglet)',
} as const
