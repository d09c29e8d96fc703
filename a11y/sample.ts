import { matchPath } from 'react-router-dom'
import { pages } from '#portal/pages.ts'
import type { Person } from './screens/screenState.ts'
import { addressOf } from './screens/screens.ts'

/** Why a page is in the sample (RGAA, « Évaluation de la conformité »). */
type Reason = 'obligatoire' | 'service' | 'processus' | 'hasard'

/** A page of the sample, in the state in which people audit it. */
export interface SamplePage {
  readonly path: string
  readonly name: string
  readonly why: Reason
  /** Address of its state among those of the screens. */
  readonly address: string
}

const named = pages.flatMap(({ path, alias, titre, etapes = [] }) => [
  ...etapes.map((etape) => [etape.path, etape.titre] as const),
  [path, titre] as const,
  ...(alias === undefined ? [] : [[alias, titre] as const]),
])

/** Name of the page at an address; what is no page of the portal, a component for instance, has its own. */
export const pageName = (path: string): string => {
  if (!path.startsWith('/')) return path
  const [, name = path] =
    named.find(([other]) => other === path) ?? named.find(([other]) => matchPath(other, path) !== null) ?? []
  return name
}

const seenBy = (why: Reason, person: Person, ...paths: readonly string[]): SamplePage[] =>
  paths.map((path) => ({
    path,
    name: pageName(path),
    why,
    address: addressOf({ path, person, state: 'ouverte' }),
  }))

const departure = '/retraite/demandedepartretraite'
const progressive = '/retraite/demandedepartretraiteprogressive'

/** Pages that people audit: the official sample, every page of each process, and some drawn at random. */
export const sample: readonly SamplePage[] = [
  ...seenBy('obligatoire', 'visiteur', '/accueilnonconnecte', '/contact', '/information/mentionslegales'),
  ...seenBy(
    'obligatoire',
    'visiteur',
    '/information/accessibilite',
    '/plandusite',
    '/question/aidenonconnecte',
  ),
  ...seenBy('service', 'camille', '/accueilconnecte', '/profil', '/remunerationpaie', '/recherche'),
  ...seenBy('service', 'jeanne', '/pension'),
  ...seenBy('service', 'alain', '/documentemployeur'),
  ...seenBy('service', 'camille', '/mesap', '/mesap/nouvelle', '/mesap/demande/fil', '/demandeenvoimail'),
  ...seenBy('service', 'camille', '/retraite/compteindividuelretraite'),
  ...seenBy('service', 'camille', '/retraite/compteindividuelretraite/correction'),
  ...seenBy('service', 'camille', '/retraite/simulateur/dynamique'),
  ...seenBy('service', 'visiteur', '/calculette'),
  ...seenBy('service', 'pierre', `${departure}/suividepartretraite`),
  ...seenBy('service', 'helene', `${progressive}/suividepartretraiteprogressive`),
  ...seenBy('processus', 'visiteur', '/motdepasseoublie/identification', '/motdepasseoublie/confirmation'),
  ...seenBy('processus', 'visiteur', '/inscription/identite', '/inscription/verification'),
  ...seenBy('processus', 'visiteur', '/inscription/coordonnees', '/inscription/motdepasse'),
  ...seenBy('processus', 'visiteur', '/inscription/recapitulatif', '/inscription/confirmation'),
  ...seenBy('processus', 'alain', `${departure}/preparation`, `${departure}/situation`),
  ...seenBy('processus', 'alain', `${departure}/depart`, `${departure}/pieces`, `${departure}/recapitulatif`),
  ...seenBy('processus', 'pierre', `${departure}/confirmation`),
  ...seenBy('processus', 'alain', `${progressive}/situation`, `${progressive}/temps-partiel`),
  ...seenBy('processus', 'alain', `${progressive}/pieces`, `${progressive}/recapitulatif`),
  ...seenBy('processus', 'helene', `${progressive}/confirmation`),
  ...seenBy('hasard', 'visiteur', '/information/nousconnaitre', '/information/cookies'),
  ...seenBy(
    'hasard',
    'camille',
    '/notifications',
    '/remunerationpaie/comparaison',
    '/question/questionretraite',
  ),
]
