import { dureesSession } from '#server/kit/session/lives.ts'
import { a, bloc, content, dit, numbered, p, strong, ul } from '../../blocks.ts'
import { serviceIndique } from '../serviceIndique.ts'

/** Terms of use. */
export const conditionsgenerales = {
  conditionsgenerales: content(
    numbered('section', [
      bloc(
        'Objet',
        p(
          'Ces conditions disent comment utiliser Espace agent public, ce que vous pouvez en attendre et ce qu’il vous est demandé. Vous les acceptez quand vous créez vous-même votre espace ; elles s’appliquent à toute personne qui utilise le service.',
        ),
      ),
      bloc(
        'Qui peut utiliser le service ?',
        p(
          'Les agents publics et les pensionnés connus de l’administration qui exploite ce service. Son usage est gratuit et facultatif : vos droits restent les mêmes si vous ne l’utilisez pas.',
        ),
      ),
      bloc(
        'Votre espace est personnel',
        ul(
          'Votre identifiant est votre numéro de sécurité sociale. Votre mot de passe est secret : ne le communiquez à personne, pas même à un agent de l’administration.',
          'N’utilisez pas l’espace d’une autre personne, et ne créez pas d’espace à sa place sans en avoir le droit.',
          'Fermez votre session quand vous utilisez un appareil partagé.',
          `Si vous pensez que quelqu’un d’autre est entré dans votre espace, changez votre mot de passe et ${a('/contact', 'prévenez-nous')}.`,
        ),
      ),
      bloc(
        'Sécurité de la connexion',
        p(
          `Après 3 échecs de connexion, l’accès est bloqué 1 minute, puis deux fois plus longtemps à chaque nouvel échec, jusqu’à 2 heures. La session se ferme après ${dureesSession.inactive} sans activité, et au plus tard ${dureesSession.entiere} après la connexion. Un avertissement vous permet de la prolonger 2 minutes avant la fermeture pour inactivité.`,
        ),
      ),
      bloc(
        'Vos déclarations',
        p(
          `Les informations que vous donnez doivent être exactes et à jour. ${strong('Une fausse déclaration faite pour obtenir un avantage indu est punie par la loi.')}`,
        ),
      ),
      bloc(
        'Valeur des documents et des estimations',
        p(
          'Les documents mis à votre disposition sont ceux que votre employeur ou le Service des Retraites de l’État a établis. Les simulations sont des estimations non contractuelles : seule la décision de l’administration ouvre des droits.',
        ),
        p('L’heure et la date d’envoi d’une demande sont celles de son accusé de réception.'),
      ),
      bloc(
        'Disponibilité',
        p(
          `Le service est prévu pour fonctionner à toute heure. Il peut être interrompu pour une opération de maintenance ou à cause d’une panne. Si une échéance approche et que le service ne répond pas, adressez-vous ${serviceIndique}.`,
        ),
        p(`Durée pendant laquelle les documents restent disponibles : ${dit('disponibilitedocuments')}.`),
      ),
      bloc(
        'Fermeture d’un espace',
        p(
          `Vous pouvez demander la fermeture de votre espace : ${a('/contact', 'nous contacter')}. L’administration peut suspendre un espace utilisé de façon frauduleuse ou qui met le service en danger.`,
        ),
      ),
      bloc(
        'Évolution de ces conditions',
        p('Ces conditions peuvent changer. La version en vigueur est celle qui est publiée sur cette page.'),
        p(`Date de la dernière mise à jour : ${dit('dateconditions')}.`),
        p('Elles relèvent du droit français.'),
      ),
    ]),
  ),
}
