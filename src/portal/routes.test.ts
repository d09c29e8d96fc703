import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { informationPages, questionPages } from '#contract/contenu/contenu.ts'
import { etapesDemandeDepart } from '#rules/demande/demandeDepart.ts'
import { etapesDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import { etapesDemandeMessages } from './demande/wordsEtapes.ts'
import { inscriptionMessages } from './inscription/words.ts'
import { pagesMessages } from './words.ts'
import { etapesInscription, pagePaths, paths } from './paths.ts'
import { routes } from './routes.tsx'
import { documentTitle } from './client/pageTitle.ts'

const { titres } = pagesMessages
const known = [
  ...Object.values(titres),
  ...etapesInscription.map(inscriptionMessages.titreEtape),
  // The first step of a request has the title of its page.
  ...etapesDemandeDepart.slice(1).map(etapesDemandeMessages.titreDepart),
  ...etapesDemandeProgressive.slice(1).map(etapesDemandeMessages.titreProgressive),
]

const titleAt = (path: string): unknown => matchRoutes(routes, path)?.at(-1)?.route.handle?.titre

const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string' && path !== paths.racine),
  ...Object.values(pagePaths),
  ...etapesInscription.map(paths.etapeInscription),
  ...etapesDemandeDepart.map(paths.etapeDemandeDepart),
  ...etapesDemandeProgressive.map(paths.etapeDemandeProgressive),
  ...informationPages.map(paths.information),
  ...[...questionPages, 'aidenonconnecte' as const].map((page) => paths.question(page)),
]

describe('the routes', () => {
  it.each(addresses)('%s has a screen and a title of its own', (path) => {
    expect(known).toContain(titleAt(String(path)))
    expect(titleAt(String(path))).not.toBe(titres.introuvable)
  })

  it.each(['/rien', '/information/rien', '/information', '/question/rien', '/retraite', '/pension/rien'])(
    '%s is not a page',
    (path) => {
      expect(titleAt(path)).toBe(titres.introuvable)
    },
  )

  it('tells the areas of several steps apart', () => {
    expect(titleAt('/inscription/recapitulatif')).toBe('Étape 5 sur 6 : Récapitulatif – Créer mon espace')
    expect(titleAt(paths.suividepartretraite)).toBe(titres.suividepartretraite)
    expect(titleAt(paths.demandedepartretraite)).toBe(titres.demandedepartretraite)
    expect(titleAt(paths.etapeDemandeDepart('situation'))).toBe('Votre situation – Demander ma retraite')
  })

  it('guards every screen', () => {
    const screens = routes[0]?.children?.[0]?.children ?? []
    expect(screens.length).toBeGreaterThan(30)
    for (const { loader } of screens) expect(loader).toBeTypeOf('function')
  })

  it('gives each page its own title', () => {
    const all = known
    expect(new Set(all).size).toBe(all.length)
    expect(documentTitle(titres.introuvable)).toBe('Page introuvable | Espace agent public')
  })
})
