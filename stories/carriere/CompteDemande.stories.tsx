import { expect, waitFor, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { cirDeuxPoints, corrections, reponsesCompte, verificateur } from '../fixtures/carriere/compte.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Compte individuel retraite, départ prévu',
  ...screenStory(paths.compteindividuelretraite, { droits: verificateur, reponses: [] }),
}

const opened = async (canvasElement: HTMLElement) => {
  await chargee({ canvasElement })
  return within(within(canvasElement).getByRole('main'))
}

/** What was asked for is counted, and followed: there is no other request to make. */
export const DemandeEnCours: Story = {
  parameters: {
    reponses: reponsesCompte({
      cir: cirDeuxPoints,
      departPrevu: { dateDepart: '2031-11-01', motif: 1, numeroDemande: 'DR-2026-1042-7751' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(canvas.getByText('DR-2026-1042-7751').parentElement).toHaveTextContent(
      /^Vous avez demandé à partir le 01\/11\/2031 \(demande n° DR-2026-1042-7751\) : /,
    )
    await expect(canvas.getByRole('columnheader', { name: 'À votre départ (01/11/2031)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Suivre ma demande de retraite' })).toHaveAttribute(
      'href',
      paths.suividepartretraite,
    )
    await expect(canvas.queryByRole('link', { name: 'Demander ma retraite' })).toBeNull()
  },
}

/** A departure that is only chosen is said to be so, and the request can still be made. */
export const DemandeEnPreparation: Story = {
  parameters: {
    reponses: reponsesCompte({ cir: cirDeuxPoints, departPrevu: { dateDepart: '2034-11-01', motif: 1 } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(
      canvas.getByText(/^Dans votre demande en préparation, votre départ est le 01\/11\/2034 : /),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Demander ma retraite' })).toBeVisible()
  },
}

/** Found by the search: its heading takes the focus, the page that led there being gone. */
export const CorrectionTrouvee: Story = {
  args: { adresse: `${paths.compteindividuelretraite}#${corrections[1]?.numero}` },
  parameters: { reponses: reponsesCompte({ listeCorrection: [...corrections] }) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const titre = await within(canvasElement).findByRole('heading', {
      name: new RegExp(`${corrections[1]?.numero}`),
    })
    await waitFor(() => expect(titre).toHaveFocus())
  },
}
