import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Service } from '#contract/connexion/habilitation.ts'
import { etapesDemandeDepart } from '#rules/demande/demandeDepart.ts'
import { etapesDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { etapesDemandeMessages } from './demande/wordsEtapes.ts'
import { pagesMessages } from './words.ts'
import { paths } from './paths.ts'
import { screen } from './screenRoute.ts'
import { guard } from './client/session/guard.ts'
import type { PageHandle } from './client/pageTitle.ts'

const { titres } = pagesMessages

const suivi = (genre: GenreDossier, nom: 'suividepartretraite' | 'suividepartretraiteprogressive') =>
  screen(paths[nom], titres[nom], [nom], async () => {
    const { SuiviScreen } = await import('./demande/suivi/SuiviScreen.tsx')
    return () => <SuiviScreen genre={genre} />
  })

/**
 * Steps of a request, each at its own address, inside one screen that stays mounted: what is typed goes from a step to
 * another.
 */
const demande = (
  service: Service,
  steps: readonly RouteObject[],
  load: () => Promise<ComponentType>,
): RouteObject => ({
  loader: guard([service]),
  lazy: async () => ({ Component: await load() }),
  children: [...steps],
})

const step = (path: string, titre: string): RouteObject => ({
  path,
  handle: { titre } satisfies PageHandle,
  // The parent draws every step.
  element: null,
})

/** Routes of the retirement areas. */
export const retraiteRoutes: readonly RouteObject[] = [
  screen(
    paths.calculette,
    titres.calculette,
    'public',
    async () => (await import('./simulation/rachat/CalculetteScreen.tsx')).CalculetteScreen,
  ),
  screen(
    paths.simulateur,
    titres.simulateur,
    ['simulation'],
    async () => (await import('./simulation/simulateur/SimulateurScreen.tsx')).SimulateurScreen,
  ),
  demande(
    'demandedepartretraite',
    etapesDemandeDepart.map((etape) =>
      step(paths.etapeDemandeDepart(etape), etapesDemandeMessages.titreDepart(etape)),
    ),
    async () => (await import('./demande/depart/DemandeDepartScreen.tsx')).DemandeDepartScreen,
  ),
  demande(
    'demandedepartretraiteprogressive',
    etapesDemandeProgressive.map((etape) =>
      step(paths.etapeDemandeProgressive(etape), etapesDemandeMessages.titreProgressive(etape)),
    ),
    async () => (await import('./demande/progressive/DemandeProgressiveScreen.tsx')).DemandeProgressiveScreen,
  ),
  suivi('depart', 'suividepartretraite'),
  suivi('progressive', 'suividepartretraiteprogressive'),
  screen(
    paths.correctioncir,
    titres.correctioncir,
    ['compteindividuelretraite'],
    async () => (await import('./carriere/correction/CorrectionScreen.tsx')).CorrectionScreen,
  ),
  screen(
    paths.completerCorrection(':correctionId'),
    titres.completerCorrection,
    ['compteindividuelretraite'],
    async () =>
      (await import('./carriere/correction/CompleterCorrectionScreen.tsx')).CompleterCorrectionScreen,
  ),
  screen(
    paths.compteindividuelretraite,
    titres.compteindividuelretraite,
    ['compteindividuelretraite'],
    async () => (await import('./carriere/compte/CompteScreen.tsx')).CompteScreen,
  ),
]
