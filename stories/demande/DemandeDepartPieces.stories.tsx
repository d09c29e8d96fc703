import { expect, userEvent, waitFor, within } from 'storybook/test'
import { retirerpiece } from '#contract/kit/piece.ts'
import { paths } from '#portal/paths.ts'
import { demandeur, reponsesSuite, type Differences } from '../fixtures/demande/demandedepartSuite.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { answerUploads } from '../fixtures/demande/envoiFichiers.ts'
import { reponse } from '../fixtures/reponse.ts'

/** Answers that ask for every group of files. */
const toutes: Differences = {
  situation: {
    codeValidationEnfant: '1',
    enfants: [{ prenom: 'Inès', dateNaissance: '30/05/1995', handicap: false, anneesElevees: '20' }],
    indicateurServiceAuxiliaire: true,
    servicesAuxiliaires: 'Lycée Ampère, 1988-1990.',
  },
  depart: {
    codeMotifDepart: '5',
    conservationIban: false,
    iban1: 'FR14 2004 1010 0505',
    iban2: '0001 3M02 606',
  },
}

export default {
  title: 'Écrans/Demande de retraite/Pièces',
  ...screenStory(paths.etapeDemande('depart', 'pieces'), {
    droits: demandeur,
    reponses: [reponse(retirerpiece, { status: 200, body: {} }), ...reponsesSuite(toutes)],
  }),
}
const opened = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const canvas = within(canvasElement)
  await canvas.findByRole('heading', { level: 2, name: /^Vos pièces/ })
  return canvas
}

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const enfants = /^Justificatifs concernant vos enfants/

const next = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))

export const Vide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await expect(canvas.getByLabelText(enfants)).toHaveAccessibleDescription(/docx, odt.*10.Mo.*25 fichiers/)
    await expect(canvas.getByLabelText(/^Justificatifs de handicap/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Justificatifs de vos services auxiliaires/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Relevé d’identité bancaire/)).toHaveAccessibleDescription(
      /gif, png\./,
    )
    await next(canvas)
    await canvas.findByRole('heading', { level: 3, name: 'Il manque des pièces' })
  },
}

export const Envoyees: Story = {
  beforeEach: () => answerUploads('envoye'),
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.upload(canvas.getByLabelText(enfants), pdf('livret.pdf'))
    await userEvent.upload(canvas.getByLabelText(/^Relevé d’identité bancaire/), pdf('rib.pdf'))
    await waitFor(() => expect(canvas.getAllByText('Ajouté')).toHaveLength(2))
    await next(canvas)
    await canvas.findByText('livret.pdf')
    await canvas.findByText('rib.pdf')
  },
}

export const EnvoiEnCours: Story = {
  beforeEach: () => answerUploads('attente'),
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.upload(canvas.getByLabelText(enfants), pdf('livret.pdf'))
    await next(canvas)
    const alert = await canvas.findByRole('heading', {
      level: 3,
      name: 'Vos fichiers ne sont pas tous envoyés',
    })
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await expect(canvas.getByText(/encore en cours d’envoi/)).toBeVisible()
  },
}

export const EnvoiEchoue: Story = {
  tags: ['!autodocs'],
  beforeEach: () => answerUploads('coupure'),
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.upload(canvas.getByLabelText(enfants), pdf('livret.pdf'))
    await canvas.findByRole('button', { name: /^Réessayer.*livret\.pdf/ })
    await next(canvas)
    await canvas.findByText(/^Ce fichier n’est pas ajouté : livret\.pdf/)
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer.*livret\.pdf/ }))
    await next(canvas)
    await canvas.findByRole('heading', { level: 2, name: /^Récapitulatif/ })
  },
}

export const Refus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.upload(
      canvas.getByLabelText(/^Relevé d’identité bancaire/),
      new File(['a'], 'rib.docx'),
      {
        applyAccept: false,
      },
    )
    await canvas.findByText(/« rib\.docx » n’a pas été ajouté : son format/)
  },
}

export const SansPiece: Story = {
  parameters: { reponses: reponsesSuite() },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await canvas.findByText(/ne demandent aucune pièce/)
    // What is good to know of files is for those who have some to join.
    await expect(canvas.queryByRole('heading', { name: 'Bon à savoir' })).toBeNull()
    await expect(within(canvasElement).queryByRole('button', { name: /fichier/ })).toBeNull()
  },
}
