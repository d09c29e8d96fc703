import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Planche, Tableau } from '../foundations/Planche.tsx'
import { EssaiNir } from './EssaiNir.tsx'
import { reglesDIdentite } from './identite.ts'
import { reglesDuPortail } from './portail.ts'
import { reglesDeSaisie } from './saisie.ts'

const Catalogue = () => (
  <Planche titre="Catalogue des règles" chapo="Chaque verdict est calculé par la règle elle-même.">
    <h2>Ce qui se saisit et se lit</h2>
    <EssaiNir />
    {reglesDeSaisie.map((regle) => (
      <Tableau key={regle.legende} {...regle} />
    ))}
    <h2>L’identité</h2>
    {reglesDIdentite.map((regle) => (
      <Tableau key={regle.legende} {...regle} />
    ))}
    <h2>Ce que le portail décide</h2>
    {reglesDuPortail.map((regle) => (
      <Tableau key={regle.legende} {...regle} />
    ))}
  </Planche>
)

const meta: Meta<typeof Catalogue> = {
  title: 'Règles/Catalogue',
  component: Catalogue,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Catalogue>

export const Toutes: Story = {}

export const NumeroFaux: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = page.getByRole('textbox', { name: /^Essayer/ })
    await userEvent.clear(field)
    await userEvent.type(field, '269057505601261')
    const result = within(page.getByRole('table', { name: 'nir – votre essai' }))
    await expect(result.getByRole('cell', { name: 'cle' })).toBeVisible()
  },
}
