import { illisible } from '#rules/retraite/estimation/testing/comptesType.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { paths } from '#portal/paths.ts'
import {
  cirDeuxPoints,
  cirFautif,
  cirVide,
  corrections,
  reponsesCompte,
  verificateur,
} from '../fixtures/carriere/compte.ts'
import { cirPositions } from '../fixtures/carriere/comptePositions.ts'
import { lectureSeule } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/Compte individuel retraite',
  ...screenStory(paths.compteindividuelretraite, {
    droits: verificateur,
    reponses: reponsesCompte({ cir: cirDeuxPoints }),
  }),
}

const opened = async (canvasElement: HTMLElement) => {
  await chargee({ canvasElement })
  return within(within(canvasElement).getByRole('main'))
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(compteindividuelretraite, 'attente'), ...reponsesCompte()] },
  play: ouverture,
}

export const DeuxPoints: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(
      canvas.getByText('2 points sont à vérifier dans votre compte.', { exact: false }),
    ).toBeVisible()
    await expect(
      canvas.getByText(/^Aucune période n’est inscrite du 01\/09\/2003 au 31\/08\/2004/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Demander une correction du point 1' })).toHaveAttribute(
      'href',
      `${paths.correctioncir}?nature=periodemanquante&debut=2003-09-01&fin=2004-08-31`,
    )
    await expect(canvas.getByRole('link', { name: 'Demander une correction du point 2' })).toHaveAttribute(
      'href',
      `${paths.correctioncir}?nature=quotite&ligneId=periode-3`,
    )
  },
}

export const Tableau: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    const frise = canvas.getByRole('img', { name: /^Frise .+, avec 2 points à vérifier\./ })
    // What is drawn first is behind.
    await expect(frise.querySelector('g:has(> line) ~ g > .eap-frise__regime')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tableau' }))
    const table = within(canvas.getByRole('table', { name: 'Votre carrière, période par période' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows.filter((row) => row.includes('Point '))).toHaveLength(2)
    await expect(rows).toContainEqual(expect.stringMatching(/Aucune période.*Point 1/))
    await expect(rows).toContainEqual(expect.stringMatching(/en 1990.*3 trimestres/))
  },
}

type Canvas = Awaited<ReturnType<typeof opened>>

/** Opens sections, and waits until each shows: it does from the next frame on. */
const open = async (canvas: Canvas, ...sections: readonly string[]) => {
  for (const section of sections) {
    const button = canvas.getByRole('button', { name: section })
    await userEvent.click(button)
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    await waitFor(() => expect(panel).toBeVisible())
  }
}

export const Detail: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await open(canvas, 'Situation', 'Enfants', 'Carrière', 'Bonifications', 'Autres régimes')
    await expect(await canvas.findByRole('link', { name: /^Corriger\s: Lina$/ })).toBeVisible()
    await expect(await canvas.findByRole('table', { name: /Régime général$/ })).toBeVisible()
    await expect(canvas.getByText(/^Celles de vos enfants sont dans la section/)).toBeVisible()
  },
}

export const Positions: Story = {
  parameters: { reponses: reponsesCompte({ cir: cirPositions }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await open(canvas, 'Situation', 'Enfants', 'Carrière')
    await expect(canvas.getByText(/^13 ans et 5 mois au 15\/01\/2026 ; il en faut 17 ans/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Rose .* 1 1 L\. 12 bis et L\. 12 b ter/ })).toBeVisible()
    const table = await canvas.findByRole('table', { name: 'Périodes de services' })
    await expect(within(table).getByText(/^Services auxiliaires, non validés/)).toBeVisible()
    await expect(within(table).getByText('Activité, pour élever un enfant')).toBeVisible()
  },
}

export const SansPoint: Story = {
  parameters: { reponses: reponsesCompte() },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(canvas.getByText('Aucun point à vérifier.')).toBeVisible()
    for (const name of [/dates et montants à partir/, /coût et gain/, 'Demander ma retraite'])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
  },
}

/** Before the age of the simulator, nothing leads to a screen that is closed. */
export const AvantLeSimulateur: Story = {
  parameters: {
    reponses: reponsesCompte({
      cir: {
        ...cirDeuxPoints,
        situation: { ...cirDeuxPoints.situation, dateNaissance: '1990-05-12' },
        bonifications: [],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await open(canvas, 'Bonifications')
    await expect(canvas.getByText(/en dehors de celles de vos enfants/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /coût et gain/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /dates et montants à partir/ })).toBeNull()
  },
}

export const CompteFautif: Story = {
  parameters: { reponses: reponsesCompte({ cir: cirFautif }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    for (const text of [
      /se recouvrent/,
      /n’a pas d’indice majoré/,
      /se termine avant de commencer/,
      /n’existe pas/,
      /porte une date à venir/,
      /compte une année à venir/,
      /Votre employeur connaît 4 enfants, votre compte en a 1/,
    ])
      await expect(canvas.getAllByText(text)[0]).toBeVisible()
    await expect(canvas.getAllByText(/n’est pas possible/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Tableau' }))
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|Invalid/)
  },
}

export const CarriereVide: Story = {
  parameters: { reponses: reponsesCompte({ cir: cirVide }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(canvas.getByText(/^Aucune période n’est inscrite dans votre carrière/)).toBeVisible()
    await expect(canvas.getByText('Aucune période ne peut être placée sur une frise.')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|Infinity/)
  },
}

export const GenerationInconnue: Story = {
  parameters: {
    reponses: reponsesCompte({
      cir: { ...cirDeuxPoints, situation: { ...cirDeuxPoints.situation, dateNaissance: illisible('') } },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(canvas.getByText(/^Nos barèmes ne couvrent pas/)).toBeVisible()
  },
}

export const SansCompte: Story = {
  parameters: {
    reponses: [
      reponse(compteindividuelretraite, { status: 200, body: { listeCorrection: [] } }),
      ...reponsesCompte(),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(canvas.getByRole('heading', { name: /pas encore de compte/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Écrire à mon service' })).toBeVisible()
  },
}

export const Corrections: Story = {
  parameters: { reponses: reponsesCompte({ listeCorrection: [...corrections] }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    for (const etat of ['Transmise', 'En cours d’étude', 'Pièce demandée', 'Acceptée', 'Refusée'])
      await expect(canvas.getByText(etat)).toBeVisible()
    await expect(canvas.getByText(/pour un employeur privé/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Envoyer la pièce demandée/ })).toBeVisible()
    await expect(canvas.getByText(/n’est pas encore mis à jour/)).toBeVisible()
  },
}

export const LectureSeule: Story = {
  parameters: { droits: { ...verificateur, ...lectureSeule, lectureSeule: true } },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(canvas.getByText(/Votre espace est en lecture seule/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /correction|^Corriger|Écrire/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /érif/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Demander ma retraite' })).toBeNull()
    await expect(canvas.getAllByRole('link', { name: 'Voir la page Contact' })).toHaveLength(2)
  },
}

export const Echec: Story = {
  parameters: { reponses: [reponse(compteindividuelretraite, 'coupure'), ...reponsesCompte()] },
}

export const FautifEtCorrige: Story = {
  parameters: { reponses: reponsesCompte({ cir: cirFautif, listeCorrection: [...corrections] }) },
}
