import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneInput } from '#portal/components/numbers/PhoneInput.tsx'
import { StepForm } from '#portal/components/steps/StepForm.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Découper une longue démarche en deux à huit étapes, et dire à chacune où l’on en est.',
  eviter: [
    'Pour un formulaire qui tient dans un écran.',
    'Dans un PortalForm, qui est déjà un formulaire : y placer StepHeading et ses propres boutons.',
  ],
  clavier: [
    {
      touche: 'Entrée dans un champ ou sur « Suivant »',
      effet: 'passe à l’étape suivante et place le focus sur son titre',
    },
    {
      touche: 'Entrée sur « Précédent »',
      effet: 'revient à l’étape précédente et place le focus sur son titre',
    },
  ],
  lecteur: {
    histoire: 'PremiereEtape',
    phrases: [
      'document',
      'form',
      'heading, Votre situation Étape 1 sur 3, level 2',
      'Votre situation',
      'Étape 1 sur 3',
      'end of heading, Votre situation Étape 1 sur 3, level 2',
      'paragraph',
      'Étape suivante :',
      'Vos coordonnées',
      'end of paragraph',
      'Téléphone',
      'Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
      'textbox, Téléphone, Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
      'list',
      'listitem, level 1, position 1, set size 1',
      'button, Suivant',
      'end of listitem, level 1, position 1, set size 1',
      'end of list',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['9.1', '11.9', '12.8'],
  limites: ['Le titre de la page du navigateur ne change pas de lui-même : l’écran le fait à chaque étape.'],
}

const steps = ['Votre situation', 'Vos coordonnées', 'Vérification']

const WithState = (props: ComponentProps<typeof StepForm>) => {
  const [current, setCurrent] = useState(props.current)
  const [phone, setPhone] = useState('')
  return (
    <StepForm
      {...props}
      current={current}
      onPrevious={() => setCurrent(current - 1)}
      onNext={() => {
        props.onNext()
        setCurrent(Math.min(current + 1, props.steps.length - 1))
      }}
    >
      <PhoneInput id="telephone" label="Téléphone" value={phone} onChange={setPhone} />
    </StepForm>
  )
}

const meta: Meta<typeof StepForm> = {
  title: 'Formulaire/StepForm',
  component: StepForm,
  render: (args) => <WithState {...args} />,
  args: { steps, current: 0, onPrevious: () => undefined, onNext: fn(), children: null },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof StepForm>

export const PremiereEtape: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Précédent' })).toBeNull()
    await expect(canvas.getByRole('heading')).not.toHaveFocus()
  },
}

export const DerniereEtape: Story = { args: { current: 2, finish: 'Envoyer ma demande' } }

export const AllerEtRetour: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0639981234{Enter}')
    await expect(canvas.getByRole('heading', { name: /Vos coordonnées\s*Étape 2 sur 3/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Précédent' }))
    await expect(canvas.getByRole('heading', { name: /Votre situation/ })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('06 39 98 12 34')
  },
}

export const EnvoiEnCours: Story = {
  args: { current: 2, busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Terminer' }))
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Terminer' })).toHaveFocus()
  },
}

export const TexteLong: Story = {
  args: {
    steps: [
      'Vos coordonnées et celles de la personne qui vous accompagne dans cette démarche, s’il y en a une',
      'Vérification de l’ensemble des informations que vous avez données et des pièces que vous avez jointes',
    ],
  },
}
