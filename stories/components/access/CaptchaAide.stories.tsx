import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CaptchaAide } from '#portal/components/access/CaptchaAide.tsx'
import { paths } from '#portal/paths.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Mène à une personne qui ne peut ni lire ni entendre le code d’un captcha.',
  eviter: ['Sans captcha à côté : un lien vers la page Contact suffit.'],
  clavier: [{ touche: 'Entrée', effet: 'ouvre la page Contact dans un autre onglet : la saisie reste' }],
  lecteur: {
    histoire: 'SousUnCaptcha',
    phrases: [
      'document',
      'paragraph',
      'Vous n’arrivez ni à lire ni à écouter le code ?',
      'link, Contactez-nous (nouvel onglet)',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['1.5', '6.1', '13.2'],
  limites: ['La page Contact dit ce que l’administration y a mis : téléphone, horaires, adresse.'],
}

const meta: Meta<typeof CaptchaAide> = {
  title: 'Composants/CaptchaAide',
  component: CaptchaAide,
  args: { contact: paths.contact },
  parameters: { fiche },
}
export default meta

export const SousUnCaptcha: StoryObj<typeof CaptchaAide> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact')
  },
}
