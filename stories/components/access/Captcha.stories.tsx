import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Captcha, type CaptchaProps } from '#portal/components/access/Captcha.tsx'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Montre un code à recopier, en image et en son, et permet d’en changer.',
  eviter: ['Après une connexion par FranceConnect : la personne est déjà vérifiée.'],
  clavier: [
    {
      touche: 'Entrée ou Espace',
      effet: 'sur Renouveler : change de code ; sur Audio : écoute ou arrête le code',
    },
  ],
  lecteur: {
    histoire: 'ImageEtSon',
    phrases: [
      'document',
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
      'textbox, Code captcha (obligatoire), required',
      'end of group, Vérification de sécurité',
      'end of document',
    ],
  },
  rgaa: ['1.4', '1.5', '4.1', '4.10', '4.11', '7.1', '7.5', '11.1', '11.5', '11.10'],
  limites: [...limites.Captcha],
}

/** A grey pixel: the pictures of the server are drawn for each request. */
const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFBAKAcf4pOAAAAABJRU5ErkJggg=='

const Code = () => (
  <div className="fr-input-group">
    <label className="fr-label" htmlFor="code">
      Code captcha (obligatoire)
    </label>
    <input className="fr-input" id="code" autoComplete="off" required aria-invalid={false} />
  </div>
)

const meta: Meta<typeof Captcha> = {
  title: 'Composants/Captcha',
  component: Captcha,
  args: {
    code: { image, adresseAudio: 'data:audio/mpeg;base64,SUQzBAAAAAAAAA==' },
    failed: false,
    failure: 'Réessayez dans quelques minutes.',
    onRenew: fn(),
    children: <Code />,
  },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<CaptchaProps>

export const ImageEtSon: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Vérification de sécurité' })).toBeVisible()
    await expect(canvasElement.querySelector('audio')).not.toHaveAttribute('autoplay')
    await expect(canvas.getByRole('button', { name: 'Audio : écouter le code' })).toBeEnabled()
  },
}

export const Renouvele: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const renew = canvas.getByRole('button', { name: 'Renouveler le code' })
    await userEvent.click(renew)
    await expect(args.onRenew).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Nouveau code affiché')).toBeInTheDocument()
    await expect(renew).toHaveFocus()
  },
}

export const Chargement: Story = {
  args: { code: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Chargement du code…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Audio/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ChargementEchoue: Story = {
  args: { code: undefined, failed: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le captcha n’a pas pu être chargé.')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer de charger le code' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}
