import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { StepHeading, type StepHeadingProps } from '#portal/components/steps/StepHeading.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Dire où l’on en est dans une démarche en plusieurs étapes, et ce qui vient ensuite.',
  eviter: [
    'Pour les boutons « Précédent » et « Suivant » : StepButtons.',
    'Pour l’avancement d’une demande déjà envoyée : StatusTracker.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : le titre ne prend le focus qu’au changement d’étape' }],
  lecteur: {
    histoire: 'PremiereEtape',
    phrases: [
      'document',
      'heading, Votre situation Étape 1 sur 3, level 2',
      'Votre situation',
      'Étape 1 sur 3',
      'end of heading, Votre situation Étape 1 sur 3, level 2',
      'paragraph',
      'Étape suivante :',
      'Vos coordonnées',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['9.1', '12.8'],
  limites: [
    'Il n’est pas celui de react-dsfr, dont le titre ne peut pas recevoir le focus à chaque étape.',
    'Le titre de la page du navigateur ne change pas de lui-même : l’écran le fait à chaque étape.',
  ],
}

const meta: Meta<typeof StepHeading> = {
  title: 'Formulaire/Parties/StepHeading',
  component: StepHeading,
  parameters: { fiche },
  args: { steps: ['Votre situation', 'Vos coordonnées', 'Vérification'], current: 0 },
}
export default meta

type Story = StoryObj<typeof StepHeading>

export const PremiereEtape: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Votre situation\s*Étape 1 sur 3$/ })).not.toHaveFocus()
    await expect(canvas.getByText('Vos coordonnées')).toBeVisible()
  },
}

export const DerniereEtape: Story = {
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Étape suivante :')).toBeNull()
  },
}

const WithNext = (props: StepHeadingProps) => {
  const [current, setCurrent] = useState(props.current)
  return (
    <>
      <StepHeading {...props} current={current} />
      <button type="button" className="fr-btn" onClick={() => setCurrent(current + 1)}>
        Suivant
      </button>
    </>
  )
}

export const Changement: Story = {
  render: (args) => <WithNext {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await expect(canvas.getByRole('heading', { name: /^Vos coordonnées\s*Étape 2 sur 3$/ })).toHaveFocus()
  },
}

export const TitresLongs: Story = {
  args: {
    steps: [
      'Vos coordonnées et celles de la personne qui vous accompagne dans cette démarche',
      'Vérification de l’ensemble des informations que vous avez données',
    ],
  },
  globals: { viewport: { value: 'etroit' } },
}
