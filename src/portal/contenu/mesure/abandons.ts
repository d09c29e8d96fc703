import { demandeenvoimail } from '#contract/documents/envoimail.ts'
import { etapesInscription, paths } from '#portal/paths.ts'
import { appelOf } from './appel.ts'

/** What leaving a page half-way means (specification, §4). */
export interface Abandon {
  /** Pages that go on with what was begun: opening another one is giving up. */
  readonly suites: readonly string[]
  /** Call whose success ends what was begun without leaving the page. */
  readonly terminePar?: string
  readonly categorie: string
  readonly evenement: string
}

const inscription: Abandon = {
  suites: etapesInscription.map(paths.etapeInscription),
  categorie: 'Inscription',
  evenement: 'Abandon',
}

/** What may be given up, by the path of the page on which it is. A screen of several steps adds each of its pages. */
export const abandons: Readonly<Record<string, Abandon>> = {
  ...Object.fromEntries(
    etapesInscription
      .filter((etape) => etape !== 'confirmation')
      .map((etape) => [paths.etapeInscription(etape), inscription]),
  ),
  [paths.motdepasseoublie]: {
    suites: [paths.motdepasseoublieConfirmation],
    categorie: 'Mot de passe oublié',
    evenement: 'Abandon',
  },
  [paths.demandeenvoimail]: {
    suites: [],
    terminePar: appelOf(demandeenvoimail),
    categorie: 'Envoi par courriel',
    evenement: 'Abandon',
  },
}
