import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StatusTracker, type TrackedStep } from '#portal/demande/suivi/StatusTracker.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Dit où en est une demande : les étapes de haut en bas, celle en cours, et qui doit agir maintenant.',
  eviter: [
    'Pour les étapes d’un formulaire que la personne remplit : StepHeading.',
    'Pour des événements sans ordre : EventList.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'va d’un document à télécharger au suivant' },
    { touche: 'Entrée', effet: 'télécharge le document' },
  ],
  lecteur: {
    histoire: 'EnCours',
    phrases: [
      'document',
      'list, Suivi de ma demande de retraite',
      'listitem, level 1, position 1, set size 3',
      'paragraph',
      'Étape terminée',
      'end of paragraph',
      'paragraph',
      'Demande reçue par le Service des Retraites de l’État',
      'end of paragraph',
      'paragraph',
      'Le',
      'time',
      '02/09/2026',
      'end of time',
      'end of paragraph',
      'button, Télécharger Récapitulatif de la demande (PDF, nouvel onglet)',
      'Récapitulatif de la demande',
      'end of button, Télécharger Récapitulatif de la demande (PDF, nouvel onglet)',
      'end of listitem, level 1, position 1, set size 3',
      'listitem, level 1, current step, position 2, set size 3',
      'paragraph',
      'Étape en cours',
      'end of paragraph',
      'paragraph',
      'Démarrage du traitement de votre demande',
      'end of paragraph',
      'paragraph',
      'Le',
      'time',
      '15/10/2026',
      'end of time',
      'end of paragraph',
      'paragraph',
      'Votre employeur transmet l’état de vos services.',
      'end of paragraph',
      'paragraph',
      'Qui doit agir sur votre demande :',
      'strong',
      'votre employeur',
      'end of strong',
      'end of paragraph',
      'paragraph',
      'Durée observée :',
      '3 semaines',
      'end of paragraph',
      'end of listitem, level 1, current step, position 2, set size 3',
      'listitem, level 1, position 3, set size 3',
      'paragraph',
      'Étape à venir',
      'end of paragraph',
      'paragraph',
      'Fin de votre démarche de demande',
      'end of paragraph',
      'paragraph',
      'Qui agira :',
      'strong',
      'le Service des Retraites de l’État',
      'end of strong',
      'end of paragraph',
      'paragraph',
      'Durée observée :',
      '2 mois',
      'end of paragraph',
      'end of listitem, level 1, position 3, set size 3',
      'end of list, Suivi de ma demande de retraite',
      'end of document',
    ],
  },
  rgaa: ['3.1', '6.1', '9.3', '10.2', '10.9', '13.2'],
  limites: ['Le délai habituel est une médiane : il ne promet rien pour la demande suivie.'],
}

const recue: TrackedStep = {
  id: 'recue',
  libelle: 'Demande reçue par le Service des Retraites de l’État',
  etat: 'faite',
  date: '2026-09-02',
  acteur: 'vous',
  document: { documentUuid: 'recap', libelle: 'Récapitulatif de la demande' },
}
const employeur: TrackedStep = {
  id: 'employeur',
  libelle: 'Démarrage du traitement de votre demande',
  etat: 'encours',
  date: '2026-10-15',
  acteur: 'employeur',
  delai: '3 semaines',
  explication: 'Votre employeur transmet l’état de vos services.',
}
const fin: TrackedStep = {
  id: 'fin',
  libelle: 'Fin de votre démarche de demande',
  etat: 'avenir',
  acteur: 'service',
  delai: '2 mois',
}

const meta: Meta<typeof StatusTracker> = {
  title: 'Composants/StatusTracker',
  component: StatusTracker,
  parameters: { fiche },
  args: { label: 'Suivi de ma demande de retraite', etapes: [recue, employeur, fin], onOpen: fn() },
}
export default meta

type Story = StoryObj<typeof StatusTracker>

export const EnCours: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
    const states = ['Étape terminée', 'Étape en cours', 'Étape à venir']
    for (const [index, state] of states.entries()) await expect(steps[index]).toHaveTextContent(state)
    await expect(steps[1]).toHaveTextContent('Qui doit agir sur votre demande : votre employeur')
  },
}

export const AVousDAgir: Story = {
  name: 'À vous d’agir',
  args: {
    etapes: [
      recue,
      {
        ...employeur,
        libelle: 'Pièce demandée',
        acteur: 'vous',
        explication: 'Envoyez votre livret de famille.',
      },
      fin,
    ],
  },
}

export const Telechargement: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(recue.document)
  },
}

export const Terminee: Story = {
  args: {
    etapes: [recue, { ...employeur, etat: 'faite' }, { ...fin, etat: 'faite', date: '2026-12-01' }],
  },
}

export const Annulee: Story = {
  args: {
    etapes: [
      recue,
      {
        id: 'annulee',
        libelle: 'Dossier annulé par le Service des Retraites de l’État.',
        etat: 'encours',
        date: '2026-10-20',
      },
    ],
  },
}

export const TexteLong: Story = {
  globals: { viewport: { value: 'etroit' } },
  args: {
    etapes: [
      recue,
      {
        ...employeur,
        explication:
          'Votre employeur vérifie l’ensemble des services accomplis, y compris ceux effectués auprès d’administrations successives, puis les transmet.',
      },
      fin,
    ],
  },
}
