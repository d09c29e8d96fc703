/** Sentences of signing in by an access key or with a second factor. */
export const facteurMessages = {
  cleAcces: {
    presentation:
      'Vous avez enregistré une clé d’accès dans votre profil ? Elle suffit : ni mot de passe, ni vérification de sécurité.',
    bouton: 'Utiliser une clé d’accès',
    enCours: 'Votre navigateur vous attend…',
    refusTitre: 'La connexion n’a pas abouti',
  },
  secondFacteur: {
    titre: 'Votre second facteur',
    explication:
      'Votre mot de passe est juste. Il reste à montrer un second moyen de vous identifier, dans les cinq minutes.',
    perdu: 'Vous n’avez plus aucun de ces moyens ? Écrivez-nous depuis la page Contact.',
    aussiFranceConnect: 'Vous pouvez aussi fermer cette fenêtre et vous connecter avec FranceConnect.',
  },
  unCode: {
    titre: 'Votre second facteur',
    explication: 'Votre mot de passe est juste. Il reste à saisir un code, dans les cinq minutes.',
    champ: 'Code de votre application, ou code de secours',
    aide: '6 chiffres affichés par votre application, par exemple 123 456, ou 16 lettres et chiffres que vous avez imprimés ou notés, par exemple ABCD-EFGH-2345-IJKL.',
    valider: 'Confirmer',
    enCours: 'Vérification…',
    recommencer: 'Recommencer la connexion',
  },
} as const
