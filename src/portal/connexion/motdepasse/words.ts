/** Words of the pages of a forgotten password. */
export const motdepasseoublieMessages = {
  chapo:
    'Indiquez votre numéro de sécurité sociale et votre courriel principal : un lien vous permettra de choisir un nouveau mot de passe.',
  demande: 'Votre demande',
  courriel: 'Courriel principal',
  courrielAide: 'L’adresse électronique principale que vous avez indiquée dans votre espace.',
  envoyer: 'Recevoir le lien',
  enCours: 'Envoi en cours…',
  refusTitre: 'Votre demande n’a pas abouti',
  retour: 'Retour à la connexion',
  confirmation: {
    chapo: 'Si ce numéro et cette adresse correspondent à un espace, un courriel vient de vous être envoyé.',
    suite: 'Que faire maintenant ?',
    conseils: [
      'Ouvrez ce courriel et suivez le lien qu’il contient : il est valable 30 minutes et ne sert qu’une fois.',
      'Si vous ne le trouvez pas, regardez parmi les courriers indésirables (spams).',
      'Si rien n’arrive, vérifiez votre numéro et votre adresse, puis faites une nouvelle demande.',
    ],
    nouveau: 'Faire une nouvelle demande',
  },
} as const
