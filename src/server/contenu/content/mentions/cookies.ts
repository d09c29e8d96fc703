import { JOURS_PREFERENCES } from '#rules/product.ts'
import { dureesSession } from '#server/kit/session/lives.ts'
import { a, bloc, content, numbered, p, strong, ul } from '../../blocks.ts'

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
          `${strong('__Host-session')} : reconnaît votre session après la connexion. Il ne sert plus dès la déconnexion, ni après ${dureesSession.inactive} sans activité ou ${dureesSession.entiere}, et disparaît à la fermeture du navigateur. Il est illisible pour les scripts de la page.`,
          `${strong('__Host-suite')} : complète le précédent quand vous avez prouvé votre identité ou changé votre mot de passe, pour qu’une copie plus ancienne ne serve plus. Il ne sert qu’avec lui, et disparaît comme lui.`,
          `${strong('espaceagent-present')} : indique qu’une session est ouverte dans ce navigateur, pour qu’un nouvel onglet la retrouve, et si c’est la vôtre, pour que vos onglets se ferment quand une autre personne se connecte. Il ne contient ni secret, ni votre nom, ni votre identifiant, et disparaît avec la session.`,
          `${strong('espaceagent')} : garde vos choix (thème, textes faciles à lire, menu replié, réponse sur la mesure d’audience). Il dure ${JOURS_PREFERENCES} jours et ne contient rien de personnel.`,
          `${strong('__Host-navigateur')} : indique que votre espace a déjà été ouvert dans ce navigateur, pour que ne vous gênent ni les échecs d’autres personnes sur votre identifiant, ni les nombreuses demandes que d’autres font depuis votre réseau. Il contient le jour de votre dernière connexion, mais ni votre nom ni votre identifiant, et dure 180 jours après elle. Après un changement de mot de passe, il ne protège plus votre identifiant jusqu’à votre prochaine connexion.`,
          `${strong('__Host-franceconnect')} : relie votre départ vers FranceConnect à votre retour. Il dure 10 minutes et ne sert qu’une fois.`,
          `${strong('__Host-captcha')} : sans JavaScript, relie le code affiché sur la page de connexion à votre réponse. Il dure 5 minutes.`,
        ),
      ),
      bloc(
        'La mémoire de l’onglet',
        p(
          'Votre navigateur garde aussi des informations dans l’onglet ouvert. Elles ne sont envoyées à personne.',
        ),
        ul(
          `${strong('espaceagent-session')} : votre nom, vos droits d’accès et la page que vous avez demandée ;`,
          `${strong('espaceagent-documents')} : la liste de vos documents déjà affichée, sans les documents eux-mêmes ;`,
          `${strong('espaceagent-inscription')} : ce que vous avez saisi pendant la création de votre espace, sans le mot de passe ni le numéro de sécurité sociale entier ;`,
          `${strong('espaceagent-brouillon-…')} : ce que vous avez saisi dans une demande et que le service n’a pas encore pu garder ;`,
          `${strong('espaceagent-mesap-…')} : le message que vous écrivez à votre service, et les fichiers que vous y joignez, tant qu’il n’est pas envoyé ;`,
          `${strong('espaceagent-place')} : la hauteur de la page que vous rechargez ;`,
          `${strong('react-router-scroll-positions')} : la hauteur à laquelle vous avez laissé chaque page.`,
        ),
        p(
          'Elles sont effacées à la fermeture de l’onglet ; celles qui parlent de vous le sont dès que vous vous déconnectez. Si votre session se ferme d’elle-même, un message ou une demande en cours reste dans l’onglet jusqu’à votre retour : sur un appareil partagé, fermez l’onglet.',
        ),
      ),
      bloc(
        'La mesure d’audience',
        p(
          'L’administration qui exploite ce service peut activer une mesure d’audience avec l’outil Matomo. Si elle n’est pas activée, aucun cookie de mesure n’est déposé.',
        ),
        p(
          'Si elle est activée, elle compte les pages vues, les actions faites et les téléchargements, pour améliorer le service. Elle ne sert à rien d’autre : les visites ne sont ni croisées avec d’autres données ni suivies d’un site à l’autre. Elle reçoit le nom de la page, jamais votre nom, votre numéro de sécurité sociale ni le nom de vos documents.',
        ),
        ul(
          `${strong('_pk_id')} : distingue les visiteurs entre eux, sans les nommer. Il dure 13 mois au plus, et n’est pas prolongé.`,
          `${strong('_pk_ses')} : dure le temps d’une visite, 30 minutes au plus après la dernière page.`,
          `${strong('_pk_ref')} : retient le site d’où vous venez. Il dure 6 mois.`,
          `${strong('mtm_consent_removed')} : retient votre refus si vous changez d’avis pendant une visite. Il est effacé à la visite suivante.`,
        ),
        p(
          'Cette mesure est exemptée de consentement quand elle se limite à ce qui précède : vos visites sont alors comptées tant que vous ne vous y opposez pas. Si l’administration utilise un conteneur Matomo, qui peut contenir autre chose, rien n’est compté avant que vous ayez répondu « Oui ».',
        ),
        p(
          'Si votre navigateur demande à ne pas être suivi (« Do Not Track » ou « Global Privacy Control »), rien n’est compté, sauf si vous répondez « Oui ». Dès que vous répondez « Non », la mesure s’arrête et ses cookies sont effacés. Votre réponse est à donner à la fin de cette page, et peut changer à tout moment.',
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
