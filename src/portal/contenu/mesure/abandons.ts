import { completercorrection, correctioncir } from '#contract/carriere/corrections.ts'
import { adresseDemande, etapesDemande, genreDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import { demandeenvoimail, preparerdemandeenvoimail } from '#contract/documents/envoimail.ts'
import { nouvelledemande } from '#contract/messagerie/messagerie.ts'
import { etapesInscription, paths } from '#portal/paths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { appelOf } from './appel.ts'

/** What leaving a page half-way means (specification, §4). */
export interface Abandon {
  /** Pages that go on with what was begun: opening another one is giving up. */
  readonly suites: readonly string[]
  /** Call of which the success begins it; without one, opening the page does. */
  readonly commencePar?: string
  /** Calls of which the success of one ends what was begun without leaving the page. */
  readonly terminePar?: readonly string[]
  readonly categorie: string
  readonly evenement: string
}

const inscription: Abandon = {
  suites: etapesInscription.map(paths.etapeInscription),
  categorie: 'Inscription',
  evenement: 'Abandon',
}

/** A request for retirement: going from one of its steps to another is going on. */
const demande = (genre: GenreDossier): Readonly<Record<string, Abandon>> => {
  const etapes = etapesDemande(genre).map((etape) => paths.etapeDemande(genre, etape))
  const abandon: Abandon = {
    suites: etapes,
    terminePar: [appelOf({ method: 'POST', path: adresseDemande(genre) })],
    categorie: genreDemande(genre).titre,
    evenement: 'Abandon',
  }
  return Object.fromEntries(etapes.slice(0, -1).map((etape) => [etape, abandon]))
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
  ...Object.assign({}, ...nomsGenreDemande.map(demande)),
  [paths.correctioncir]: {
    suites: [],
    terminePar: [appelOf(correctioncir), appelOf(completercorrection)],
    categorie: 'Correction du compte',
    evenement: 'Abandon',
  },
  [paths.nouvelleConversation]: {
    suites: [],
    terminePar: [appelOf(nouvelledemande)],
    categorie: 'Messagerie',
    evenement: 'Abandon',
  },
  [paths.demandeenvoimail]: {
    suites: [],
    commencePar: appelOf(preparerdemandeenvoimail),
    terminePar: [appelOf(demandeenvoimail)],
    categorie: 'Envoi par courriel',
    evenement: 'Abandon',
  },
}
