import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Erreur',
  ...screenStory(paths.erreur),
}

export const NonConnecte: Story = {}

export const Connecte: Story = {
  parameters: { droits: agent, session: { pageAvantErreur: paths.remunerationpaie } },
}
