import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { rubriques } from '#contract/rubrique.ts'
import { paths } from '#portal/paths.ts'
import { paie } from '../fixtures/documents.ts'
import { agent } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { Ecran, chargee, ouverture, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/RemunerationPaie',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.remunerationpaie },
  parameters: { ...pageEntiere, droits: agent },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

export const Chargement: Story = {
  parameters: { reponses: [reponse(rubriques.remunerationpaie.liste, 'attente')] },
  play: ouverture,
}

export const Liste: Story = {}

export const Filtree: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const filter = await within(canvasElement).findByRole('button', { name: 'Bulletins de paie' })
    await userEvent.click(filter)
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
  },
}

export const PlusieursAnnees: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const years = await within(canvasElement).findByRole('combobox')
    await userEvent.selectOptions(years, '2025')
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('2025')
  },
}

export const UneSeuleAnnee: Story = { parameters: { reponses: paie({ annees: [2026] }) } }

export const Vide: Story = { parameters: { reponses: paie({ annees: [], liste: [] }) } }

export const EnvoiMailDesactive: Story = { parameters: { reponses: paie({ optionEnvoiMail: false }) } }

export const ThemeSombre: Story = { globals: { theme: 'sombre' } }

export const Etroit: Story = { globals: { viewport: { value: 'etroit' } } }
