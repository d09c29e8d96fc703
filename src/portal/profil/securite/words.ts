import type { GenreFacteur, Securite } from '#contract/connexion/facteurs/facteurs.ts'

/** Sentences of the second factors, in the profile. */
export const securiteMessages = {
  presentation:
    'Un second facteur protège votre espace même si quelqu’un connaît votre mot de passe. Une fois ajouté, il vous sera demandé à chaque connexion par mot de passe.',
  niveaux: {
    motdepasse: 'Il est facultatif.',
    actes:
      'Votre administration le demande pour les actions sensibles : changer d’IBAN ou d’adresse électronique, télécharger vos données, demander votre retraite.',
    connexion: 'Votre administration le demande pour toute connexion par mot de passe.',
  } satisfies Record<Securite['niveau'], string>,
  aucun: 'Vous n’avez pas encore de second facteur.',
  liste: 'Vos seconds facteurs',
  genres: {
    cleacces: 'Clé d’accès',
    totp: 'Application de codes',
  } satisfies Record<GenreFacteur, string>,
  ajoute: (date: string) => `ajoutée le ${date}`,
  utilise: (date: string) => `utilisée pour la dernière fois le ${date}`,
  jamais: 'jamais utilisée depuis',
  renommer: 'Renommer',
  renommerNom: (nom: string) => `Renommer « ${nom} »`,
  retirer: 'Retirer',
  retirerNom: (nom: string) => `Retirer « ${nom} »`,
  annuler: 'Annuler',
  enCours: 'Un instant…',
  nom: 'Comment l’appeler',
  nomAide: 'Pour la reconnaître, par exemple « Mon téléphone ».',
  refusTitre: 'Cela n’a pas abouti',
  cle: {
    ajouter: 'Ajouter une clé d’accès',
    presentation:
      'Une clé d’accès est gardée par votre téléphone, votre ordinateur ou une clé de sécurité. Vous vous connecterez avec votre empreinte, votre visage ou le code de l’appareil, sans mot de passe ni captcha.',
    valider: 'Créer la clé d’accès',
    faite: (nom: string) => `La clé d’accès « ${nom} » est ajoutée.`,
  },
  totp: {
    ajouter: 'Ajouter une application de codes',
    presentation:
      'Ouvrez une application de codes à usage unique sur votre téléphone ou votre ordinateur, et ajoutez-y ce compte : photographiez le code QR, ou copiez le secret.',
    qr: 'Code QR à photographier avec votre application. Le même secret est écrit à côté.',
    secret: 'Secret à copier',
    leSecret: 'le secret',
    code: 'Code à 6 chiffres affiché par l’application',
    codeAide: 'Par exemple 123 456. Il prouve que l’application fonctionne.',
    valider: 'Vérifier et ajouter',
    faite: (nom: string) => `L’application « ${nom} » est ajoutée.`,
  },
  retrait: {
    titre: (nom: string) => `Retirer « ${nom} » ?`,
    consequence:
      'Ce moyen ne permettra plus de vous identifier. Vos adresses électroniques en seront prévenues.',
    dernier:
      'C’est votre dernier second facteur : votre mot de passe suffira de nouveau pour vous connecter, et vos codes de secours ne vaudront plus.',
    dernierExige:
      'C’est votre dernier second facteur : vous ne pourrez plus vous connecter que par FranceConnect, jusqu’à ce que vous en ajoutiez un autre, et vos codes de secours ne vaudront plus.',
    fait: (nom: string) => `Le moyen « ${nom} » est retiré.`,
  },
  renomme: (nom: string) => `Le nom est maintenant « ${nom} ».`,
  codes: {
    titre: 'Vos codes de secours',
    restants: (nombre: number) =>
      nombre === 1 ? 'Il vous reste 1 code de secours.' : `Il vous reste ${nombre} codes de secours.`,
    usage: (nombre: number) =>
      `Si vous perdez vos autres moyens, chacun de ces ${nombre} codes vous identifie une fois à leur place. Imprimez-les ou notez-les, et gardez-les hors de cet appareil : ils ne seront plus montrés.`,
    renouveler: 'Créer de nouveaux codes de secours',
    renouvelerAide: 'Si vous en créez de nouveaux, ceux-ci ne vaudront plus.',
    imprimer: 'Imprimer',
    garde: 'Je les ai gardés',
  },
} as const
