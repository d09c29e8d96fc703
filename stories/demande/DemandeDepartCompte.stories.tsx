import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { contexteVerifie, correcteur, reponsesDepart } from '../fixtures/demande/demandedepart.ts'
import { agent } from '../fixtures/droits.ts'
import { screenStory, type Story } from '../fixtures/screenStory.tsx'
import { preparer } from '../fixtures/demande/gestes.ts'

export default {
  title: 'Écrans/Demande de retraite/Vérification du compte',
  ...screenStory(paths.demandedepartretraite, { droits: agent, reponses: reponsesDepart() }),
}

export const CompteNonVerifie: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement })
    await canvas.findByText('Vous n’avez pas encore vérifié votre compte.')
    const opener = canvas.getByRole('button', { name: 'Suivant' })
    await userEvent.click(opener)
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: 'Vérifier mon compte' })).toHaveAttribute(
      'href',
      paths.compteindividuelretraite,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuer sans vérifier' }))
    await canvas.findByRole('heading', { level: 2, name: /^Votre situation Étape 2/ })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const VerificationDuCompte: Story = {
  play: async ({ canvasElement }) => {
    await preparer({ canvasElement }, 'Pourquoi vérifier mon compte ?')
  },
}

export const CompteVerifie: Story = {
  parameters: { reponses: reponsesDepart(contexteVerifie) },
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Suivant')
    await canvas.findByText(/vérifié votre compte individuel retraite le 01\/11\/2026/)
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Signaler une erreur dans mon compte' }))
    const next = within(await canvas.findByRole('dialog', { name: 'Faire corriger votre compte' }))
    await userEvent.click(next.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Suivant' })).toHaveFocus())
  },
}

export const ValidationDuCompte: Story = {
  parameters: { reponses: reponsesDepart(contexteVerifie) },
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Confirmer que mon compte est exact')
    await canvas.findByRole('dialog', { name: 'Votre compte est-il toujours exact ?' })
  },
}

export const CorrectionEnLigne: Story = {
  parameters: { droits: correcteur },
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Signaler une erreur dans mon compte')
    await expect(await canvas.findByRole('link', { name: 'Demander une correction' })).toHaveAttribute(
      'href',
      paths.correctioncir,
    )
  },
}

export const CorrectionParMessage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Signaler une erreur dans mon compte')
    await expect(await canvas.findByRole('link', { name: 'Écrire à mon service' })).toHaveAttribute(
      'href',
      '/mesap/nouvelle?theme=compteindividuelretraite',
    )
  },
}

export const CorrectionParLePersonnel: Story = {
  parameters: { droits: { ...agent, listeService: { ...agent.listeService, mesap: false } } },
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Signaler une erreur dans mon compte')
    await canvas.findByText(/Adressez-vous à votre service des ressources humaines/)
  },
}
