import { answered, type ConversationDemo } from '../messagerie.ts'

/** Requests of Camille: three answers that she has not read, one request that waits, one that is closed. */
export const camilleDemandes: readonly ConversationDemo[] = [
  answered(
    'Votre question sur votre rappel de paie',
    'remuneration',
    [
      9,
      'Bonjour,\n\nMon dernier relevé de rappel porte sur trois mois. Comment ce montant est-il calculé ?\n\nMerci d’avance.',
    ],
    [
      2,
      'Bonjour,\n\nVotre passage au 6e échelon prend effet trois mois avant votre dernière paie. Le rappel est la différence entre ce que vous auriez dû percevoir et ce qui vous a été versé pour ces trois mois, cotisations déduites.\n\nLe détail, mois par mois, figure sur le relevé de rappel dans « Ma rémunération ».\n\nLe service de gestion',
    ],
  ),
  answered(
    'Correction d’une période de votre carrière',
    'compteindividuelretraite',
    [
      26,
      'Bonjour,\n\nDeux années d’enseignement à temps partiel, de 2010 à 2012, figurent sans quotité dans mon compte individuel retraite. Que dois-je vous envoyer ?',
    ],
    [
      5,
      'Bonjour,\n\nEnvoyez-nous l’arrêté qui vous plaçait à temps partiel, ou un bulletin de paie de cette période, en pièce jointe de cette demande. Nous corrigerons votre compte à réception.\n\nLe Service des Retraites de l’État',
    ],
  ),
  answered(
    'Votre demande d’attestation',
    'documentemployeur',
    [14, 'Bonjour,\n\nJe souhaite une attestation d’employeur pour un dossier de location.'],
    [
      12,
      'Bonjour,\n\nVotre attestation est disponible dans « Mes doc. employeur ». Elle porte sur votre situation à ce jour.\n\nLe service de gestion',
    ],
  ),
  {
    objet: 'Date de versement du supplément familial',
    theme: 'remuneration',
    etat: 'OUVERTE',
    messages: [
      {
        auteur: 'usager',
        ilYAJours: 3,
        texte:
          'Bonjour,\n\nÀ partir de quel mois le supplément familial change-t-il quand un enfant a 20 ans ?',
      },
    ],
  },
  {
    objet: 'Changement de nom d’usage',
    theme: 'identite',
    etat: 'CLOSE',
    messages: [
      {
        auteur: 'usager',
        ilYAJours: 210,
        texte: 'Bonjour,\n\nJe souhaite que mon nom d’usage figure sur mes bulletins.',
      },
      {
        auteur: 'service',
        ilYAJours: 202,
        texte: 'Bonjour,\n\nVotre nom d’usage est enregistré. Il figurera sur votre prochain bulletin.',
      },
      { auteur: 'usager', ilYAJours: 201, texte: 'Merci, je clos cette demande.' },
    ],
  },
]
