import { blocsDuJour } from './blocsDuJour.ts'
import { donneesAudit } from './accessibiliteDonnees.ts'
import { a, bloc, content, dit, numbered, p, siDit, siTu, ul } from '../blocks.ts'

const deCeJour = blocsDuJour(donneesAudit.date)

const schema = a('/information/schemapluriannuel', 'schéma pluriannuel d’accessibilité')
const plan = a('/information/plandaction', 'plan d’action de l’année')

/** Accessibility statement, in the order that the law asks for (RGAA, « Déclaration d’accessibilité »), and its two companions. */
export const accessibilite = {
  accessibilite: content({
    ...numbered('section', [
      bloc(
        'Engagement',
        p(
          'L’administration qui exploite ce service s’engage à le rendre accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005.',
        ),
        p(`Nom de l’administration : ${dit('administration')}.`),
        p('Stratégie et actions à cette fin :'),
        ul(
          `${siDit('schemaannees')}${schema} ;`,
          `${siTu('schemaannees')}${schema}, pas encore publié ;`,
          `${siDit('planactions')}${plan}.`,
          `${siTu('planactions')}${plan}, pas encore publié.`,
        ),
        p(
          'Cette déclaration s’applique à Espace agent public, pages publiques et pages de l’espace personnel.',
        ),
      ),
    ]),
    ...deCeJour.accessibilite,
    ...numbered('suite', [
      bloc(
        'Retour d’information et contact',
        p(
          `Si vous n’arrivez pas à accéder à un contenu ou à un service, ${a('/contact', 'contactez-nous')} : une autre solution vous sera proposée, ou le contenu vous sera fourni sous une autre forme. Précisez la page, ce que vous vouliez faire, et votre matériel si vous le pouvez.`,
        ),
        p(
          `Vous pouvez aussi écrire à la personne chargée de l’accessibilité : ${dit('declarationcontact')}.`,
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
  }),
  schemapluriannuel: content(
    numbered('section', [
      bloc(
        'À quoi sert ce schéma',
        p(
          'Le schéma pluriannuel présente, pour trois ans au plus, la politique de l’administration pour l’accessibilité numérique : ses responsables, ses moyens, et la façon dont elle traite les demandes. Il est demandé par l’article 47 de la loi n° 2005-102 du 11 février 2005.',
        ),
      ),
      bloc(
        'Ce que dit l’administration',
        p(`${siTu('schemaannees')}L’administration n’a pas encore publié son schéma.`),
        ul(
          `Personne chargée de l’accessibilité numérique : ${dit('schemapersonne')}.`,
          `Moyens humains et budget : ${dit('schemamoyens')}.`,
          `Formation des équipes : ${dit('schemaformation')}.`,
          `Prise en compte dans les marchés : ${dit('schemamarches')}.`,
          `Organisation et délai de réponse aux demandes : ${dit('schemareponses')}.`,
          `Calendrier des audits : ${dit('schemaaudits')}.`,
          `Années couvertes : ${dit('schemaannees')}.`,
        ),
      ),
      bloc(
        'Ce que fait le logiciel',
        p(
          'Le code de ce service porte déjà ces pratiques : des composants essayés au clavier, des contrôles automatiques de chaque page et de chaque composant, et leurs résultats, publiés avec le code source.',
        ),
      ),
    ]),
  ),
  plandaction: content({
    ...numbered('section', [
      bloc(
        'Plan d’action de l’année',
        p('Le plan d’action dit ce que l’administration fera cette année pour l’accessibilité du service.'),
        p(`${siTu('planactions')}L’administration n’a pas encore publié son plan.`),
        ul(
          `Actions décidées, responsables et échéances : ${dit('planactions')}.`,
          `Date de l’audit de conformité : ${dit('planaudit')}.`,
        ),
      ),
    ]),
    ...deCeJour.plandaction,
    ...numbered('suite', [bloc('Bilan de l’année passée', p(`${dit('planbilan')}.`))]),
  }),
}
