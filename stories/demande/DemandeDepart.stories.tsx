import { expect, within } from 'storybook/test'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { paths } from '#portal/paths.ts'
import { contexteVerifie, reponsesDepart } from '../fixtures/demande/demandedepart.ts'
import { recue } from '../fixtures/demande/demandedepartSuite.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/Demande de retraite',
  ...screenStory(paths.demandedepartretraite, { droits: agent, reponses: reponsesDepart() }),
}

/** A request of the other kind is under way: the person is told before anything is sent. */
export const AutreDemandeEnCours: Story = {
  parameters: {
    reponses: reponsesDepart({
      ...contexteVerifie,
      autreDemande: { numero: 'DR-2026-0000-0007', dateEffet: '2027-07-01' },
    }),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/aussi une demande de retraite progressive en cours/)).toBeVisible()
    await expect(canvas.getByText('DR-2026-0000-0007').parentElement).toHaveTextContent(
      'Demande n° DR-2026-0000-0007, à compter du 01/07/2027.',
    )
  },
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(demandesDeRetraite.depart.lire, 'attente')] },
  play: ouverture,
}

export const DejaEnCours: Story = {
  parameters: { reponses: reponsesDepart({ ...contexteVerifie, demandeEnCours: recue }) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await canvas.findByText(recue.numero)
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Suivre ma demande' }),
    ).toHaveAttribute('href', paths.suividepartretraite)
    await expect(canvas.getByText(/^Pour la changer, annulez-la depuis le suivi/)).toBeVisible()
  },
}

/** Nobody is told to cancel what the service has begun to treat; a heading does not name a step that is not there. */
export const DejaTraitee: Story = {
  args: { adresse: paths.etapeDemande('depart', 'recapitulatif') },
  parameters: {
    reponses: reponsesDepart({ ...contexteVerifie, demandeEnCours: { ...recue, annulable: false } }),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/elle ne s’annule plus ici/)).toBeVisible()
    await expect(canvas.queryByText(/annulez-la/)).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(/Récapitulatif/)
    await expect(document.title).not.toContain('Récapitulatif')
  },
}

export const LectureSeule: Story = {
  parameters: { droits: lectureSeule },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByRole('heading', { name: 'Votre espace est en lecture seule' })
  },
}

export const Panne: Story = {
  parameters: { reponses: [reponse(demandesDeRetraite.depart.lire, 'coupure'), ...reponsesDepart()] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).queryByRole('button', { name: 'Suivant' })).toBeNull()
  },
}

/** A step whose answers before are missing is not opened: the first of them is. */
export const EtapeFermee: Story = {
  args: { adresse: paths.etapeDemande('depart', 'recapitulatif') },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByRole('heading', { level: 2, name: /^Votre situation Étape 2/ })
  },
}
