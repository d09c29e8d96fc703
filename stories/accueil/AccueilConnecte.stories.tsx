import { expect, userEvent, waitFor, within } from 'storybook/test'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { messagealerte } from '#contract/contenu/contenu.ts'
import { failures } from '#contract/kit/failures.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { prochainesetapes } from '#contract/accueil/etapes.ts'
import { reperes } from '#contract/accueil/reperes.ts'
import { etapesMessages } from '#portal/accueil/etapes/words.ts'
import { reperesMessages } from '#portal/accueil/reperes/words.ts'
import { reservesMessages } from '#portal/components/words/estimation.ts'
import { tableauMessages } from '#portal/accueil/words.ts'
import { paths } from '#portal/paths.ts'
import { alerte } from '../fixtures/contenus.ts'
import { agent, lectureSeule, pensionnee, peuDeDroits } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import {
  nouveauDansLesRubriques,
  rienDeNeuf,
  simulateurFerme,
  toutLu,
  toutNeuf,
} from '../fixtures/accueil/tableaudebord.ts'
import { auService, etapesDe, pieceDemandee, toutesLesEtapes } from '../fixtures/accueil/etapes.ts'
import {
  reperesAgent,
  reperesOuverts,
  reperesDe,
  reperesDeuxBulletins,
  reperesSansEcart,
} from '../fixtures/accueil/reperes.ts'
import { chargee, ouverture, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/AccueilConnecte',
  ...screenStory(paths.accueilconnecte, { droits: agent }),
}

const arriveAvec = (niveau: Parameters<typeof alerte>[0]) =>
  reponse(accueilconnecte, { status: 200, body: { ...toutNeuf, messagealerte: alerte(niveau) } })

const avecAlerte = (niveau: Parameters<typeof alerte>[0]) => [
  arriveAvec(niveau),
  reponse(messagealerte, { status: 200, body: { messagealerte: alerte(niveau) } }),
]

/** Nothing is shown that a part on its way would push. */
export const Chargement: Story = {
  parameters: { reponses: [reponse(reperes, 'attente')] },
  play: async (played) => {
    await ouverture(played)
    const canvas = within(played.canvasElement)
    await canvas.findByText('Chargement de votre tableau de bord…')
    await expect(canvas.queryByRole('heading', { level: 2, name: 'À votre attention' })).toBeNull()
  },
}

/** The dashboard is refused: the page says why, and no longer waits. */
export const Refuse: Story = {
  parameters: {
    reponses: [
      // No call of the contract refuses this one: another version of the server may.
      { call: accueilconnecte, answer: () => ({ status: 444, body: failures.tropDeDemandes }) },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(defaultMessages[messageKey('TROP_DE_DEMANDES')])
    await chargee({ canvasElement })
  },
}

export const ToutNeuf: Story = {}

const says =
  (sentence: string, other: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(canvas.queryByText(other)).toBeNull()
  }

const { aJour, etapesAFaire, nouveautes } = tableauMessages

export const RienDeNeuf: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: rienDeNeuf })] },
  play: says(aJour, etapesAFaire),
}

export const ToutLu: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: toutLu })] },
  play: says(aJour, etapesAFaire),
}

export const NouveauDansLesRubriques: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: nouveauDansLesRubriques })] },
  play: says(nouveautes(5), aJour),
}

export const DesEtapes: Story = {
  parameters: {
    reponses: [reponse(accueilconnecte, { status: 200, body: toutLu }), etapesDe(toutesLesEtapes)],
  },
  play: says(etapesAFaire, aJour),
}

export const RienAFaire: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: toutLu }), etapesDe(auService)] },
  play: says(etapesMessages.rienAFaire, etapesAFaire),
}

export const EtapesEnLectureSeule: Story = {
  parameters: { droits: lectureSeule, reponses: [etapesDe([pieceDemandee, ...auService])] },
  play: says(etapesMessages.lectureSeule, etapesMessages.rienAFaire),
}

/** What is shown of a departure. */
const carteDuDepart = async (played: Played) => {
  await chargee(played)
  const { parentElement } = within(played.canvasElement).getByRole('heading', {
    name: reperesMessages.departOuvert,
  })
  return within(parentElement ?? played.canvasElement)
}

/** Who may leave by now is led to ask for it. */
export const DroitOuvert: Story = {
  parameters: { reponses: [reperesDe(reperesOuverts)] },
  play: async (played) => {
    const carte = await carteDuDepart(played)
    await expect(carte.getByRole('link', { name: reperesMessages.demander })).toBeVisible()
  },
}

export const DroitOuvertEnLectureSeule: Story = {
  parameters: { droits: lectureSeule, reponses: [reperesDe(reperesOuverts)] },
  play: async (played) => {
    const carte = await carteDuDepart(played)
    await expect(carte.queryByRole('link', { name: reperesMessages.demander })).toBeNull()
  },
}

export const Reperes: Story = {
  parameters: { reponses: [reperesDe(reperesAgent)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: reperesMessages.mois(12) }))
    await userEvent.click(canvas.getByRole('button', { name: reservesMessages.titre }))
    await waitFor(() => expect(canvas.getByText('Vos pensions des autres régimes.')).toBeVisible())
    await expect(
      canvas.getByText(reperesMessages.nets.remunerationpaie.serie, { selector: 'p' }),
    ).toBeVisible()
  },
}

export const ReperesSansEcart: Story = {
  parameters: { reponses: [reperesDe(reperesSansEcart)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Dernier changement, en juillet 2026/)).toHaveTextContent(
      /31,17 € de plus qu’en juin 2026\./,
    )
    const why = canvas.getByRole('link', { name: 'Pourquoi ma pension a-t-elle changé ?' })
    await expect(why.getAttribute('href')).toMatch(/avant=.*304&apres=.*303$/)
  },
}

/** Two slips in a month: their sum, and no difference that one of them alone would explain. */
export const DeuxBulletinsLeMemeMois: Story = {
  parameters: { reponses: [reperesDe(reperesDeuxBulletins)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/le total de vos 2 bulletins du mois\.$/)).toBeVisible()
    await expect(canvas.queryByText(/de moins qu’en|de plus qu’en/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Pourquoi mon net a-t-il changé ?' })).toBeNull()
  },
}

export const EtapesIndisponibles: Story = {
  parameters: { reponses: [reponse(prochainesetapes, 'coupure')] },
}

export const PeuDeDroits: Story = { parameters: { droits: peuDeDroits } }

export const SimulateurFerme: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: simulateurFerme })] },
}

export const LectureSeule: Story = {
  parameters: { droits: lectureSeule },
  play: async (played) => {
    await chargee(played)
    const canvas = within(played.canvasElement)
    await expect(canvas.getByText(/lecture seule : ce compte ne se change pas ici/)).toBeVisible()
    await expect(canvas.queryByText(/changez aussi votre mot de passe/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Changer d’IBAN' })).toBeNull()
  },
}

export const AlerteVerte: Story = { parameters: { reponses: avecAlerte('vert') } }

/** An alert that came with the page and that the administration has withdrawn since. */
export const AlerteRetiree: Story = {
  tags: ['!autodocs'],
  parameters: { reponses: [arriveAvec('rouge'), reponse(messagealerte, { status: 200, body: {} })] },
  play: async (played) => {
    await chargee(played)
    const { titre } = alerte('rouge')
    await waitFor(() => expect(within(played.canvasElement).queryByText(titre)).toBeNull())
  },
}

export const AlerteOrange: Story = { parameters: { reponses: avecAlerte('orange') } }

export const AlerteRouge: Story = { parameters: { reponses: avecAlerte('rouge') } }

export const Pensionne: Story = { parameters: { droits: pensionnee } }
