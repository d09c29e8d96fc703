import { A_COMPLETER, content, numbered } from './content.ts'
import { a, bloc, h3, p, strong, ul } from './html.ts'

/** Accessibility statement, in the order that the RGAA asks for. */
export const accessibilite = {
  accessibilite: content(
    numbered('section', [
      bloc(
        'Engagement',
        p(
          'L’administration qui exploite ce service s’engage à le rendre accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005.',
        ),
        ul(
          `Nom de l’administration : ${A_COMPLETER}.`,
          `Schéma pluriannuel et plan d’action de l’année : ${A_COMPLETER}.`,
        ),
        p(
          'Cette déclaration s’applique à Espace agent public, pages publiques et pages de l’espace personnel.',
        ),
      ),
      bloc(
        'État de conformité',
        p(
          `Espace agent public est ${strong('non conforme')} avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, car ${strong('aucun audit de conformité n’a encore été réalisé')}.`,
        ),
        p(
          'Des contrôles automatiques accompagnent le développement. Ils aident à repérer des défauts, mais ils ne mesurent pas la conformité.',
        ),
      ),
      bloc(
        'Contenus non accessibles',
        p(
          'En l’absence d’audit, la liste des contenus non accessibles n’est pas établie. Nous connaissons déjà ces limites :',
        ),
        ul(
          'le captcha de connexion demande de recopier un code lu ou entendu : une version sonore existe, mais elle ne convient pas à tout le monde ;',
          'les documents déposés par votre employeur ou par le service des retraites sont affichés tels qu’ils ont été reçus : leur accessibilité n’est pas vérifiée.',
        ),
      ),
      bloc(
        'Établissement de cette déclaration',
        p(`Date d’établissement et de mise à jour : ${A_COMPLETER}.`),
        h3('Technologies utilisées'),
        ul('HTML5', 'CSS', 'JavaScript', 'WAI-ARIA', 'PDF'),
        h3('Environnement de test et pages vérifiées'),
        p('Aucun test avec des technologies d’assistance n’a encore été consigné.'),
      ),
      bloc(
        'Signaler une difficulté',
        p(
          `Si vous n’arrivez pas à accéder à un contenu ou à un service, ${a('/contact', 'contactez-nous')} : une autre solution vous sera proposée, ou le contenu vous sera fourni sous une autre forme. Précisez la page, ce que vous vouliez faire, et votre matériel si vous le pouvez.`,
        ),
      ),
      bloc(
        'Voies de recours',
        p(
          'Vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et vous n’avez pas obtenu de réponse satisfaisante. Vous pouvez :',
        ),
        ul(
          `${a('https://formulaire.defenseurdesdroits.fr/', 'écrire un message au Défenseur des droits')} ;`,
          `${a('https://www.defenseurdesdroits.fr/carte-des-delegues', 'contacter le délégué du Défenseur des droits de votre région')} ;`,
          'envoyer un courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
        ),
      ),
    ]),
  ),
}
