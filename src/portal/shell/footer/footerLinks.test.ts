import { expect, it } from 'vitest'
import type { SitePage } from '#portal/client/sitePage.ts'
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
  page('cookies', { pied: {} }),
  page('aide', { pied: { nom: 'faq', pour: 'visiteur' } }),
  page('questions', { pied: { nom: 'faq', pour: 'connecte' } }),
  page('erreur', {}),
]

const nothing = () => undefined

it.each([
  [false, '/aide'],
  [true, '/questions'],
])('the footer has its links in order, with the help of who is here (signed in: %s)', (signedIn, faq) => {
  const links = footerLinks(pages, { signedIn, sharing: false, onShare: nothing, onDisplay: nothing })
  expect(
    links.map(({ text, linkProps }) => [text, linkProps && 'to' in linkProps ? linkProps.to : undefined]),
  ).toEqual([
    ['cookies', '/cookies'],
    ['faq', faq],
    ['Activer le partage d’écran', undefined],
    ['Paramètres d’affichage', undefined],
  ])
})

it('the pages that have their own place in the footer are found by it', () => {
  expect(footerPlace(pages, 'mentions')).toEqual({ to: '/mentions' })
  expect(footerPlace(pages, 'accessibilite')).toEqual({ to: '/a' })
})
