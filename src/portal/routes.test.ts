import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { informationPages, questionPages } from '#contract/contenu/contenu.ts'
import { etapesDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import { documentTitle } from './client/page/pageTitle.ts'
import { pages } from './pages.ts'
import { etapesInscription, paths } from './paths.ts'
import { routes } from './routes.tsx'

const INTROUVABLE = 'Page introuvable'

const known = pages.flatMap(({ titre, etapes }) => etapes?.map((etape) => etape.titre) ?? [titre])

const titleAt = (path: string): unknown => matchRoutes(routes, path)?.at(-1)?.route.handle?.titre

const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string' && path !== paths.racine),
  ...etapesInscription.map(paths.etapeInscription),
  ...nomsGenreDemande.flatMap((genre) =>
    etapesDemande(genre).map((etape) => paths.etapeDemande(genre, etape)),
  ),
  ...informationPages.map(paths.information),
  ...[...questionPages, 'aidenonconnecte' as const].map((page) => paths.question(page)),
]

describe('the routes', () => {
  it.each(addresses)('%s has a screen and a title of its own', (path) => {
    expect(known).toContain(titleAt(String(path)))
    expect(titleAt(String(path))).not.toBe(INTROUVABLE)
  })

  it.each(['/rien', '/information/rien', '/information', '/question/rien', '/retraite', '/pension/rien'])(
    '%s is not a page',
    (path) => {
      expect(titleAt(path)).toBe(INTROUVABLE)
    },
  )

  it('tells the areas of several steps apart', () => {
    expect(titleAt('/inscription/recapitulatif')).toBe('Étape 5 sur 6 : Récapitulatif – Créer mon espace')
    expect(titleAt(paths.suividepartretraite)).toBe('Suivre ma demande de retraite')
    expect(titleAt(paths.demandedepartretraite)).toBe('Demander ma retraite')
    expect(titleAt(paths.etapeDemande('depart', 'situation'))).toBe('Votre situation – Demander ma retraite')
  })

  it('guards every screen', () => {
    const screens = routes[0]?.children?.[0]?.children ?? []
    expect(screens.length).toBeGreaterThan(30)
    for (const { loader } of screens) expect(loader).toBeTypeOf('function')
  })

  it('gives each page its own title', () => {
    expect(new Set(known).size).toBe(known.length)
    expect(documentTitle(INTROUVABLE)).toBe('Page introuvable | Espace agent public')
  })
})
