import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { object, string } from 'yup'
import { CaptchaField } from '#portal/form/fields/CaptchaField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Met dans un formulaire le code de sécurité et le champ qui le prend.',
  eviter: ['Hors d’un formulaire du portail : choisir Captcha.'],
  clavier: [
    { touche: 'Tab', effet: 'va de Renouveler à Audio, puis au champ' },
    { touche: 'Entrée', effet: 'dans le champ : envoie le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Connexion, level 2',
      'group, Vérification de sécurité',
      'Vérification de sécurité',
      'image, Image du code de sécurité à recopier. Le bouton Audio permet d’écouter le même code, le bouton Renouveler d’en changer.',
      'button, Renouveler le code',
      'Renouveler',
      'end of button, Renouveler le code',
      'button, Audio : écouter le code',
      'Audio',
      'end of button, Audio : écouter le code',
      'Code captcha (obligatoire)',
      'Recopiez les caractères de l’image, ou écoutez-les. Majuscules et minuscules sont acceptées. Un code vaut cinq minutes.',
      'textbox, Code captcha (obligatoire), Recopiez les caractères de l’image, ou écoutez-les. Majuscules et minuscules sont acceptées. Un code vaut cinq minutes., required',
      'end of group, Vérification de sécurité',
      'button, Me connecter',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['1.4', '1.5', '4.10', '4.11', '7.5', '11.1', '11.2', '11.5', '11.10', '11.11'],
  limites: ['Une erreur garde ce qui a été tapé ; c’est l’écran qui demande un autre code après un refus.'],
}

/** A grey pixel: the pictures of the server are drawn for each request. */
const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFBAKAcf4pOAAAAABJRU5ErkJggg=='

const schema = object({ code: string().defined().required('CODE_MANQUE') })

const meta: Meta<typeof CaptchaField> = {
  title: 'Formulaire/CaptchaField',
  component: CaptchaField,
  args: {
    name: 'code',
    code: { image, adresseAudio: 'data:audio/mpeg;base64,SUQzBAAAAAAAAA==' },
    failed: false,
    onRenew: fn(),
  },
  render: (args) => (
    <StoryForm
      titre="Connexion"
      bouton="Me connecter"
      schema={schema}
      initialValues={{ code: '' }}
      messages={{ CODE_MANQUE: 'Le code captcha est obligatoire.' }}
    >
      <CaptchaField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof CaptchaField>

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: /Code captcha/ })

export const Vide: Story = {}

export const Rempli: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), 'k7mp2q')
    await expect(fieldOf(canvasElement)).toHaveValue('k7mp2q')
  },
}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), '{Enter}')
    await waitFor(() =>
      expect(fieldOf(canvasElement)).toHaveAccessibleDescription(
        /^Le code captcha est obligatoire\. Recopiez/,
      ),
    )
  },
}

export const Chargement: Story = { args: { code: undefined } }

export const ChargementEchoue: Story = {
  args: { code: undefined, failed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Erreur technique')
  },
}
