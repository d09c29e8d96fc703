import { describe, expect, it } from 'vitest'
import type { Habilitation, ListeService } from '#contract/connexion/habilitation.ts'
import { services, type Service } from '#contract/kit/services.ts'
import { informationPages, pageKeys, questionPages } from '#contract/contenu/contenu.ts'
import { listeDocument, type NomRubrique, nomsRubrique } from '#contract/documents/listes.ts'
import { menuName, menuPages } from './client/page/sitePage.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import { footerLinks, footerPlace } from './shell/footer/footerLinks.ts'

const granting = (granted: readonly Service[], lectureSeule = false) => {
  const listeService = Object.fromEntries(
    services.map((service) => [service, granted.includes(service)]),
  ) as ListeService
  return { listeService, lectureSeule } as Habilitation
}

const menuFor = (...granted: readonly Service[]) => {
  const entries = menuPages(pages, granting(granted))
  const groups = [...new Set(entries.map(({ menu }) => menu?.groupe))]
  return groups.map((groupe) => [groupe, entries.filter(({ menu }) => menu?.groupe === groupe).map(menuName)])
}

/** Name of a list of documents in the menu. */
const listName = (nom: NomRubrique) => listeDocument(nom).menu ?? listeDocument(nom).titre

const alone = [undefined, ['Accueil', 'Mon profil']]

describe('the side menu', () => {
  it('keeps home and profile for those who were granted nothing', () => {
    expect(menuFor()).toEqual([alone])
  })

  it('shows every entry, in order, to those who were granted everything', () => {
    expect(menuFor(...services)).toEqual([
      alone,
      ['documents', nomsRubrique.map(listName)],
      [
        'retraite',
        [
          'Préparer ma retraite',
          'Simuler ma retraite',
          'Demander ma retraite progressive',
          'Suivre ma demande de retraite progressive',
          'Demander ma retraite',
          'Suivre ma demande',
        ],
      ],
    ])
  })

  it.each([
    ['compteindividuelretraite', ['retraite', ['Préparer ma retraite']]],
    ['simulation', ['retraite', ['Simuler ma retraite']]],
    ['demandedepartretraite', ['retraite', ['Demander ma retraite']]],
    ['demandedepartretraiteprogressive', ['retraite', ['Demander ma retraite progressive']]],
    ['suividepartretraite', ['retraite', ['Suivre ma demande']]],
    ['suividepartretraiteprogressive', ['retraite', ['Suivre ma demande de retraite progressive']]],
  ] as const)('shows to those who were granted %s its own entry', (service, group) => {
    expect(menuFor(service)).toEqual([alone, group])
  })

  it.each(nomsRubrique)('shows the list %s to those who were granted its service', (nom) => {
    const { service } = listeDocument(nom)
    const ofService = nomsRubrique.filter((other) => listeDocument(other).service === service)
    expect(menuFor(service)).toEqual([alone, ['documents', ofService.map(listName)]])
  })

  it.each(['mesap', 'retraite'] as const)('has no entry for %s', (service) => {
    expect(menuFor(service)).toEqual([alone])
  })
})

describe('the manifest', () => {
  it('shows every key of the specification, each at one place', () => {
    const shown = pages.flatMap(({ cles = [], etapes = [] }) => [
      ...cles,
      ...etapes.flatMap(({ cle }) => cle ?? []),
    ])
    expect(shown.toSorted()).toEqual(pageKeys.toSorted())
  })

  it('has every page of information and of help of the contract', () => {
    const known = pages.map(({ path }) => path)
    expect(known).toEqual(expect.arrayContaining(informationPages.map(paths.information)))
    expect(known).toEqual(expect.arrayContaining(questionPages.map((page) => paths.question(page))))
  })

  it('gives each address to one page', () => {
    const all = pages.flatMap(({ path, alias, etapes }) =>
      etapes ? etapes.map((etape) => etape.path) : [path, ...(alias === undefined ? [] : [alias])],
    )
    expect(new Set(all).size).toBe(all.length)
  })

  it('has a page at each place of the footer', () => {
    const placed = (['plan', 'accessibilite', 'mentions'] as const).map((place) => footerPlace(pages, place))
    expect(placed.map(({ to }) => to)).toEqual([
      '/plandusite',
      '/accessibilite',
      '/information/mentionslegales',
    ])
  })

  it.each([true, false])(
    'has the footer’s links in the order of the specification, §2.7 (%s)',
    (signedIn) => {
      const nothing = () => undefined
      const links = footerLinks(pages, {
        signedIn,
        aide: 'partageEcran',
        onShare: nothing,
        onDisplay: nothing,
      })
      expect(links.map(({ text }) => text)).toEqual([
        'Contact',
        'Activer le partage d’écran',
        'Foire aux questions',
        'Conditions générales d’utilisation',
        'Données personnelles',
        'Nous connaître',
        'Cookies',
        'Paramètres d’affichage',
      ])
    },
  )

  it('opens a page of several steps at the first', () => {
    for (const { path, etapes } of pages) if (etapes) expect(path).toBe(etapes[0]?.path)
  })
})
