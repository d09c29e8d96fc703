import { MINUTES_LIEN_MOT_DE_PASSE } from '#rules/connexion/liens.ts'

/** Words of the pages of a forgotten password. */
export const motdepasseoublieMessages = {
  chapo:
    'Indiquez votre numéro de sécurité sociale et votre adresse électronique principale : un lien vous permettra de choisir un nouveau mot de passe.',
  demande: 'Votre demande',
  courriel: 'Adresse électronique principale',
  courrielAide: 'L’adresse électronique principale que vous avez indiquée dans votre espace.',
  envoyer: 'Recevoir le lien',
  enCours: 'Envoi en cours…',
  refusTitre: 'Votre demande n’a pas abouti',
  retour: 'Retour à la connexion',
  boiteFermee: {
    titre: 'Vous n’avez plus accès à cette boîte ?',
    franceConnect:
      'Avec FranceConnect, vous ouvrez votre espace sans mot de passe ni courriel, si votre identité y a déjà été confirmée.',
    versFranceConnect: 'Se connecter avec FranceConnect',
    service:
      'Votre service peut changer l’adresse de votre espace : il vous demandera de prouver qui vous êtes.',
    versContact: 'Voir la page Contact',
  },
  confirmation: {
    envoyee:
      'Votre demande est envoyée. Si ce numéro et cette adresse correspondent à un espace, un courriel vient de vous être adressé.',
    sansDemande:
      'Si vous avez demandé un lien, et si votre numéro et votre adresse correspondent à un espace, un courriel vous a été adressé.',
    suite: 'Que faire maintenant ?',
    conseil: `Ouvrez ce courriel et suivez le lien qu’il contient : il est valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes et ne sert qu’une fois.`,
    nouveau: 'Faire une nouvelle demande',
  },
} as const
