import { describe, expect, it } from 'vitest'
import {
  services,
  type Habilitation,
  type ListeService,
  type Service,
} from '#contract/connexion/habilitation.ts'
import { informationPages, pageKeys, questionPages } from '#contract/contenu/contenu.ts'
import { menuName, menuPages } from './client/sitePage.ts'
import { planDuSite } from './contenu/planDuSite.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import { footerLinks, footerPlace } from './shell/footerLinks.ts'

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

const alone = [undefined, ['Accueil', 'Mon profil']]

describe('the side menu', () => {
  it('keeps home and profile for those who were granted nothing', () => {
    expect(menuFor()).toEqual([alone])
  })

  it('shows every entry, in order, to those who were granted everything', () => {
    expect(menuFor(...services)).toEqual([
      alone,
      ['documents', ['Ma rémunération', 'Ma pension', 'Mes doc. employeur']],
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
    ['remuneration', ['documents', ['Ma rémunération']]],
    ['pension', ['documents', ['Ma pension']]],
    ['documentemployeur', ['documents', ['Mes doc. employeur']]],
    ['compteindividuelretraite', ['retraite', ['Préparer ma retraite']]],
    ['simulation', ['retraite', ['Simuler ma retraite']]],
    ['demandedepartretraite', ['retraite', ['Demander ma retraite']]],
    ['demandedepartretraiteprogressive', ['retraite', ['Demander ma retraite progressive']]],
    ['suividepartretraite', ['retraite', ['Suivre ma demande']]],
    ['suividepartretraiteprogressive', ['retraite', ['Suivre ma demande de retraite progressive']]],
  ] as const)('shows to those who were granted %s its own entry', (service, group) => {
    expect(menuFor(service)).toEqual([alone, group])
  })

  it.each(['mesap', 'retraite'] as const)('has no entry for %s', (service) => {
    expect(menuFor(service)).toEqual([alone])
  })
})

const openTo = (rights: Habilitation | undefined) =>
  planDuSite(pages, rights).map(({ groupe, pages: shown }) => [groupe, shown.map(menuName)])

const informations = [
  'Présentation du service',
  'Mentions légales',
  'Conditions générales d’utilisation',
  'Déclaration d’accessibilité',
  'Schéma pluriannuel d’accessibilité',
  'Plan d’action pour l’accessibilité',
  'Données personnelles',
  'Cookies',
  'Nous connaître',
  'Contact',
  'Aide à la connexion',
  'Rachat études',
]

const aides = [
  'Aide',
  'Questions sur ma rémunération',
  'Questions sur mes bulletins de pension',
  'Questions sur ma retraite',
  'Questions sur ma pension',
]

describe('the site map', () => {
  it('has the entrances and the public pages for visitors', () => {
    expect(openTo(undefined)).toEqual([
      ['connexion', ['Connexion à votre espace', 'Créer mon espace', 'Mot de passe oublié']],
      ['informations', informations],
    ])
  })

  it('has the menu, what it does not have and the help for those who are signed in', () => {
    expect(openTo(granting(['pension', 'mesap']))).toEqual([
      [
        'espace',
        ['Accueil', 'Mon profil', 'Ma pension', 'Envoyer un document par courriel', 'Messagerie sécurisée'],
      ],
      ['informations', [...informations, ...aides]],
    ])
  })

  it('has no messaging for those who may only read', () => {
    expect(openTo(granting(['mesap'], true))[0]).toEqual([
      'espace',
      ['Accueil', 'Mon profil', 'Envoyer un document par courriel'],
    ])
  })
})

describe('the footer', () => {
  const nothing = () => undefined
  const actions = { sharing: false, onShare: nothing, onDisplay: nothing }
  const links = (signedIn: boolean) =>
    footerLinks(pages, { ...actions, signedIn }).map((item) => [
      item.text,
      item.linkProps && 'to' in item.linkProps ? item.linkProps.to : undefined,
    ])

  it.each([
    [false, '/question/aidenonconnecte'],
    [true, '/question/aideconnecte'],
  ])('has its links in order, the help of who is here among them (signed in: %s)', (signedIn, faq) => {
    expect(links(signedIn)).toEqual([
      ['Conditions générales d’utilisation', '/information/conditionsgenerales'],
      ['Données personnelles', '/information/rgpd'],
      ['Cookies', '/information/cookies'],
      ['Nous connaître', '/information/nousconnaitre'],
      ['Contact', '/contact'],
      ['Foire aux questions', faq],
      ['Activer le partage d’écran', undefined],
      ['Paramètres d’affichage', undefined],
    ])
  })

  it('has a page at each of its places', () => {
    expect(
      (['plan', 'accessibilite', 'mentions'] as const).map((place) => footerPlace(pages, place).to),
    ).toEqual(['/plandusite', '/accessibilite', '/information/mentionslegales'])
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

  it('opens a page of several steps at the first', () => {
    for (const { path, etapes } of pages) if (etapes) expect(path).toBe(etapes[0]?.path)
  })
})
