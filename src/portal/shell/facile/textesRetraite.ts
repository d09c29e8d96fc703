import { delaisDits } from '#rules/demande/delaisLegaux.ts'
import type { TexteFacile } from './texteFacile.ts'

/** What one does before leaving, from the account to the follow-up. */
export const retraite: TexteFacile = {
  titre: 'Ma retraite en cinq étapes',
  idees: [
    {
      image: 'recherche',
      phrases: ['Étape 1 : lisez votre carrière.', 'La carrière, ce sont vos années de travail.'],
    },
    {
      image: 'document',
      phrases: [
        'Étape 2 : une erreur ?',
        'Vous lisez « Demander une correction » sur cette page ?',
        'Appuyez dessus.',
        'Sinon, parlez-en à votre service des ressources humaines.',
      ],
    },
    {
      image: 'argent',
      phrases: [
        'Étape 3 : faites une simulation, si votre menu la propose.',
        'Elle est possible à partir de 45 ans.',
        'Vous voyez un montant possible.',
        'Ce montant peut encore changer.',
      ],
    },
    {
      image: 'signature',
      phrases: ['Étape 4 : demandez votre retraite.', `Faites-le au moins ${delaisDits.preavis} avant.`],
    },
    {
      image: 'avancement',
      phrases: ['Étape 5 : suivez votre demande.', 'La page « Suivre ma demande » dit où elle en est.'],
    },
  ],
}

/** The request itself. */
export const demande: TexteFacile = {
  titre: 'Demander ma retraite',
  idees: [
    {
      image: 'information',
      phrases: [
        'Cette page sert à demander sa retraite.',
        'Prenez votre temps.',
        'Vos réponses sont gardées.',
      ],
    },
    { image: 'recherche', phrases: ['D’abord, relisez votre carrière.', 'Ensuite, répondez aux questions.'] },
    {
      image: 'calendrier',
      phrases: [
        'Choisissez la date de votre départ.',
        `Si possible, choisissez une date dans plus de ${delaisDits.preavis}.`,
        'Sinon, la page vous prévient.',
        'Votre premier paiement peut alors être en retard.',
      ],
    },
    { image: 'document', phrases: ['Joignez les papiers demandés.', 'Une photo nette suffit.'] },
    {
      image: 'signature',
      phrases: [
        'Relisez tout avant d’envoyer.',
        'Puis envoyez votre demande.',
        'Vous pouvez télécharger une preuve de l’envoi.',
      ],
    },
  ],
}
