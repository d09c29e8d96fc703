import { describe, expect, it } from 'vitest'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { SitePage } from '#portal/client/page/sitePage.ts'
import { planDuSite } from './planDuSite.ts'

const page = (titre: string, facts: Partial<SitePage>): SitePage => ({
  path: `/${titre}`,
  titre,
  access: 'public',
  load: () => Promise.reject(new Error(titre)),
  ...facts,
})

const pages = [
  page('motdepasse', { plan: { groupe: 'connexion', rang: 1 } }),
  page('connexion', { plan: { groupe: 'connexion' } }),
  page('envoi', { access: 'connecte', plan: { groupe: 'espace' } }),
  page('messagerie', { access: ['mesap'], plan: { groupe: 'espace', ecriture: true } }),
  page('accueil', { access: 'connecte', menu: {} }),
  page('pension', { access: ['pension'], menu: { groupe: 'documents' } }),
  page('aide', { access: 'connecte', plan: { groupe: 'informations', rang: 1 } }),
  page('contact', { plan: { groupe: 'informations' } }),
  page('erreur', {}),
]

const planFor = (rights: Habilitation | undefined) =>
  planDuSite(pages, rights).map(({ groupe, pages: shown }) => [groupe, shown.map(({ titre }) => titre)])

const granting = (pension: boolean, mesap: boolean, lectureSeule = false) =>
  ({ listeService: { pension, mesap }, lectureSeule }) as Habilitation

describe('the site map', () => {
  it('has the entrances, by rank, and what anyone may read, for visitors', () => {
    expect(planFor(undefined)).toEqual([
      ['connexion', ['connexion', 'motdepasse']],
      ['informations', ['contact']],
    ])
  })

  it('has the menu, then what it does not have, and the help, for those who are signed in', () => {
    expect(planFor(granting(true, true))).toEqual([
      ['espace', ['accueil', 'pension', 'envoi', 'messagerie']],
      ['informations', ['contact', 'aide']],
    ])
  })

  it.each([
    [granting(false, false), ['accueil', 'envoi']],
    [granting(false, true, true), ['accueil', 'envoi']],
  ])('leaves out what is not granted, or is for those who may write', (rights, shown) => {
    expect(planFor(rights)[0]).toEqual(['espace', shown])
  })
})
