import type { RouteObject } from 'react-router-dom'
import { informationPages, questionPages } from '#contract/contenu/contenu.ts'
import type { Service } from '#contract/connexion/habilitation.ts'
import { inscriptionMessages } from './inscription/words.ts'
import { pagesMessages } from './words.ts'
import { etapesInscription, paths, type EtapeInscription } from './paths.ts'
import { retraiteRoutes } from './retraiteRoutes.tsx'
import { screen } from './screenRoute.ts'
import type { InformationContent } from './contenu/information.ts'
import { openStep } from './inscription/openStep.ts'
import { openDashboard, openPublicHome, toPublicHome } from './client/session/entrances.ts'
import { RouteFailure } from './shell/RouteFailure.tsx'
import { RouteOpening } from './shell/RouteOpening.tsx'
import { Shell } from './shell/Shell.tsx'

const { titres } = pagesMessages

const information = (path: string, nomPage: InformationContent) =>
  screen(path, titres[nomPage], 'public', async () => {
    const { InformationScreen } = await import('./contenu/InformationScreen.tsx')
    return () => <InformationScreen nomPage={nomPage} />
  })

const question = (nomPage: (typeof questionPages)[number]) =>
  screen(paths.question(nomPage), titres[nomPage], 'connecte', async () => {
    const { QuestionScreen } = await import('./contenu/QuestionScreen.tsx')
    return () => <QuestionScreen nomPage={nomPage} />
  })

const inscription = (etape: EtapeInscription) =>
  screen(paths.etapeInscription(etape), inscriptionMessages.titreEtape(etape), openStep(etape), async () => {
    const { InscriptionScreen } = await import('./inscription/InscriptionScreen.tsx')
    return () => <InscriptionScreen etape={etape} />
  })

const comparaison = (
  nom: 'remunerationpaie' | 'pension',
  page: 'comparaisonRemuneration' | 'comparaisonPension',
  service: Service,
) =>
  screen(paths[page], titres[page], [service], async () => {
    const { ComparaisonScreen } = await import('./documents/comparaison/ComparaisonScreen.tsx')
    return () => <ComparaisonScreen nom={nom} />
  })

const screens: RouteObject[] = [
  { index: true, loader: toPublicHome, Component: RouteOpening },
  screen(
    paths.accueilnonconnecte,
    titres.accueilnonconnecte,
    openPublicHome,
    async () => (await import('./connexion/AccueilNonConnecteScreen.tsx')).AccueilNonConnecteScreen,
  ),
  screen(
    paths.accueilconnecte,
    titres.accueilconnecte,
    openDashboard,
    async () => (await import('./accueil/AccueilConnecteScreen.tsx')).AccueilConnecteScreen,
  ),
  screen(
    paths.remunerationpaie,
    titres.remunerationpaie,
    ['remuneration'],
    async () =>
      (await import('./documents/remunerationpaie/RemunerationPaieScreen.tsx')).RemunerationPaieScreen,
  ),
  screen(
    paths.pension,
    titres.pension,
    ['pension'],
    async () => (await import('./documents/PensionScreen.tsx')).PensionScreen,
  ),
  screen(
    paths.documentemployeur,
    titres.documentemployeur,
    ['documentemployeur'],
    async () => (await import('./documents/DocumentEmployeurScreen.tsx')).DocumentEmployeurScreen,
  ),
  screen(
    paths.demandeenvoimail,
    titres.demandeenvoimail,
    'connecte',
    async () => (await import('./documents/envoimail/DemandeEnvoiMailScreen.tsx')).DemandeEnvoiMailScreen,
  ),
  screen(
    paths.mesap,
    titres.mesap,
    ['mesap'],
    async () => (await import('./messagerie/MesapScreen.tsx')).MesapScreen,
  ),
  screen(
    paths.nouvelleDemandeMesap,
    titres.nouvelleDemandeMesap,
    ['mesap'],
    async () => (await import('./messagerie/NouvelleDemandeScreen.tsx')).NouvelleDemandeScreen,
  ),
  screen(
    paths.demandeMesap(':demandeId'),
    titres.demandeMesap,
    ['mesap'],
    async () => (await import('./messagerie/DemandeMesapScreen.tsx')).DemandeMesapScreen,
  ),
  comparaison('remunerationpaie', 'comparaisonRemuneration', 'remuneration'),
  comparaison('pension', 'comparaisonPension', 'pension'),
  screen(
    paths.profil,
    titres.profil,
    'connecte',
    async () => (await import('./profil/ProfilScreen.tsx')).ProfilScreen,
  ),
  ...informationPages.map((nomPage) => information(paths.information(nomPage), nomPage)),
  information(paths.accessibilite, 'accessibilite'),
  information(paths.contact, 'contact'),
  ...questionPages.map(question),
  screen(
    paths.question('aidenonconnecte'),
    titres.aidenonconnecte,
    'public',
    async () => (await import('./contenu/QuestionScreen.tsx')).AideNonConnecteScreen,
  ),
  ...etapesInscription.map(inscription),
  screen(
    paths.motdepasseoublie,
    titres.motdepasseoublie,
    'public',
    async () => (await import('./connexion/motdepasse/MotDePasseOublieScreen.tsx')).MotDePasseOublieScreen,
  ),
  screen(
    paths.motdepasseoublieConfirmation,
    titres.motdepasseoublieConfirmation,
    'public',
    async () => (await import('./connexion/motdepasse/DemandeEnvoyee.tsx')).DemandeEnvoyee,
  ),
  ...retraiteRoutes,
  screen(
    paths.plandusite,
    titres.plandusite,
    'public',
    async () => (await import('./contenu/PlanDuSiteScreen.tsx')).PlanDuSiteScreen,
  ),
  screen(
    paths.erreur,
    titres.erreur,
    'public',
    async () => (await import('./contenu/ErreurScreen.tsx')).ErreurScreen,
  ),
  screen(
    '*',
    titres.introuvable,
    'public',
    async () => (await import('./contenu/IntrouvableScreen.tsx')).IntrouvableScreen,
  ),
]

/** Every route of the portal, inside the shell. */
export const routes: RouteObject[] = [
  {
    path: paths.racine,
    Component: Shell,
    children: [{ ErrorBoundary: RouteFailure, HydrateFallback: RouteOpening, children: screens }],
  },
]
