import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { BankAccounts } from '#portal/components/numbers/BankAccounts.tsx'

const fiche: Fiche = {
  but: 'Dire le compte bancaire d’une personne, masqué, et celui qui attend de le remplacer.',
  eviter: ['Pour saisir un compte : IbanInput.'],
  clavier: [{ touche: 'Entrée ou Espace sur le bouton', effet: 'retire le compte qui attend' }],
  lecteur: {
    histoire: 'EnAttenteLectureSeule',
    phrases: [
      'document',
      'term',
      'IBAN enregistré',
      'end of term',
      'definition',
      'FR76',
      'caractères masqués, puis',
      '123',
      'end of definition',
      'term',
      'Enregistré depuis le',
      'end of term',
      'definition',
      '01/09/2019',
      'end of definition',
      'heading, Un changement d’IBAN attend, level 3',
      'paragraph',
      'Le nouvel IBAN, FR14',
      'caractères masqués, puis',
      '606, sera enregistré le 23/11/2026 à 10:00. D’ici là, rien ne change, et vous pouvez annuler.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['1.1', '8.6', '11.9'],
  limites: [],
}

const banque = { compte: { ibanMasque: 'FR76 •••• •••• •••• •••• •••• 123', depuis: '2019-09-01' } } as const

const attente = { ibanMasque: 'FR14 •••• •••• •••• •••• •••• 606', effetLe: '2026-11-23T09:00:00.000Z' }

const meta: Meta<typeof BankAccounts> = {
  title: 'Composants/BankAccounts',
  component: BankAccounts,
  parameters: { fiche },
  args: { banque },
}

export default meta

type Story = StoryObj<typeof BankAccounts>

/** The account that is known, masked. */
export const Connu: Story = {}

/** None is known. */
export const Aucun: Story = { args: { banque: {} } }

/** Another waits to replace it, and can be withdrawn. */
export const EnAttente: Story = {
  args: {
    banque: { ...banque, attente },
    onUndo: fn(async () => undefined),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

/** The first one that is given waits: it is added, nothing changes. */
export const PremierEnAttente: Story = {
  args: { banque: { attente }, onUndo: fn(async () => undefined) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Annuler cet ajout' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'L’ajout d’un IBAN attend' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/changement|nouvel/i)
  },
}

/** Who may only read does not withdraw it. */
export const EnAttenteLectureSeule: Story = {
  args: { banque: { ...banque, attente } },
}
