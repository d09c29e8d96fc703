import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { retirerpiece } from '#contract/kit/piece.ts'
import { PieceGroup } from '#portal/demande/etapes/PieceGroup.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'
import { answerUploads } from '../fixtures/demande/envoiFichiers.ts'
import { answerCalls, reponse } from '../fixtures/reponse.ts'

const fiche: Fiche = {
  but: 'Joindre à un brouillon les fichiers d’un même groupe ; chacun est envoyé dès qu’il est choisi.',
  eviter: ['Hors d’un brouillon gardé par le serveur : choisir FileInput.'],
  clavier: [
    { touche: 'Entrée ou Espace sur le champ', effet: 'ouvre le choix de fichiers du système' },
    { touche: 'Entrée sur « Supprimer »', effet: 'retire le fichier, ici et du serveur' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'Justificatifs concernant vos enfants',
      'Livret de famille.',
      'Formats acceptés : pdf, jpg, jpeg, gif, png, doc, docx, odt. Taille maximale : 10 Mo par fichier. 25 fichiers au plus.',
      'Justificatifs concernant vos enfants, Livret de famille. Formats acceptés : pdf, jpg, jpeg, gif, png, doc, docx, odt. Taille maximale : 10 Mo par fichier. 25 fichiers au plus.',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '7.5', '11.1', '11.2', '11.10', '11.11'],
  limites: ['L’étape doit attendre les fichiers en cours d’envoi ou en échec : le groupe les lui dit.'],
}

const meta: Meta<typeof PieceGroup> = {
  title: 'Formulaire/PieceGroup',
  component: PieceGroup,
  args: {
    label: 'Justificatifs concernant vos enfants',
    hint: 'Livret de famille.',
    kind: 'autre',
    files: [],
    onChange: fn(),
    onPending: fn(),
  },
  beforeEach: () => {
    const restoreCalls = answerCalls([reponse(retirerpiece, { status: 200, body: {} })])
    const restoreUploads = answerUploads('envoye')
    return () => {
      restoreUploads()
      restoreCalls()
    }
  },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof PieceGroup>

const livret = new File(['%PDF-'], 'livret.pdf', { type: 'application/pdf' })
const field = /^Justificatifs concernant/

export const Vide: Story = {}

export const Envoi: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), livret)
    await canvas.findByText('Ajouté')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ id: expect.any(String), name: 'livret.pdf' }]),
    )
    await expect(args.onPending).toHaveBeenLastCalledWith([])
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer.*livret\.pdf/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([]))
  },
}

export const Echec: Story = {
  beforeEach: () => answerUploads('coupure'),
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), livret)
    await canvas.findByText(/L’envoi a échoué/)
    await expect(args.onPending).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'livret.pdf', state: 'echec' }),
    ])
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const DejaEnvoyes: Story = { args: { files: [{ id: 'a', name: 'livret-de-famille.pdf' }] } }
