import { a, bloc, p, questions, ul } from '../../blocks.ts'
import { serviceIndique } from '../serviceIndique.ts'

/** General help for signed-in people. */
export const aideconnecte = {
  aideconnecte: questions('aideconnecte', {
    tableaudebord: bloc(
      'Que trouve-t-on sur le tableau de bord ?',
      p(
        'Le tableau de bord rassemble ce qui est nouveau pour vous, rubrique par rubrique. Chaque carte montre les deux premiers éléments ; son bouton ouvre la rubrique entière. La mention « Nouveau » disparaît quand vous avez ouvert l’élément.',
      ),
    ),
    rubriques: bloc(
      'Pourquoi une rubrique manque-t-elle ?',
      p(
        `Les rubriques dépendent de votre situation et des services ouverts par votre administration. Par exemple, une personne à la retraite ne voit pas toujours de documents de paie. S’il vous manque une rubrique, adressez-vous ${serviceIndique}.`,
      ),
    ),
    identite: bloc(
      'Pourquoi me demande-t-on de confirmer mon identité ?',
      p(
        'Pour que vos documents ne soient remis qu’à vous. Votre IBAN s’affiche en partie masqué : complétez les quatre chiffres demandés, à l’aide de votre RIB. Vos documents deviennent visibles aussitôt.',
      ),
      p(
        'Il s’agit du compte où votre paie ou votre pension est versée. Ces chiffres ne permettent aucun paiement.',
      ),
    ),
    coordonnees: bloc(
      'Comment changer mon courriel, mon téléphone ou mon adresse ?',
      p(
        `Ouvrez ${a('/profil', 'votre profil')}, puis « Modifier » dans la section concernée. Un changement de courriel prend effet quand vous avez ouvert le lien envoyé à la nouvelle adresse ; l’ancienne est prévenue.`,
      ),
      p(`Si votre espace est en lecture seule, adressez-vous ${serviceIndique}.`),
    ),
    motdepasse: bloc(
      'Comment changer mon mot de passe ?',
      p(
        `Ouvrez ${a('/profil', 'votre profil')}, section « Mot de passe ». Vos autres sessions sont alors fermées et un courriel vous en avertit.`,
      ),
      p('Si votre espace est en lecture seule, déconnectez-vous, puis choisissez « Mot de passe oublié ? ».'),
    ),
    telechargement: bloc(
      'Comment télécharger un document ?',
      p(
        'Choisissez le bouton de téléchargement du document : il s’ouvre dans un nouvel onglet, au format PDF. Vous pouvez ensuite l’enregistrer ou l’imprimer.',
      ),
      p(
        'Si rien ne s’ouvre, autorisez ce site à ouvrir de nouvelles fenêtres, dans les réglages de votre navigateur.',
      ),
    ),
    recherche: bloc(
      'Comment retrouver ou télécharger plusieurs documents ?',
      p(
        'Dans la liste de vos documents, cherchez par titre ou par montant : la recherche porte sur toutes les années. Cochez les documents voulus pour les recevoir dans un seul fichier ZIP, avec leur liste et de quoi vérifier qu’ils sont intacts.',
      ),
    ),
    envoi: bloc(
      'Comment envoyer un document par courriel ?',
      p(
        'Les attestations fiscales ont un bouton « Envoyer par mail ». L’envoi se fait vers une adresse enregistrée dans votre profil ; le nombre d’envois par jour est limité. Les autres documents se téléchargent.',
      ),
    ),
    messagerie: bloc(
      'À quoi sert la messagerie sécurisée ?',
      p(
        'Elle permet de poser une question à votre service et de joindre un document, sans passer par un courriel ordinaire. Le nombre à côté du bouton indique les demandes qui ont une réponse que vous n’avez pas lue. Elle s’ouvre dans un nouvel onglet.',
      ),
    ),
    lectureseule: bloc(
      'Que signifie « lecture seule » ?',
      p(
        'Vous pouvez consulter votre espace et télécharger vos documents, mais pas envoyer de demande ni modifier vos informations. Vous pouvez lire vos échanges avec votre service, sans lui écrire ici.',
      ),
    ),
    session: bloc(
      'Ma session s’est fermée : ai-je perdu ma saisie ?',
      ul(
        'Les demandes longues (retraite, retraite progressive, correction du compte individuel) sont gardées en brouillon : vous les retrouvez en vous reconnectant.',
        'Un brouillon n’est pas envoyé : pensez à terminer votre demande.',
        'Un message commencé est gardé dans l’onglet, tant que vous ne le fermez pas et que vous ne vous déconnectez pas. Les autres formulaires sont à remplir à nouveau.',
      ),
    ),
  }),
}
