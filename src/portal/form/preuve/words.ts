import type { MoyenFacteur } from '#contract/connexion/connexion.ts'
import type { KeyFault } from '#portal/client/session/proof/accessKey.ts'

/** A way to show who one is. */
export type Moyen = MoyenFacteur | 'motdepasse'

/** Words of who shows that it is them: a factor, or the password again. */
export const preuveMessages = {
  valider: 'Confirmer',
  enCours: 'Vérification…',
  autres: 'Utiliser un autre moyen',
  refusTitre: 'La confirmation n’a pas abouti',
  cle: {
    presentation:
      'Votre navigateur va vous demander votre empreinte, votre visage ou le code de votre appareil ou de votre clé de sécurité.',
    bouton: 'Utiliser ma clé d’accès',
    enCours: 'Votre navigateur vous attend…',
  },
  totp: { champ: 'Code à 6 chiffres', aide: 'Affiché par votre application, par exemple 123 456.' },
  codesecours: {
    champ: 'Code de secours',
    aide: 'Un des codes que vous avez imprimés ou notés, par exemple ABCD-EFGH-2345-IJKL. Chacun ne sert qu’une fois.',
  },
  motdepasse: { champ: 'Mot de passe actuel' },
  dialogue: {
    titre: 'Confirmez que c’est bien vous',
    explication:
      'Cette action est protégée. Une fois que vous aurez confirmé, elle se poursuivra telle que vous l’avez saisie. La confirmation vaut cinq minutes.',
    aucun:
      'Pour cette action, l’administration demande plus qu’un mot de passe. Ajoutez un second facteur, puis recommencez ici : ce que vous avez saisi reste en place.',
    aussiFranceConnect:
      'Vous pouvez aussi vous reconnecter avec FranceConnect, au niveau « substantiel » : ce que vous avez saisi sur cette page sera alors perdu, sauf vos brouillons.',
    ajouter: 'Ajouter un second facteur dans mon profil (nouvel onglet)',
    franceConnect: 'Me reconnecter avec FranceConnect',
  },
} as const

/** What each way is called where one chooses it. */
export const moyenMessages: Readonly<Record<Moyen, string>> = {
  cleacces: 'Une clé d’accès',
  totp: 'Un code de mon application',
  motdepasse: 'Mon mot de passe',
  codesecours: 'Un code de secours',
}

/** Why no access key answered. */
export const keyFaultMessages: Readonly<Record<KeyFault, string>> = {
  inconnue:
    'Ce navigateur ne connaît pas les clés d’accès. Choisissez un autre moyen, ou un autre navigateur.',
  abandon:
    'La clé d’accès n’a pas été utilisée : la fenêtre du navigateur a été fermée, ou le temps est passé. Réessayez, ou choisissez un autre moyen.',
  reseau:
    'La clé d’accès n’a pas pu être demandée : le service ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.',
  deja: 'Cet appareil, ou cette clé de sécurité, est déjà enregistré dans votre espace.',
}
