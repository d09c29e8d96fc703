import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ditDeNouveau } from '../../fixtures/ditDeNouveau.ts'
import { FileInput } from '#portal/components/files/FileInput.tsx'
import type { Upload } from '#portal/components/files/useUploads.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { alertes, statut } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Joindre une ou plusieurs pièces, envoyées une à une dès qu’elles sont choisies.',
  eviter: ['Pour un document que l’administration possède déjà.'],
  clavier: [
    { touche: 'Entrée ou Espace sur le champ', effet: 'ouvre le choix de fichiers du système' },
    {
      touche: 'Entrée sur « Supprimer »',
      effet: 'retire le fichier, arrête son envoi et rend le focus au champ',
    },
    {
      touche: 'Entrée sur « Réessayer »',
      effet: 'relance l’envoi et place le focus sur « Supprimer » du même fichier',
    },
  ],
  lecteur: {
    histoire: 'DejaEnvoyes',
    phrases: [
      'document',
      'Pièces justificatives',
      'Formats acceptés : pdf, jpg, jpeg, gif, png, doc, docx, odt. Taille maximale : 10 Mo par fichier. 25 fichiers au plus.',
      'Pièces justificatives, Formats acceptés : pdf, jpg, jpeg, gif, png, doc, docx, odt. Taille maximale : 10 Mo par fichier. 25 fichiers au plus.',
      'list, Fichiers ajoutés : pièces justificatives',
      'listitem, level 1, position 1, set size 2',
      'strong',
      'livret-de-famille.pdf',
      'end of strong',
      'paragraph',
      'Ajouté',
      'end of paragraph',
      'button, Supprimer : livret-de-famille.pdf',
      'Supprimer',
      'end of button, Supprimer : livret-de-famille.pdf',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'strong',
      'attestation.png',
      'end of strong',
      'paragraph',
      'Ajouté',
      'end of paragraph',
      'button, Supprimer : attestation.png',
      'Supprimer',
      'end of button, Supprimer : attestation.png',
      'end of listitem, level 1, position 2, set size 2',
      'end of list, Fichiers ajoutés : pièces justificatives',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '7.5', '11.1', '11.2', '11.10', '11.11'],
  limites: [
    'Il n’est pas celui de react-dsfr, qui n’a de place ni pour les fichiers refusés ni pour l’avancement de chacun.',
    'Les fichiers choisis ensemble sont annoncés ensemble, à la fin du dernier envoi ; l’état de chacun reste écrit.',
    'Le format est jugé d’après l’extension du nom : le serveur vérifie le contenu.',
  ],
}

const immediate: Upload = (file) => Promise.resolve(`id-${file.name}`)
const endless: Upload = (_, { onProgress }) => {
  onProgress(40)
  return new Promise(() => undefined)
}

const tried = new WeakSet<File>()
const failingOnce: Upload = (file, tools) => {
  if (tried.has(file)) return immediate(file, tools)
  tried.add(file)
  return Promise.reject(new Error('réseau'))
}

const pdf = (name: string, size = 1000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

const meta: Meta<typeof FileInput> = {
  title: 'Formulaire/FileInput',
  component: FileInput,
  args: { id: 'pieces', label: 'Pièces justificatives', kind: 'autre', upload: immediate, onChange: fn() },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof FileInput>

const field = /^Pièces justificatives/

export const Vide: Story = { args: { required: true, hint: 'Livret de famille, attestation.' } }

export const ReleveIdentiteBancaire: Story = {
  args: { kind: 'iban' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(field)).toHaveAccessibleDescription(
      /pdf, jpg, jpeg, gif, png\. .*10.Mo/,
    )
  },
}

export const DejaEnvoyes: Story = {
  args: {
    initial: [
      { id: 'a', name: 'livret-de-famille.pdf' },
      { id: 'b', name: 'attestation.png' },
    ],
  },
}

export const Envoi: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), [pdf('livret.pdf'), pdf('attestation.pdf')])
    await expect(await canvas.findAllByText('Ajouté')).toHaveLength(2)
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: 'id-livret.pdf', name: 'livret.pdf' },
      { id: 'id-attestation.pdf', name: 'attestation.pdf' },
    ])
    await waitFor(() => expect(statut()).toHaveTextContent('Les 2 fichiers sont ajoutés.'))
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer.*livret\.pdf/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: 'id-attestation.pdf', name: 'attestation.pdf' },
    ])
    const undo = canvas.getByRole('button', { name: /^Annuler la suppression de .*livret\.pdf/ })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: 'id-livret.pdf', name: 'livret.pdf' },
      { id: 'id-attestation.pdf', name: 'attestation.pdf' },
    ])
    await expect(canvas.getByLabelText(field)).toHaveFocus()
    await expect(statut()).toHaveTextContent('de nouveau joint')
  },
}

export const RefusDuServeur: Story = {
  args: {
    upload: () => Promise.reject(new Error('Ce fichier est vide. Vérifiez-le.', { cause: 'refus' })),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), pdf('livret.pdf'))
    await expect(
      await canvas.findByText('Ce fichier est vide. Vérifiez-le.', { selector: '.fr-message' }),
    ).toBeVisible()
    await waitFor(() => expect(alertes().at(-1)).toHaveTextContent(/livret\.pdf.*Ce fichier est vide/))
    await expect(statut()).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).toBeNull()
  },
}

export const EnvoiEnCours: Story = {
  args: { upload: endless },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), pdf('livret.pdf'))
    await expect(await canvas.findByRole('progressbar', { name: 'Envoi de livret.pdf' })).toHaveValue(40)
  },
}

export const Refus: Story = {
  args: { initial: [{ id: 'a', name: 'livret.pdf' }] },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(field)
    await userEvent.upload(input, [pdf('photos.zip'), pdf('scan.pdf', 10_000_001), pdf('bon.pdf')], {
      applyAccept: false,
    })
    await expect(alertes()[0]).toHaveTextContent(/photos\.zip.*format.*scan\.pdf.*dépasse 10.Mo/)
    await expect(input).toHaveAccessibleDescription(/photos\.zip/)
    await expect(await canvas.findAllByText('Ajouté')).toHaveLength(2)
    // Said again when the same file is chosen again.
    const first = alertes()[0]?.firstChild
    await userEvent.upload(input, pdf('photos.zip'), { applyAccept: false })
    await expect(alertes()[0]?.firstChild).not.toBe(first)
    await expect(input).toHaveAccessibleDescription(/photos\.zip/)
  },
}

export const EchecPuisReprise: Story = {
  args: { upload: failingOnce },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), pdf('livret.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: /^Réessayer.*livret\.pdf/ }))
    await canvas.findByText('Ajouté')
    await expect(canvas.getByRole('button', { name: /^Supprimer.*livret\.pdf/ })).toHaveFocus()
  },
}

export const Echec: Story = {
  args: { upload: () => Promise.reject(new Error('réseau')) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), pdf('livret.pdf'))
    await canvas.findByText(/L’envoi a échoué/)
    const retry = canvas.getByRole('button', { name: /^Réessayer.*livret\.pdf/ })
    await ditDeNouveau(/livret\.pdf/, () => userEvent.click(retry))
  },
}

export const Erreur: Story = {
  args: { required: true, errors: ['Ajoutez au moins une pièce justificative.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(field)).toBeInvalid()
    await expect(canvas.getByLabelText(field)).toHaveAccessibleDescription(/au moins une pièce/)
  },
}

export const Desactive: Story = {
  args: { disabled: true, initial: [{ id: 'a', name: 'livret-de-famille.pdf' }] },
}

export const TexteLong: Story = {
  args: {
    initial: [{ id: 'a', name: `${'attestation-sur-l-honneur-de-situation-familiale-'.repeat(3)}2026.pdf` }],
  },
}
