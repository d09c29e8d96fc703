import { describe, expect, it } from 'vitest'
import type { ListeService } from '#contract/connexion/habilitation.ts'
import { services, type Service } from '#contract/kit/services.ts'
import { blocksFor } from './information.ts'

const keys = ['section1', 'nonconnecte', 'accueil', 'remuneration', 'retraite', 'pension']
const paragraphe = Object.fromEntries(keys.map((key) => [key, { titre: key, texte: '' }]))
const rightsTo = (...granted: readonly Service[]) => ({
  lectureSeule: false,
  listeService: Object.fromEntries(
    services.map((service) => [service, granted.includes(service)]),
  ) as ListeService,
})
const legal = (rights?: ReturnType<typeof rightsTo>) =>
  blocksFor('mentionslegales', paragraphe, rights).map(({ titre }) => titre)

describe('the privacy sections of the legal notice', () => {
  it('are one section for visitors', () => {
    expect(legal()).toEqual(['section1', 'nonconnecte'])
  })

  it('follow the services of who is signed in', () => {
    expect(legal(rightsTo())).toEqual(['section1', 'accueil'])
    expect(legal(rightsTo('remuneration'))).toEqual(['section1', 'accueil', 'remuneration'])
    expect(legal(rightsTo('pension'))).toEqual(['section1', 'accueil', 'pension'])
    expect(legal(rightsTo('suividepartretraite'))).toEqual(['section1', 'accueil', 'retraite'])
    expect(legal(rightsTo(...services))).toEqual(keys.filter((key) => key !== 'nonconnecte'))
  })

  it('leave the other pages whole', () => {
    expect(blocksFor('rgpd', paragraphe, undefined)).toHaveLength(keys.length)
  })
})

describe('whom to ask about one’s retirement', () => {
  const voies = ['section1', 'visiteur', 'messagerie', 'sansmessagerie', 'connexion']
  const blocs = Object.fromEntries(voies.map((key) => [key, { titre: key, texte: '' }]))
  const told = (rights?: ReturnType<typeof rightsTo>) =>
    blocksFor('contact', blocs, rights)
      .map(({ titre }) => titre)
      .filter((titre) => titre !== 'section1' && titre !== 'connexion')

  it('is one way, that of who reads', () => {
    expect(told()).toEqual(['visiteur'])
    expect(told(rightsTo('mesap'))).toEqual(['messagerie'])
    expect(told(rightsTo('pension'))).toEqual(['sansmessagerie'])
    expect(told({ ...rightsTo('mesap'), lectureSeule: true })).toEqual(['sansmessagerie'])
  })
})
