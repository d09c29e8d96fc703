import { a, bloc, p, questions, ul } from '../../blocks.ts'
import { cumul } from './cumul.ts'

const impots = a('https://www.impots.gouv.fr/', 'impots.gouv.fr')

/** Questions of pensioners: on what is paid each month, then on the pension itself. */
export const questionpension = {
  questionremunerationpension: questions('questionremunerationpension', {
    bulletin: bloc(
      'Que contient mon bulletin de pension ?',
      p('Il se lit de haut en bas :'),
      ul(
        'le montant brut de la pension et, s’il y a lieu, la majoration pour enfants ;',
        'les contributions sociales : CSG, CRDS et CASA ;',
        'l’impôt prélevé à la source ;',
        'le montant versé sur votre compte, et le montant imposable.',
      ),
    ),
    montant: bloc(
      'Pourquoi le montant versé a-t-il changé ?',
      ul(
        'Les pensions ont été revalorisées.',
        'Votre taux de CSG a changé : il dépend de votre revenu fiscal de référence, celui de l’avant-dernière année, et de votre nombre de parts.',
        'Votre taux de prélèvement à la source a changé.',
        'Votre situation a changé : enfant, reprise d’activité, régularisation.',
      ),
      p(
        'Dans « Ma pension », la comparaison met deux bulletins côte à côte, ligne par ligne, pour trouver la cause.',
      ),
    ),
    prelevements: bloc(
      'Comment sont fixés mes prélèvements sociaux ?',
      p(
        'Chaque année, l’administration fiscale transmet à votre organisme de pension les éléments de votre avis d’impôt. Le taux qui en résulte s’applique sans démarche de votre part. Si votre avis est corrigé, adressez le nouvel avis à votre service, par la messagerie sécurisée si elle vous est proposée.',
      ),
    ),
    taux: bloc(
      'Comment modifier mon taux de prélèvement à la source ?',
      p(`Connectez-vous à votre espace sur ${impots} : seule l’administration fiscale peut le modifier.`),
    ),
    declaration: bloc(
      'Où trouver le montant à déclarer ?',
      p(
        'Sur l’attestation fiscale de l’année, dans « Ma pension ». Comparez-la à votre déclaration préremplie. Elle peut vous être envoyée par courriel avec le bouton « Envoyer par mail ».',
      ),
    ),
    compte: bloc(
      'Comment changer le compte où ma pension est versée ?',
      p(
        `Ouvrez ${a('/profil', 'votre profil')}, section « Coordonnées bancaires ». Ne fermez pas l’ancien compte avant d’avoir vu un versement sur le nouveau.`,
      ),
    ),
  }),

  questionpension: questions('questionpension', {
    titre: bloc(
      'À quoi sert mon titre de pension ?',
      p(
        'C’est la décision qui vous accorde votre pension. Il indique les services et les bonifications retenus, le calcul et la date d’effet. Une caisse, une mutuelle ou un bailleur peut vous le demander : téléchargez-le depuis « Ma pension ».',
      ),
    ),
    erreur: bloc(
      'Je pense qu’il y a une erreur dans ma pension',
      p(
        'Écrivez à votre service, par la messagerie sécurisée si elle vous est proposée, sinon comme l’indique la page Contact. Précisez la ligne concernée et joignez vos justificatifs. Faites-le rapidement : les délais de contestation sont indiqués avec votre titre de pension.',
      ),
    ),
    adresse: bloc(
      'Je change d’adresse ou je pars vivre à l’étranger',
      p(
        `Indiquez votre nouvelle adresse et sa date d’effet dans ${a('/profil', 'votre profil')}. Si vous vivez à l’étranger, un justificatif d’existence peut vous être demandé chaque année : répondez-y dans le délai indiqué, car sans réponse le versement peut être suspendu. Vos prélèvements sociaux et votre impôt ne sont plus calculés de la même façon : votre service et les impôts vous diront comment.`,
      ),
    ),
    travail: bloc('Puis-je travailler tout en percevant ma pension ?', ...cumul),
    deces: bloc(
      'Que devient la pension en cas de décès ?',
      p(
        'Le conjoint survivant, l’ex-conjoint divorcé et les enfants peuvent avoir droit à une pension, sous conditions : celle de réversion suppose un mariage, et ni un pacs ni un concubinage n’y donne droit (art. L. 38, L. 40 et L. 44 du code des pensions). Elle n’est pas versée d’office : elle doit être demandée.',
      ),
      p(
        `Le site public ${a('https://www.info-retraite.fr/', 'info-retraite.fr')} permet de demander en une fois la réversion à tous les régimes.`,
      ),
    ),
  }),
}
