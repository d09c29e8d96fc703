import { expect, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { demandeur, progressives, reponsesSuivi, reponsesSuiviClos } from '../fixtures/demande/suivi.ts'

export default {
  title: 'Écrans/Suivi de la demande de retraite progressive',
  ...screenStory(paths.suividepartretraiteprogressive, {
    droits: demandeur,
    reponses: reponsesSuivi('progressive', progressives.traitement),
  }),
}

const etat = (nom: keyof typeof progressives) => ({
  parameters: { reponses: reponsesSuivi('progressive', progressives[nom]) },
})

export const Recue: Story = { name: 'Reçue', ...etat('recue') }

export const Recapitulatif: Story = {
  name: 'Récapitulatif',
  ...etat('recapitulatif'),
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getAllByText('votre employeur')).toHaveLength(3)
  },
}

export const DocumentEmployeur: Story = {
  name: 'Document de l’employeur',
  ...etat('documentemployeur'),
}

export const Traitement: Story = {}

export const PieceDemandee: Story = { name: 'Pièce demandée', ...etat('piecedemandee') }

export const Decompte: Story = { name: 'Décompte', ...etat('decompte') }

export const DecompteCorrectif: Story = { name: 'Décompte corrigé', ...etat('decomptecorrectif') }

export const Validee: Story = { name: 'Validée', ...etat('validee') }

export const Annulee: Story = {
  name: 'Annulée',
  ...etat('annulee'),
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByText(/Ce suivi reste ouvert jusqu’au/)).toBeVisible()
  },
}

export const Close: Story = {
  parameters: { reponses: reponsesSuiviClos('progressive', progressives.annulee) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Le suivi de votre demande est fermé' })).toBeVisible()
    await expect(canvas.getByText('Dossier annulé par vous.')).toBeVisible()
    await expect(canvas.getByText(/annulée le 16\/11\/2026.*jusqu’au 23\/11\/2026 inclus/)).toBeVisible()
    await expect(canvas.getByText('DP-2026-0512-9830')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Faire une demande de retraite progressive' }),
    ).toHaveAttribute('href', paths.demandedepartretraiteprogressive)
  },
}

export const Aucune: Story = {
  parameters: { reponses: reponsesSuivi('progressive', undefined) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Aucune demande à suivre' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Faire une demande de retraite progressive' }),
    ).toHaveAttribute('href', paths.demandedepartretraiteprogressive)
  },
}

export const AucuneEnLectureSeule: Story = {
  name: 'Aucune, en lecture seule',
  parameters: {
    droits: { ...demandeur, lectureSeule: true },
    reponses: reponsesSuivi('progressive', undefined),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: /^Faire une demande/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'comment nous joindre' })).toHaveAttribute(
      'href',
      paths.contact,
    )
  },
}
