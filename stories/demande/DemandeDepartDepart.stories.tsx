import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import {
  contexteAlain,
  contexteSansCompteBancaire,
  demandeur,
  premierDans,
  reponsesSuite,
} from '../fixtures/demande/demandedepartSuite.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { alertes } from '../fixtures/alertes.ts'

export default {
  title: 'Écrans/Demande de retraite/Départ',
  ...screenStory(paths.etapeDemande('depart', 'depart'), { droits: demandeur, reponses: reponsesSuite() }),
}
const opened = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const canvas = within(canvasElement)
  await canvas.findByRole('heading', { level: 2, name: /^Votre départ/ })
  return canvas
}

const next = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))

const withDepart = (depart: NonNullable<Parameters<typeof reponsesSuite>[0]>['depart'] = {}) => ({
  reponses: reponsesSuite({ depart }),
})

export const Vierge: Story = {
  parameters: withDepart({ dateDepart: '' }),
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await next(canvas)
    await canvas.findByText('Le formulaire contient 1 erreur')
    const month = canvas.getByRole('combobox', { name: 'Mois' })
    await expect(month).toHaveAccessibleDescription('Choisissez le mois et l’année.')
    const date = premierDans(12)
    await userEvent.selectOptions(month, date.slice(5, 7))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Année' }), date.slice(0, 4))
    await next(canvas)
    await canvas.findByRole('heading', { level: 2, name: /^Vos pièces/ })
    await canvas.findByText(/ne demandent aucune pièce/)
  },
}

export const Remplie: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await expect(canvas.queryByRole('heading', { name: 'À vérifier' })).toBeNull()
    const age = canvas.getByRole('radio', { name: /^À l’âge d’ouverture/ })
    await expect(age).toBeChecked()
    await expect(age).toHaveAccessibleDescription(/Vous avez déjà l’âge de ce motif/)
    await expect(canvas.queryByLabelText(/titre de perception/)).toBeNull()
  },
}

export const DuSimulateur: Story = {
  args: { adresse: `${paths.etapeDemande('depart', 'depart')}?date=${premierDans(9)}` },
  parameters: withDepart({ dateDepart: '' }),
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await expect(canvas.getByRole('combobox', { name: 'Mois' })).toHaveValue(premierDans(9).slice(5, 7))
  },
}

export const DateProche: Story = {
  parameters: withDepart({ dateDepart: premierDans(3) }),
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await canvas.findByText(/^Cette date est dans moins de 6 mois/, { selector: '.fr-alert p' })
    // It is on the page as the step opens: its heading is what is heard.
    for (const alert of alertes()) expect(alert).not.toHaveTextContent(/moins de 6 mois/)
    await next(canvas)
    await canvas.findByRole('heading', { level: 2, name: /^Vos pièces/ })
    await next(canvas)
    await canvas.findByRole('heading', { level: 2, name: /^Récapitulatif/ })
    await canvas.findByText(/^Cette date est dans moins de 6 mois/, { selector: '.fr-alert p' })
  },
}

export const DateLointaine: Story = {
  parameters: withDepart({ dateDepart: premierDans(24) }),
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await canvas.findByText(/^Cette date est dans plus de 18 mois/, { selector: '.fr-alert p' })
  },
}

export const MotifSansCondition: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    const reason = canvas.getByLabelText(/^Départ anticipé : parent d’au moins trois enfants/)
    await userEvent.click(reason)
    await canvas.findByText(/^Ce motif demande 3 enfants/, { selector: '.fr-alert p' })
    await expect(reason).toHaveFocus()
  },
}

export const AgeNonAtteint: Story = {
  parameters: {
    reponses: reponsesSuite(
      {},
      { ...contexteAlain, identite: { ...contexteAlain.identite, dateNaissance: '1975-05-12' } },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    const age = canvas.getByRole('radio', { name: /^À l’âge d’ouverture/ })
    await waitFor(() => expect(age).toBeChecked())
    await expect(age).toHaveAccessibleDescription(/Première date possible pour vous : 01\//)
    await next(canvas)
    await canvas.findByText('Le formulaire contient 1 erreur')
    await expect(canvas.getByRole('combobox', { name: 'Mois' })).toHaveAccessibleDescription(
      /vous n’avez pas encore l’âge d’ouverture/,
    )
  },
}

export const DatesDePaiement: Story = {
  parameters: withDepart({ dateDepart: '2030-01-01' }),
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.click(canvas.getByLabelText(/^Verser ma pension dès mon départ/))
    await userEvent.click(canvas.getByLabelText(/^Verser ma retraite additionnelle \(RAFP\) dès/))
    await next(canvas)
    await canvas.findByText('Le formulaire contient 2 erreurs')
    for (const name of [
      /^Début du versement de ma pension, le 1er d’un mois : choisissez/,
      /^Début du versement de ma retraite/,
    ])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    const group = within(canvas.getByRole('group', { name: /^Début du versement de ma pension/ }))
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Mois' }), '12')
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Année' }), '2029')
    await waitFor(() =>
      expect(group.getByRole('combobox', { name: 'Mois' })).toHaveAccessibleDescription(
        /avant celle de votre départ/,
      ),
    )
  },
}

export const NouveauCompte: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await expect(canvas.getByText(/^FR76.+7 482$/)).toHaveAttribute('data-masque')
    await userEvent.click(canvas.getByLabelText(/^Garder ce compte/))
    await next(canvas)
    await canvas.findByText('Le formulaire contient 1 erreur')
    await userEvent.click(canvas.getByRole('textbox', { name: /^Début/ }))
    await userEvent.paste('FR1420041010050500013M02606')
    await next(canvas)
    await canvas.findByRole('heading', { level: 2, name: /^Vos pièces/ })
    await canvas.findByLabelText(/^Relevé d’identité bancaire/)
  },
}

export const SansCompteBancaire: Story = {
  parameters: {
    reponses: reponsesSuite({ depart: { conservationIban: false } }, contexteSansCompteBancaire),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await expect(canvas.queryByLabelText(/^Garder ce compte/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^Début/ })).toBeVisible()
  },
}

export const TitreDePerception: Story = {
  parameters: {
    reponses: reponsesSuite({
      situation: { indicateurServiceAuxiliaire: true, servicesAuxiliaires: 'Lycée Ampère, 1988-1990.' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await expect(await canvas.findByLabelText(/^J’ai un titre de perception/)).not.toBeChecked()
  },
}
