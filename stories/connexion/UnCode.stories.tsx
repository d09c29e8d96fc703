import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import { failures } from '#contract/kit/failures.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { UnCodeForm } from '#portal/connexion/facteur/UnCodeForm.tsx'
import { reponse } from '../fixtures/reponse.ts'
import { withAnswers } from '../fixtures/situation.ts'

/** What takes the place of the sign-in form when a form sent without script awaits a second factor. */
const meta = {
  title: 'Écrans/AccueilNonConnecte/UnCode',
  component: UnCodeForm,
  beforeEach: withAnswers,
  args: { facteur: { jeton: 'attente' }, messages: defaultMessages, onEnter: fn(async () => true) },
} satisfies Meta<typeof UnCodeForm>

export default meta
type Story = StoryObj<typeof meta>

const champ = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText(/^Code de votre application, ou code de secours/)

/** The sentence before the form takes the focus; the field comes next. */
export const Attendu: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Votre mot de passe est juste'))
    await userEvent.tab()
    await expect(champ(canvasElement)).toHaveFocus()
  },
}

export const MalForme: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(champ(canvasElement), '12{Enter}')
    await waitFor(() => expect(champ(canvasElement)).toHaveAccessibleDescription(/compte 6 chiffres/))
  },
}

export const Refuse: Story = {
  args: { facteur: { jeton: 'attente', faute: messageKey('FACTEUR_CODE_KO') } },
  play: async ({ canvasElement }) => {
    await expect(champ(canvasElement)).toHaveAccessibleDescription(/n’est pas le bon/)
  },
}

export const TropDEssais: Story = {
  parameters: {
    reponses: [reponse(secondfacteur, { status: 444, body: failures.essaisFacteur })],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(champ(canvasElement), '123456{Enter}')
    await waitFor(() => expect(champ(canvasElement)).toHaveAccessibleDescription(/Trop de codes inexacts/))
  },
}
