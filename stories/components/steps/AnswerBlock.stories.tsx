import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AnswerBlock } from '#portal/components/steps/AnswerBlock.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Relire les réponses d’une étape avant de les envoyer, et revenir les changer.',
  eviter: ['Pour des informations que la personne n’a pas données : une liste sans « Modifier ».'],
  clavier: [{ touche: 'Entrée sur « Modifier »', effet: 'revient à l’étape' }],
  lecteur: {
    histoire: 'Rempli',
    phrases: [
      'document',
      'heading, Récapitulatif, level 2',
      'heading, Votre départ, level 3',
      'term',
      'Date de départ',
      'end of term',
      'definition',
      '01/09/2027',
      'end of definition',
      'term',
      'Motif',
      'end of term',
      'definition',
      'À l’âge d’ouverture de vos droits, ou après',
      'end of definition',
      'button, Modifier : Votre départ',
      'Modifier',
      'end of button, Modifier : Votre départ',
      'end of document',
    ],
  },
  rgaa: ['8.9', '9.1', '9.3', '11.9', '11.11'],
  limites: [],
}

const meta: Meta<typeof AnswerBlock> = {
  title: 'Composants/AnswerBlock',
  component: AnswerBlock,
  render: (args) => (
    <>
      <h2>Récapitulatif</h2>
      <AnswerBlock {...args} />
    </>
  ),
  args: {
    titre: 'Votre départ',
    facts: [
      ['Date de départ', '01/09/2027'],
      ['Motif', 'À l’âge d’ouverture de vos droits, ou après'],
    ],
    onModify: fn(),
  },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof AnswerBlock>

export const Rempli: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier : Votre départ' }))
    await expect(args.onModify).toHaveBeenCalledOnce()
  },
}

export const SansModifier: Story = {
  args: { onModify: undefined, children: <p>Cette date est dans moins de 6 mois.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const TexteLong: Story = {
  args: { facts: [['Adresse', `${'attestation'.repeat(12)}.pdf\n12 rue de la République\n69001 Lyon`]] },
}
