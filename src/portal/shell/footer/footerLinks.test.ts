import { expect, it } from 'vitest'
import type { SitePage } from '#portal/client/page/sitePage.ts'
import { footerLinks, footerPlace } from './footerLinks.ts'

const page = (titre: string, facts: Partial<SitePage>): SitePage => ({
  path: `/${titre}`,
  titre,
  access: 'public',
  load: () => Promise.reject(new Error(titre)),
  ...facts,
})

const pages = [
  page('mentions', { pied: { place: 'mentions' } }),
  page('accessibilite', { alias: '/a', pied: { place: 'accessibilite' } }),
  page('contact', { pied: { puisAide: true } }),
  page('aide', { pied: { nom: 'faq', pour: 'visiteur' } }),
  page('questions', { pied: { nom: 'faq', pour: 'connecte' } }),
  page('cookies', { pied: {} }),
  page('erreur', {}),
]

const nothing = () => undefined

it.each([
  [false, '/aide'],
  [true, '/questions'],
])('the footer has its links in order, with the help of who is here (signed in: %s)', (signedIn, faq) => {
  const links = footerLinks(pages, { signedIn, aide: 'partageEcran', onShare: nothing, onDisplay: nothing })
  expect(
    links.map(({ text, linkProps }) => [text, linkProps && 'to' in linkProps ? linkProps.to : undefined]),
  ).toEqual([
    ['contact', '/contact'],
    ['Activer le partage d’écran', undefined],
    ['faq', faq],
    ['cookies', '/cookies'],
    ['Paramètres d’affichage', undefined],
  ])
})

it.each([
  [undefined, []],
  ['partageEcran', ['Activer le partage d’écran']],
  ['partageEnCours', ['Partage d’écran en cours']],
  ['aideTelephone', ['Aide par téléphone']],
] as const)('help from afar is named by what there is (%s)', (aide, named) => {
  const contact = pages.slice(2, 3)
  const links = footerLinks(contact, { signedIn: false, aide, onShare: nothing, onDisplay: nothing })
  expect(links.map(({ text }) => text)).toEqual(['contact', ...named, 'Paramètres d’affichage'])
})

it('the pages that have their own place in the footer are found by it', () => {
  expect(footerPlace(pages, 'mentions')).toEqual({ to: '/mentions' })
  expect(footerPlace(pages, 'accessibilite')).toEqual({ to: '/a' })
})
