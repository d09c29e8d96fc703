import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { object, string } from 'yup'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import type { FormTools } from '#portal/form/state/FormElement.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'
import { alertes } from '../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Rassembler en haut du formulaire toutes les erreurs d’un envoi refusé, chacune liée à son champ.',
  eviter: ['Avant le premier envoi : aucune erreur n’est montrée pendant la première saisie.'],
  clavier: [
    { touche: 'Entrée dans un champ', effet: 'envoie ; s’il y a des erreurs, le focus va au résumé' },
    { touche: 'Entrée sur une erreur', effet: 'place le focus dans le champ fautif' },
  ],
  lecteur: {
    histoire: 'EnvoiRefuse',
    phrases: [
      'document',
      'heading, Vos coordonnées, level 2',
      'form',
      'group, Le formulaire contient 2 erreurs',
      'heading, Le formulaire contient 2 erreurs, level 3',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Saisissez votre nom.',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Saisissez votre adresse électronique, par exemple nom@exemple.fr.',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of group, Le formulaire contient 2 erreurs',
      'Nom (obligatoire)',
      'textbox, Nom (obligatoire), Saisissez votre nom., invalid, required',
      'paragraph',
      'Saisissez votre nom.',
      'end of paragraph',
      'Adresse électronique (obligatoire)',
      'textbox, Adresse électronique (obligatoire), Saisissez votre adresse électronique, par exemple nom@exemple.fr., invalid, required',
      'paragraph',
      'Saisissez votre adresse électronique, par exemple nom@exemple.fr.',
      'end of paragraph',
      'button, Envoyer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['6.1', '9.1', '11.10', '11.11', '12.8'],
  limites: [
    'Un schéma donne des clés de messages, jamais des phrases : une phrase serait coupée à ses espaces.',
    'Le titre du résumé est de niveau 3 : il suppose un titre de niveau 2 avant le formulaire.',
  ],
}

const messages = {
  SAISIE_NOM: 'Saisissez votre nom.',
  SAISIE_COURRIEL: 'Saisissez votre adresse électronique, par exemple nom@exemple.fr.',
}

const schema = object({
  nom: string().required('SAISIE_NOM').default(''),
  courriel: string().required('SAISIE_COURRIEL').default(''),
})

const send = fn(() => Promise.resolve())

const meta: Meta = {
  title: 'Formulaire/ErrorSummary',
  render: () => (
    <>
      <h2>Vos coordonnées</h2>
      <PortalForm
        schema={schema}
        initialValues={{ nom: '', courriel: '' }}
        messages={messages}
        onSubmit={send}
      >
        <TextField name="nom" label="Nom" required inputProps={{ autoComplete: 'family-name' }} />
        <TextField
          name="courriel"
          label="Adresse électronique"
          required
          inputProps={{ autoComplete: 'email' }}
        />
        <SubmitButton label="Envoyer" sending="Envoi en cours…" />
      </PortalForm>
    </>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj

export const SansErreur: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull()
  },
}

export const EnvoiRefuse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
    const title = await canvas.findByRole('heading', { name: 'Le formulaire contient 2 erreurs' })
    await waitFor(() => expect(title.parentElement).toHaveFocus())
    await expect(title.parentElement).toHaveAccessibleName('Le formulaire contient 2 erreurs')
    await expect(title.parentElement).toHaveAttribute('role', 'group')
    await expect(canvas.getByRole('textbox', { name: /Nom/ })).toBeInvalid()
  },
}

export const LienVersLeChamp: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Nom/ }), 'Moreau{Enter}')
    await canvas.findByRole('heading', { name: 'Le formulaire contient 1 erreur' })
    await waitFor(() => expect(document.title).toMatch(/^Erreur : /))
    await userEvent.click(canvas.getByRole('link', { name: /adresse électronique/ }))
    await expect(canvas.getByRole('textbox', { name: /Adresse/ })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: /Nom/ })).toHaveValue('Moreau')
    await userEvent.keyboard('nom@exemple.fr')
    await waitFor(() => expect(document.title).not.toContain('Erreur'))
  },
}

export const ErreursMendees: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    send.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: /Nom/ }), 'Moreau')
    await userEvent.type(canvas.getByRole('textbox', { name: /Adresse/ }), 'nom@exemple.fr{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull()
  },
}

/** What goes wrong after a refused submission is said once, at a pause; what the focus has told already is not said again. */
export const NouvelleErreur: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const nom = canvas.getByRole('textbox', { name: /Nom/ })
    await userEvent.type(nom, 'Moreau{Enter}')
    await canvas.findByRole('heading', { name: 'Le formulaire contient 1 erreur' })
    const [, alert] = alertes()
    await userEvent.clear(nom)
    await expect(alert).toBeEmptyDOMElement()
    await waitFor(() => expect(alert).toHaveTextContent(/^Nom : saisissez votre nom\.$/), {
      timeout: 3000,
    })
    await userEvent.type(nom, 'Petit')
    await waitFor(() => expect(alert).toBeEmptyDOMElement(), { timeout: 3000 })
  },
}

const refuse = fn((_values: { nom: string }, { mark }: FormTools) => {
  mark('nom', 'NOM_INCONNU')
  return Promise.resolve()
})

/** Without a summary, Enter leaves the focus in the refused field: its refusal is said, and again at the next one. */
export const SansResume: Story = {
  tags: ['!autodocs'],
  render: () => (
    <PortalForm
      schema={object({ nom: string().required('SAISIE_NOM').default('') })}
      initialValues={{ nom: '' }}
      messages={{ ...messages, NOM_INCONNU: 'Ce nom est inconnu.' }}
      onSubmit={refuse}
      summary={false}
    >
      <TextField name="nom" label="Nom" required inputProps={{ autoComplete: 'family-name' }} />
      <SubmitButton label="Envoyer" sending="Envoi en cours…" />
    </PortalForm>
  ),
  play: async ({ canvas }) => {
    const [alert] = alertes()
    const said = fn()
    const watch = new MutationObserver(() => alert?.textContent && said(alert.textContent))
    watch.observe(alert as HTMLElement, { childList: true, characterData: true, subtree: true })
    await userEvent.type(canvas.getByRole('textbox', { name: /Nom/ }), 'Moreau{Enter}')
    await waitFor(() => expect(alert).toHaveTextContent('Ce nom est inconnu.'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(said.mock.calls).toEqual([['Ce nom est inconnu.'], ['Ce nom est inconnu.']]))
    await userEvent.keyboard('s')
    await waitFor(() => expect(alert).toBeEmptyDOMElement())
    watch.disconnect()
    // The button had the focus: the field that takes it says by itself what is wrong.
    await userEvent.clear(canvas.getByRole('textbox', { name: /Nom/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nom/ })).toHaveFocus())
    await expect(alert).toBeEmptyDOMElement()
  },
}
