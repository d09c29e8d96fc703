import { content, numbered } from './content.ts'
import { a, bloc, p, strong, ul } from './html.ts'

/** What this service keeps in the browser. The portal adds the choice about audience measurement at the end. */
export const cookies = {
  cookies: content(
    numbered('section', [
      bloc(
        'Qu’est-ce qu’un cookie ?',
        p(
          'Un cookie est un petit fichier que votre navigateur garde à la demande d’un site et lui renvoie à chaque visite.',
        ),
      ),
      bloc(
        'Les cookies nécessaires au service',
        p('Ils ne servent ni à la publicité ni à vous suivre : ils n’ont pas besoin de votre accord.'),
        ul(
          `${strong('__Host-session')} : reconnaît votre session une fois que vous êtes connecté. Il disparaît à la déconnexion, et ne sert plus après 20 minutes sans activité ou 8 heures. Il est illisible pour les scripts de la page.`,
          `${strong('espaceagent-present')} : indique qu’une session est ouverte dans ce navigateur, pour qu’un nouvel onglet la retrouve. Il ne contient aucun secret et disparaît avec la session.`,
          `${strong('espaceagent')} : garde vos choix d’affichage (thème, menu replié, message sur la mesure d’audience déjà vu). Il dure 365 jours et ne contient rien de personnel.`,
        ),
        p(
          'Pendant votre session, votre navigateur garde aussi votre nom et vos droits d’accès dans la mémoire de l’onglet. Ils sont effacés à la déconnexion ou à la fermeture de l’onglet.',
        ),
      ),
      bloc(
        'La mesure d’audience',
        p(
          'L’administration qui exploite ce service peut activer une mesure d’audience avec l’outil Matomo. Si elle n’est pas activée, aucun cookie de mesure n’est déposé.',
        ),
        p(
          'Si elle est activée, elle compte les pages vues pour améliorer le service : les cookies de Matomo ont un nom qui commence par « _pk_ » et durent 13 mois au plus. Aucun numéro de sécurité sociale ni aucun nom n’est transmis. Vous pouvez vous y opposer ci-dessous, à tout moment.',
        ),
      ),
      bloc(
        'Supprimer les cookies',
        p(
          'Les réglages de votre navigateur permettent de voir et de supprimer les cookies de ce site. Sans cookie de session, vous pourrez lire les pages publiques mais pas vous connecter.',
        ),
        p(
          `En savoir plus sur le site de la CNIL : ${a('https://www.cnil.fr/fr/cookies-et-autres-traceurs', 'les cookies et autres traceurs')}.`,
        ),
      ),
    ]),
  ),
}
