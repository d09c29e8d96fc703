import { expect, userEvent, waitFor, within } from 'storybook/test'
import { suivis } from '#contract/demande/suivi.ts'
import { paths } from '#portal/paths.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'
import { departs, reponsesSuivi, suiviPuis } from '../fixtures/demande/suivi.ts'

export default {
  title: 'Écrans/Suivi de la demande de retraite',
  ...screenStory(paths.suividepartretraite, {
    droits: agent,
    reponses: reponsesSuivi('depart', departs.recue),
  }),
}

const etat = (nom: keyof typeof departs) => ({
  parameters: { reponses: reponsesSuivi('depart', departs[nom]) },
})

const openCancellation = async (canvasElement: HTMLElement) => {
  await chargee({ canvasElement })
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Annuler ma demande' }))
  return within(canvas.getByRole('dialog', { name: 'Annuler ma demande' }))
}

const cancel = async (canvasElement: HTMLElement) => {
  const dialog = await openCancellation(canvasElement)
  await userEvent.type(dialog.getByLabelText(/^Motif de l’annulation/), 'Je préfère partir plus tard.')
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler définitivement' }))
}

/** The alert of this title has the focus. */
const focused = async (canvasElement: HTMLElement, titre: string) => {
  const heading = await within(canvasElement).findByRole('heading', { level: 3, name: titre })
  await waitFor(() => expect(heading.parentElement).toHaveFocus())
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(suivis.depart.lire, 'attente')] },
  play: ouverture,
}

export const Recue: Story = {
  name: 'Reçue',
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('le Service des Retraites de l’État')[0]).toBeVisible()
    await expect(canvas.getByText('DR-2026-0988-3174')).toBeVisible()
    // Its value holds nothing but its text: Orca reads twice a `time` that is alone there.
    await expect(canvas.getByText('Date de départ demandée').nextElementSibling?.children).toHaveLength(0)
    await expect(canvas.queryByRole('heading', { name: /^Une question, une erreur/ })).toBeNull()
  },
}

export const Traitement: Story = {
  ...etat('traitement'),
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Annuler ma demande' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Écrire par la messagerie sécurisée' })).toHaveAttribute(
      'href',
      '/mesap/nouvelle?theme=demandedepartretraite&reference=DR-2026-0988-3174',
    )
  },
}

export const PieceDemandee: Story = { name: 'Pièce demandée', ...etat('piecedemandee') }

export const PieceOubliee: Story = {
  name: 'Pièce oubliée',
  ...etat('piecedemandee'),
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la pièce' }))
    await userEvent.click(
      await canvas.findByRole('link', {
        name: 'Déposez la pièce demandée : choisissez au moins un fichier.',
      }),
    )
    await expect(canvas.getByLabelText(/^Pièce demandée/)).toHaveFocus()
  },
}

export const Decompte: Story = {
  name: 'Décompte',
  ...etat('decompte'),
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const steps = within(canvas.getByRole('list', { name: 'Suivi de ma demande de retraite' }))
    await expect(steps.getAllByRole('listitem')).toHaveLength(7)
    await expect(steps.getByRole('button', { name: /^Télécharger Décompte/ })).toBeVisible()
  },
}

export const DecompteCorrectif: Story = { name: 'Décompte corrigé', ...etat('decomptecorrectif') }

export const Titre: Story = etat('titre')

export const Paiement: Story = etat('paiement')

export const Annulee: Story = {
  name: 'Annulée',
  ...etat('annulee'),
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Dossier annulé par vous.')).toHaveLength(2)
    await expect(canvas.getAllByText('Votre motif : « Je préfère partir plus tard. »')).toHaveLength(2)
    // Nothing is left to cancel: how to is not told.
    await expect(canvas.getByRole('button', { name: 'Lire le suivi' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Annuler une demande' })).toBeNull()
  },
}

export const Annulation: Story = {
  play: async ({ canvasElement }) => {
    await openCancellation(canvasElement)
  },
}

/** Escape closes, and loses nothing of what was typed. */
export const AnnulationRouverte: Story = {
  play: async ({ canvasElement }) => {
    const first = await openCancellation(canvasElement)
    await userEvent.type(first.getByLabelText(/^Motif de l’annulation/), 'Je préfère partir plus tard.')
    canvasElement.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull())
    const again = await openCancellation(canvasElement)
    await expect(again.getByLabelText(/^Motif de l’annulation/)).toHaveValue('Je préfère partir plus tard.')
  },
}

export const AnnulationSansMotif: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await openCancellation(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler définitivement' }))
    await dialog.findByRole('link', { name: 'Dites pourquoi vous annulez votre demande.' })
    await userEvent.click(dialog.getByRole('button', { name: 'Garder ma demande' }))
    await expect(within(canvasElement).getByRole('button', { name: 'Annuler ma demande' })).toHaveFocus()
  },
}

export const AnnulationFaite: Story = {
  parameters: { reponses: suiviPuis('depart', departs.recue, departs.annulee) },
  play: async ({ canvasElement }) => {
    await cancel(canvasElement)
    await focused(canvasElement, 'Votre demande est annulée')
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Annuler ma demande' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Faire une demande de retraite' })).toBeVisible()
  },
}

export const AnnulationTropTard: Story = {
  parameters: {
    reponses: [
      reponse(suivis.depart.annuler, {
        status: 444,
        body: { erreurCode: 'SRE_ESPACEAGENT_DOSSIER_ANNULATION_KO' },
      }),
      ...suiviPuis('depart', departs.recue, departs.traitement),
    ],
  },
  play: async ({ canvasElement }) => {
    await cancel(canvasElement)
    await focused(canvasElement, 'Votre demande a changé entre-temps')
    await expect(
      within(canvasElement).getByRole('heading', { name: /^Une question, une erreur/ }),
    ).toBeVisible()
  },
}

export const AnnulationCoupure: Story = {
  parameters: {
    reponses: [reponse(suivis.depart.annuler, 'coupure'), ...reponsesSuivi('depart', departs.recue)],
  },
  play: async ({ canvasElement }) => {
    await cancel(canvasElement)
    await focused(canvasElement, 'Votre demande n’est pas annulée')
    await expect(within(canvasElement).getByLabelText(/^Motif de l’annulation/)).toHaveValue(
      'Je préfère partir plus tard.',
    )
  },
}

export const SansDemande: Story = {
  parameters: { reponses: reponsesSuivi('depart', undefined) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(
      within(canvasElement).getByRole('link', { name: 'Faire une demande de retraite' }),
    ).toHaveAttribute('href', paths.demandedepartretraite)
  },
}

export const LectureSeule: Story = {
  parameters: { droits: lectureSeule, reponses: reponsesSuivi('depart', departs.piecedemandee) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Envoyer la pièce' })).toBeNull()
    await expect(canvas.getByText(/lecture seule/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir la page Contact' })).toBeVisible()
  },
}

export const Echec: Story = {
  name: 'Échec',
  parameters: { reponses: [reponse(suivis.depart.lire, 'coupure')] },
}
