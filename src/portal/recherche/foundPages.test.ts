import { expect, it } from 'vitest'
import type { Habilitation, ListeService } from '#contract/connexion/habilitation.ts'
import { services } from '#contract/kit/services.ts'
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

it.each([
  ['partir à la retraite', 'Demander ma retraite'],
  ['bulletin de paie', 'Ma rémunération'],
  ['fiche de salaire', 'Ma rémunération'],
  ['titre de pension', 'Ma pension'],
  ['relevé de carrière', 'Préparer ma retraite'],
  ['mi-temps', 'Demander ma retraite progressive'],
  ['annuler ma demande', 'Suivre ma demande de retraite'],
  ['déménagement', 'Mon profil'],
  ['combien je vais toucher', 'Simuler ma retraite'],
])('finds by « %s » the page « %s »', (texte, titre) => expect(titles(texte)).toContain(titre))

it('gives no page that the rights do not open, that is for visitors, or that says nothing to read-only people', () => {
  expect(titles('simulateur', rights([]))).toEqual([])
  expect(titles('connexion')).toEqual(['Mon profil'])
  expect(titles('messagerie')).toContain('Messagerie sécurisée')
  expect(titles('messagerie', rights(['mesap'], true))).not.toContain('Messagerie sécurisée')
  expect(titles('introuvable')).toEqual([])
  expect(titles('«')).toEqual([])
})
