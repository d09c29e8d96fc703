import type { RouteObject } from 'react-router-dom'
import type { GenreDossier } from '#rules/dossier/etats.ts'
import { pagesMessages } from './messages/pages.ts'
import { paths } from './paths.ts'
import { screen } from './screenRoute.ts'

const { titres } = pagesMessages

const suivi = (genre: GenreDossier, nom: 'suividepartretraite' | 'suividepartretraiteprogressive') =>
  screen(paths[nom], titres[nom], [nom], async () => {
    const { SuiviScreen } = await import('./screens/suivi/SuiviScreen.tsx')
    return () => <SuiviScreen genre={genre} />
  })

/** Routes of the retirement areas. */
export const retraiteRoutes: readonly RouteObject[] = [
  screen(
    paths.calculette,
    titres.calculette,
    'public',
    async () => (await import('./screens/calculette/CalculetteScreen.tsx')).CalculetteScreen,
  ),
  screen(
    paths.simulateur,
    titres.simulateur,
    ['simulation'],
    async () => (await import('./screens/simulateur/SimulateurScreen.tsx')).SimulateurScreen,
  ),
  suivi('depart', 'suividepartretraite'),
  suivi('progressive', 'suividepartretraiteprogressive'),
  screen(
    paths.correctioncir,
    titres.correctioncir,
    ['compteindividuelretraite'],
    async () => (await import('./screens/correctioncir/CorrectionScreen.tsx')).CorrectionScreen,
  ),
  screen(
    paths.completerCorrection(':correctionId'),
    titres.completerCorrection,
    ['compteindividuelretraite'],
    async () =>
      (await import('./screens/correctioncir/CompleterCorrectionScreen.tsx')).CompleterCorrectionScreen,
  ),
  screen(
    paths.compteindividuelretraite,
    titres.compteindividuelretraite,
    ['compteindividuelretraite'],
    async () => (await import('./screens/compteindividuelretraite/CompteScreen.tsx')).CompteScreen,
  ),
]
