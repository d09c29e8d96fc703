import { expect, it } from 'vitest'
import { services, type Habilitation, type ListeService } from '#contract/connexion/habilitation.ts'
import { pages } from '#portal/pages.ts'
import { foundPages } from './foundPages.ts'

const rights = (granted: readonly string[], lectureSeule = false) =>
  ({
    lectureSeule,
    listeService: Object.fromEntries(services.map((name) => [name, granted.includes(name)])) as ListeService,
  }) as Habilitation
const titles = (texte: string, who = rights(services)) =>
  foundPages(pages, who, texte).map(({ titre }) => titre)

it('finds a page by its name and by what is done there', () => {
  expect(titles('simulateur')).toEqual(['Simuler ma retraite'])
  expect(titles('changer de RIB')).toEqual(['Mon profil'])
  expect(titles('impôt')).toContain('Ma rémunération')
  expect(titles('attestation fiscale')).toContain('Ma rémunération')
  expect(titles('changer grade')).toEqual([])
  expect(titles('rib')).toEqual(['Mon profil'])
  expect(titles('suivre demande progressive')).toEqual(['Suivre ma demande de retraite progressive'])
})

it('gives no page that the rights do not open, that is for visitors, or that says nothing to read-only people', () => {
  expect(titles('simulateur', rights([]))).toEqual([])
  expect(titles('connexion')).toEqual(['Mon profil'])
  expect(titles('messagerie')).toContain('Messagerie sécurisée')
  expect(titles('messagerie', rights(['mesap'], true))).not.toContain('Messagerie sécurisée')
  expect(titles('introuvable')).toEqual([])
  expect(titles('«')).toEqual([])
})
