import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SelectionTools } from '#portal/documents/list/selection/SelectionTools.tsx'
import { paths } from '#portal/paths.ts'
import '#portal/documents/documents.css'
import type { Fiche } from '../../../../.storybook/fiche.ts'
import { deuxBulletinsEtUneAttestation as documents } from '../../../fixtures/documents/listeDocuments.ts'
import { statut } from '../../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Ce qu’on peut faire des documents cochés : les télécharger ensemble, comparer deux bulletins.',
  eviter: ['Seul : SelectableDocuments l’ouvre, avec les cases de la liste.'],
  clavier: [
    { touche: 'Tab', effet: 'va de « Tout sélectionner » au téléchargement, puis à la comparaison' },
    { touche: 'Entrée ou Espace', effet: 'coche, décoche ou télécharge' },
  ],
  lecteur: {
    histoire: 'DeuxBulletins',
    phrases: [
      'document',
      'group, Sélection de documents',
      'Sélection de documents',
      'paragraph',
      'Cochez les documents à télécharger ensemble. Pour quitter la sélection : touche Échap, ou de nouveau « Sélectionner des documents ».',
      'end of paragraph',
      'button, Tout sélectionner (2026)',
      'button, Tout désélectionner',
      '2 documents sélectionnés.',
      'button, Télécharger la sélection (ZIP)',
      'link, Comparer ces deux bulletins',
      'end of group, Sélection de documents',
      'end of document',
    ],
  },
  rgaa: ['6.1', '7.1', '7.5', '11.5', '11.6', '11.9'],
  limites: ['Seuls deux bulletins se comparent : avec un autre document, le lien n’est pas là.'],
}

const meta: Meta<typeof SelectionTools> = {
  title: 'Composants/Documents/SelectionTools',
  component: SelectionTools,
  parameters: { fiche },
  args: {
    ticked: documents.slice(0, 2),
    scope: '2026',
    comparisonPath: paths.comparaison('remunerationpaie'),
    onAll: fn(),
    onNone: fn(),
    onArchive: fn(),
  },
}
export default meta

type Story = StoryObj<typeof SelectionTools>

export const DeuxBulletins: Story = {
  play: async ({ canvas, args }) => {
    const [apres, avant] = args.ticked
    await expect(canvas.getByRole('link', { name: 'Comparer ces deux bulletins' })).toHaveAttribute(
      'href',
      `${paths.comparaison('remunerationpaie')}?avant=${avant?.documentUuid}&apres=${apres?.documentUuid}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger la sélection (ZIP)' }))
    await expect(args.onArchive).toHaveBeenCalledWith(args.ticked)
  },
}

export const Aucun: Story = {
  args: { ticked: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Télécharger la sélection (ZIP)' })).toBeDisabled()
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Tout sélectionner (2026)' }))
    await expect(args.onAll).toHaveBeenCalledOnce()
  },
}

export const SansComparaison: Story = {
  args: { ticked: documents },
  play: async ({ canvas }) => {
    await expect(statut()).toHaveTextContent('3 documents sélectionnés.')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
