import { expect, within } from 'storybook/test'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Information',
  ...screenStory(paths.information('presentation')),
}

export const Presentation: Story = { args: { adresse: paths.information('presentation') } }

export const MentionsLegales: Story = { args: { adresse: paths.information('mentionslegales') } }

export const ConditionsGenerales: Story = { args: { adresse: paths.information('conditionsgenerales') } }

export const Accessibilite: Story = { args: { adresse: paths.information('accessibilite') } }

export const SchemaPluriannuel: Story = { args: { adresse: paths.information('schemapluriannuel') } }

export const PlanDAction: Story = { args: { adresse: paths.information('plandaction') } }

export const DonneesPersonnelles: Story = { args: { adresse: paths.information('rgpd') } }

/** The question is the name of its answers; what is kept of them is told once, apart from it. */
export const Cookies: Story = {
  args: { adresse: paths.information('cookies') },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const question = within(canvasElement).getByRole('group', {
      name: /comptées par la mesure d’audience \?$/,
    })
    await expect(question).toHaveAccessibleDescription(/365 jours/)
  },
}

export const NousConnaitre: Story = { args: { adresse: paths.information('nousconnaitre') } }

export const Contact: Story = { args: { adresse: paths.contact } }

export const MentionsLegalesConnecte: Story = {
  args: { adresse: paths.information('mentionslegales') },
  parameters: { droits: agent },
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(contenuPublic, 'attente')] },
  play: ouverture,
}

export const PasDeReponse: Story = { parameters: { reponses: [reponse(contenuPublic, 'coupure')] } }
