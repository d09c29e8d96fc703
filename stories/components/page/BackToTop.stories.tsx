import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackToTop } from '#portal/components/page/BackToTop.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Ramène au haut d’une page longue : mentions légales, conditions, cookies.',
  eviter: ['Sur une page qui tient dans deux écrans : le lien encombrerait sans servir.'],
  clavier: [{ touche: 'Entrée', effet: 'va au haut de la page et y place le focus' }],
  lecteur: {
    histoire: 'EnBasDePage',
    phrases: ['document', 'paragraph', 'link, Retour haut de page', 'end of paragraph', 'end of document'],
  },
  rgaa: ['6.1', '12.8'],
  limites: [],
}

const meta: Meta<typeof BackToTop> = {
  title: 'Composants/BackToTop',
  component: BackToTop,
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof BackToTop>

export const EnBasDePage: Story = {}
