import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Evenement } from '#contract/accueil/evenement.ts'
import { EventList } from '#portal/accueil/evenements/EventList.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Liste les événements d’une carte du tableau de bord : chacun s’ouvre selon ce qu’il est (document, page, site extérieur, fenêtre) ou reste un texte, que « Marquer comme lu » fait lire.',
  eviter: ['Pour des documents à télécharger ou à envoyer : DocumentList.'],
  clavier: [
    { touche: 'Tab', effet: 'va d’un événement qui s’ouvre au suivant' },
    { touche: 'Entrée', effet: 'ouvre l’événement' },
    {
      touche: 'Entrée ou Espace sur « Marquer comme lu »',
      effet: 'marque un texte comme lu, et en donne le focus',
    },
    { touche: 'Espace', effet: 'ouvre un document ou la fenêtre de confirmation, qui sont des boutons' },
  ],
  lecteur: {
    histoire: 'ToutesLesActions',
    phrases: [
      'document',
      'list',
      'listitem, level 1, position 1, set size 5',
      'Nouveau',
      'button, Bulletin de paie Octobre 2026 (télécharger le document, PDF, nouvel onglet)',
      'Bulletin de paie',
      'end of button, Bulletin de paie Octobre 2026 (télécharger le document, PDF, nouvel onglet)',
      'paragraph',
      'Octobre 2026 ·',
      'time',
      '28/10/2026',
      'end of time',
      'end of paragraph',
      'end of listitem, level 1, position 1, set size 5',
      'listitem, level 1, position 2, set size 5',
      'link, Votre demande avance',
      'paragraph',
      'time',
      '28/10/2026',
      'end of time',
      'end of paragraph',
      'end of listitem, level 1, position 2, set size 5',
      'listitem, level 1, position 3, set size 5',
      'button, Confirmez votre identité, has popup dialog',
      'paragraph',
      'time',
      '28/10/2026',
      'end of time',
      'end of paragraph',
      'end of listitem, level 1, position 3, set size 5',
      'listitem, level 1, position 4, set size 5',
      'link, Une nouvelle démarche est ouverte (nouvel onglet)',
      'Une nouvelle démarche est ouverte',
      '(',
      'nouvel onglet',
      ')',
      'end of link, Une nouvelle démarche est ouverte (nouvel onglet)',
      'paragraph',
      'time',
      '28/10/2026',
      'end of time',
      'end of paragraph',
      'end of listitem, level 1, position 4, set size 5',
      'listitem, level 1, position 5, set size 5',
      'Nouveau',
      'paragraph',
      'Maintenance du service dimanche de 8 h à 10 h',
      'end of paragraph',
      'paragraph',
      'time',
      '28/10/2026',
      'end of time',
      'end of paragraph',
      'button, Marquer comme lu : Maintenance du service dimanche de 8 h à 10 h',
      'Marquer comme lu',
      'end of button, Marquer comme lu : Maintenance du service dimanche de 8 h à 10 h',
      'end of listitem, level 1, position 5, set size 5',
      'end of list',
      'end of document',
    ],
  },
  rgaa: ['6.1', '7.1', '9.3', '10.2', '13.2'],
  limites: ['L’étiquette « Nouveau » précède le lien : elle n’est pas dans son nom.'],
}

const evenement = (evenementId: string, change: Partial<Evenement>): Evenement => ({
  evenementId,
  service: 'remuneration',
  tri: 1,
  statut: 'EVE_LU',
  libelle1: 'Bulletin de paie',
  dateEvenement: '2026-10-28',
  ...change,
})

const meta: Meta<typeof EventList> = {
  title: 'Composants/EventList',
  component: EventList,
  parameters: { fiche },
  args: { onOpen: fn() },
}
export default meta

type Story = StoryObj<typeof EventList>

const toutes: readonly Evenement[] = [
  evenement('document', { statut: 'EVE_NON_LU', documentUuid: 'd1', libelle2: 'Octobre 2026' }),
  evenement('page', { service: 'retraite', actionIhm: 'SUIVI_RETRAITE', libelle1: 'Votre demande avance' }),
  evenement('identite', {
    service: 'identite',
    actionIhm: 'confirmerIdentite',
    libelle1: 'Confirmez votre identité',
  }),
  evenement('externe', {
    service: 'autre',
    referenceUrl: 'https://www.service-public.fr/',
    libelle1: 'Une nouvelle démarche est ouverte',
  }),
  evenement('texte', {
    service: 'autre',
    statut: 'EVE_NON_LU',
    libelle1: 'Maintenance du service dimanche de 8 h à 10 h',
  }),
]

export const ToutesLesActions: Story = { args: { evenements: toutes } }

export const Ouverture: Story = {
  tags: ['!autodocs'],
  args: { evenements: toutes },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Bulletin de paie Octobre 2026/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(
      toutes[0],
      expect.objectContaining({ kind: 'document', documentUuid: 'd1' }),
    )
  },
}

export const NonLu: Story = {
  args: { evenements: toutes.slice(0, 1) },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('Nouveau')).toBeVisible(),
}

/** An event that opens nothing is read by what stands under it; its text then has the focus. */
export const MarquerLu: Story = {
  tags: ['!autodocs'],
  args: { evenements: toutes.slice(-1) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const texte = 'Maintenance du service dimanche de 8 h à 10 h'
    await userEvent.click(canvas.getByRole('button', { name: `Marquer comme lu : ${texte}` }))
    await expect(args.onOpen).toHaveBeenCalledWith(toutes.at(-1), { kind: 'aucun' })
    await expect(canvas.getByText(texte)).toHaveFocus()
  },
}

export const TexteLong: Story = {
  globals: { viewport: { value: 'etroit' } },
  args: {
    evenements: [
      evenement('long', {
        documentUuid: 'd2',
        libelle1:
          'Attestation de régularisation de la cotisation complémentaire pour la période non titulaire antérieure à la titularisation',
        libelle2: 'Direction départementale des finances publiques de la Loire-Atlantique',
      }),
    ],
  },
}
