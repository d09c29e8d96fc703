import { expect, userEvent, waitFor, within } from 'storybook/test'
import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { correctioncir } from '#contract/carriere/corrections.ts'
import { failures } from '#contract/kit/failures.ts'
import { paths } from '#portal/paths.ts'
import { brouillonDe, cirACorriger, correcteur, reponsesCorrection } from '../fixtures/carriere/correction.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

const at = (etape: string) => `${paths.correctioncir}?etape=${etape}`

export default {
  title: 'Écrans/Correction du compte individuel retraite',
  ...screenStory(paths.correctioncir, { droits: correcteur, reponses: reponsesCorrection() }),
}
/** Goes on with the draft, at the step of the address. */
const resumed = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre' }))
  return canvas
}

const withDraft = (saisie?: Readonly<Record<string, string>>, ...first: ReturnType<typeof reponse>[]) => ({
  reponses: [...first, brouillonDe(saisie), ...reponsesCorrection()],
})

export const Chargement: Story = {
  parameters: { reponses: [reponse(compteindividuelretraite, 'attente')] },
  play: ouverture,
}

export const Vierge: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByText('Le formulaire contient 1 erreur')
    await userEvent.selectOptions(canvas.getByLabelText(/^Ligne de votre compte/), 'periode-1')
    await userEvent.click(await canvas.findByLabelText('Dates'))
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await expect(await canvas.findByLabelText(/^Premier jour/)).toHaveValue('01/09/1993')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Les valeurs justes/ })).toHaveFocus())
    await waitFor(() => expect(document.title).toMatch(/^Étape 2 sur 5\s: Les valeurs justes – Corriger/))
  },
}

export const DepuisUnPoint: Story = {
  args: {
    adresse: `${paths.correctioncir}?nature=periodemanquante&debut=2003-09-01&fin=2004-08-31&etape=valeurs`,
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByLabelText(/^Dernier jour/)).toHaveValue('31/08/2004')
  },
}

export const Valeurs: Story = {
  args: { adresse: at('valeurs') },
  parameters: withDraft(),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    const quotite = await canvas.findByLabelText(/^Quotité/)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.clear(quotite)
    await userEvent.type(quotite, '101')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await waitFor(() => expect(quotite).toHaveAccessibleDescription(/de 1 à 100/))
  },
}

const rose = { nature: 'enfant', ligneId: 'nouvelle', prenom: 'Rose', dateNaissance: '01/05/2010' }

export const EnfantAjoute: Story = {
  args: { adresse: at('valeurs') },
  parameters: withDraft({ ...rose, lien: '' }),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    const lien = await canvas.findByLabelText(/^Votre situation pour cet enfant/)
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await waitFor(() => expect(lien).toHaveAccessibleDescription(/Choisissez votre situation/))
    await userEvent.selectOptions(lien, 'accouchement')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByRole('heading', { name: /Vos justificatifs/ })
  },
}

export const EffetEnfantAjoute: Story = {
  args: { adresse: at('effet') },
  parameters: withDraft({ ...rose, lien: 'accouchement' }),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await canvas.findByText(/^Cette correction ajouterait 1 trimestre et .* bruts par mois/)
  },
}

export const Chevauchement: Story = {
  args: { adresse: at('valeurs') },
  parameters: withDraft({ debut: '01/09/2002' }),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await canvas.findByRole('heading', { name: 'À vérifier' })
  },
}

export const Pieces: Story = {
  args: { adresse: at('pieces') },
  parameters: withDraft(),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await canvas.findByText('arrêté.pdf')
  },
}

export const Effet: Story = {
  args: { adresse: at('effet') },
  parameters: withDraft(),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await canvas.findByText(/^Cette correction ajouterait 4 trimestres et .+ bruts par mois/)
    await canvas.findByText(/^Estimation non contractuelle du/)
  },
}

export const SansEffet: Story = {
  args: { adresse: at('effet') },
  parameters: withDraft({ nature: 'gradeindice', ligneId: 'periode-1', grade: 'Autre', indiceMajore: '480' }),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await canvas.findByText(/ne changerait ni vos trimestres ni le montant/)
  },
}

export const EffetImpossible: Story = {
  args: { adresse: at('effet') },
  parameters: {
    reponses: [
      brouillonDe(),
      ...reponsesCorrection({
        ...cirACorriger,
        situation: { ...cirACorriger.situation, dateNaissance: '1949-05-12' },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await canvas.findByText(/^L’effet ne peut pas être calculé\. L’estimation est possible pour/)
  },
}

export const Envoyee: Story = {
  args: { adresse: at('recapitulatif') },
  parameters: withDraft(),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Envoyer ma demande' }))
    await canvas.findByText('CIR-2026-0412-7733', { selector: 'strong' })
    await waitFor(() => expect(canvas.getByRole('heading', { name: /est transmise/ })).toHaveFocus())
  },
}

export const Coupure: Story = {
  args: { adresse: at('recapitulatif') },
  parameters: withDraft({}, reponse(correctioncir, 'coupure')),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer ma demande' }))
    await canvas.findByText(/Ce que vous avez saisi est gardé/)
    await expect(canvas.getByText('Rectorat de Lyon')).toBeVisible()
  },
}

/** The answer to the first sending was lost, and the correction changed since: it is another one. */
export const DejaRecue: Story = {
  args: { adresse: at('recapitulatif') },
  parameters: withDraft({}, reponse(correctioncir, { status: 444, body: failures.correctionDejaRecue })),
  play: async ({ canvasElement }) => {
    const canvas = await resumed({ canvasElement })
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer ma demande' }))
    await canvas.findByText(/Votre correction précédente était bien arrivée/)
    await canvas.findByText(/Enregistrement|Brouillon/)
  },
}

export const SansDroit: Story = {
  parameters: { droits: agent },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByRole('link', { name: 'Écrire à mon service' })).toHaveAttribute(
      'href',
      '/mesap/nouvelle?theme=compteindividuelretraite',
    )
  },
}

export const LectureSeule: Story = {
  parameters: { droits: lectureSeule },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByRole('link', { name: 'Voir la page Contact' })).toHaveAttribute(
      'href',
      paths.contact,
    )
  },
}
