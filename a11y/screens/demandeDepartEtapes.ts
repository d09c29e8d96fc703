import type { Page } from '@playwright/test'
import { afresh, state, step } from './demandeDepart.ts'
import { button, type ScreenState, tick } from './screenState.ts'

const base = '/retraite/demandedepartretraite'
const [situation, depart] = [`${base}/situation`, `${base}/depart`]
const [pieces, recapitulatif] = [`${base}/pieces`, `${base}/recapitulatif`]

/** Whatever a state before has left in the draft is thrown away, then the situation is filled in. */
const toDeparture = async (page: Page) => {
  await afresh(page)
  await page.goto(new URL(situation, page.url()).href)
  await page.getByLabel(/^Situation familiale/).selectOption('celibataire')
  await tick(page, 'Je n’ai pas d’enfant à déclarer')
  await page.getByLabel(/^Nom de votre employeur/).fill('Préfecture du Rhône')
  await button(page, 'Suivant').click()
  await step(page, 'Votre départ')
}

/** Chooses January of a year of the list, whose first choice is empty and second the present year. */
const chooseMonth = async (page: Page, year: number) => {
  await page.getByLabel('Mois', { exact: true }).selectOption('01')
  await page.getByLabel('Année', { exact: true }).selectOption({ index: year })
}

const warned = async (page: Page) => {
  await toDeparture(page)
  await chooseMonth(page, 4)
  await tick(page, /Départ anticipé\s: parent d’au moins trois enfants/)
  await page.getByRole('heading', { level: 3, name: 'À vérifier' }).waitFor()
}

const otherAnswers = async (page: Page) => {
  await toDeparture(page)
  await tick(page, /Verser ma pension dès mon départ/)
  await tick(page, /Garder ce compte/)
  await page.getByLabel(/^Début de l’IBAN/).waitFor()
}

const toFiles = async (page: Page) => {
  await toDeparture(page)
  await chooseMonth(page, 3)
  await tick(page, /Départ anticipé\s: fonctionnaire handicapé/)
  await button(page, 'Suivant').click()
  await step(page, 'Vos pièces')
}

const toSummary = async (page: Page) => {
  await toFiles(page)
  await button(page, 'Suivant').click()
  await step(page, 'Récapitulatif')
}

const errors = async (page: Page, name: string) => {
  await button(page, name).click()
  await page.getByText(/^Le formulaire contient/).waitFor()
}

/** The request for retirement from the departure to the confirmation; nothing is sent. */
export const demandeDepartEtapesStates: readonly ScreenState[] = [
  state(depart, 'ouverte', 'remplir la situation et continuer', toDeparture),
  state(depart, 'erreurs', 'à l’étape du départ, activer « Suivant » sans rien saisir', async (page) => {
    await toDeparture(page)
    await errors(page, 'Suivant')
  }),
  state(depart, 'avertissements', 'choisir une date lointaine et le motif des trois enfants', warned),
  state(depart, 'autresreponses', 'décocher le versement au plus tôt et le compte gardé', otherAnswers),
  state(pieces, 'ouverte', 'choisir le motif du handicap et continuer', toFiles),
  state(pieces, 'refus', 'choisir un fichier dont le format est refusé', async (page) => {
    await toFiles(page)
    const file = { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') }
    await page.getByLabel(/^Justificatifs de handicap/).setInputFiles(file)
    await page.getByText(/n’a pas été ajouté/).waitFor()
  }),
  state(recapitulatif, 'ouverte', 'aller jusqu’au récapitulatif sans joindre de pièce', toSummary),
  state(
    recapitulatif,
    'erreurs',
    'au récapitulatif, continuer sans la déclaration sur l’honneur',
    async (page) => {
      await toSummary(page)
      await errors(page, 'Vérifier et envoyer')
    },
  ),
  state(recapitulatif, 'confirmation', 'cocher la déclaration sur l’honneur et continuer', async (page) => {
    await toSummary(page)
    await tick(page, /J’atteste sur l’honneur/)
    await button(page, 'Vérifier et envoyer').click()
    await page.getByRole('dialog').waitFor()
  }),
  {
    path: `${base}/confirmation`,
    person: 'pierre',
    state: 'ouverte',
    recipe: 'ouvrir la confirmation d’une demande déjà reçue',
    reach: (page) => step(page, 'Votre demande est envoyée'),
  },
]
