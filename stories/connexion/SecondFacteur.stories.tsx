import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { connecter } from '../fixtures/connexion/gestes.ts'
import { secondFacteurAttendu } from '../fixtures/connexion/signIn.ts'
import { screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/AccueilNonConnecte/SecondFacteur',
  tags: ['!autodocs'],
  ...screenStory(paths.accueilnonconnecte, { reponses: [secondFacteurAttendu] }),
}

const opened = async (played: Played) => {
  await connecter(played)
  return within(await within(played.canvasElement.ownerDocument.body).findByRole('dialog'))
}

export const CodeDeLApplication: Story = {
  play: async (played) => {
    const dialog = await opened(played)
    await waitFor(() => expect(dialog.getByLabelText(/^Code à 6 chiffres/)).toHaveFocus())
  },
}

export const CodeDeSecours: Story = {
  play: async (played) => {
    const dialog = await opened(played)
    await userEvent.click(dialog.getByRole('button', { name: 'Un code de secours' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Code de secours/)).toHaveFocus())
  },
}

export const CleDAcces: Story = {
  play: async (played) => {
    const dialog = await opened(played)
    await userEvent.click(dialog.getByRole('button', { name: 'Une clé d’accès' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Utiliser ma clé d’accès' })).toHaveFocus())
  },
}
