import { expect, test } from 'vitest'
import { services, type Service } from '#contract/kit/services.ts'
import { listeDocument, nomsRubrique } from '#contract/documents/listes.ts'
import { carteMontree, cartes, showsVignette, visibleCards } from './cartes.ts'

const rights = (...granted: Service[]) =>
  Object.fromEntries(services.map((service) => [service, granted.includes(service)])) as Record<
    Service,
    boolean
  >

const groupsShown = (...granted: Service[]) => visibleCards(rights(...granted)).map(({ groupe }) => groupe)

test('without any service no card is shown', () => {
  expect(groupsShown()).toEqual([])
})

test.each([
  ['suividepartretraiteprogressive', 'suividepartretraiteprogressive'],
  ['suividepartretraite', 'suividepartretraite'],
  ['compteindividuelretraite', 'preparation'],
] as const)('service %s shows its card and no other', (service, groupe) => {
  expect(groupsShown(service)).toEqual([groupe])
})

test.each(nomsRubrique)('the list %s has its card, for those who have its service', (nom) => {
  const { service } = listeDocument(nom)
  const ofService = nomsRubrique.filter((other) => listeDocument(other).service === service)
  expect(groupsShown(service)).toEqual(ofService)
})

test('every service shows every card', () => {
  expect(groupsShown(...services)).toEqual(cartes.map(({ groupe }) => groupe))
})

test.each([
  ['progressive', 'suividepartretraiteprogressive', 'Ma demande de retraite progressive'],
  ['depart', 'suividepartretraite', 'Ma demande de retraite'],
] as const)('the follow-up of a %s request is proposed when it shows one', (genre, groupe, passee) => {
  const carte = cartes.find((one) => one.groupe === groupe)
  if (!carte) throw new Error('no card')
  expect(carteMontree(carte, [genre], 0)).toMatchObject({ titre: carte.titre, lien: carte.lien })
  const past = carteMontree(carte, [], 2)
  expect([past?.titre, past?.lien]).toEqual([passee, undefined])
  expect(carteMontree(carte, [], 0)).toBeUndefined()
})

test('the retirement text needs the retirement service as well', () => {
  const carte = cartes.find(({ groupe }) => groupe === 'preparation')
  expect(carte && showsVignette(carte, rights('compteindividuelretraite'))).toBe(false)
  expect(carte && showsVignette(carte, rights('compteindividuelretraite', 'retraite'))).toBe(true)
})
