import { expect, test } from 'vitest'
import type { Evenement } from '#contract/accueil/evenement.ts'
import { groupeDuService, groupesEvenement } from '#contract/accueil/groupes.ts'
import {
  countLeftOut,
  countUnread,
  firstEvents,
  groupEvents,
  withEventRead,
  withoutEvent,
} from './evenements.ts'

const evenement = (evenementId: string, service: string, tri = 0): Evenement => ({
  evenementId,
  service,
  tri,
  statut: 'EVE_NON_LU',
  libelle1: evenementId,
  dateEvenement: '2026-11-20',
})

const idsOf = (evenements: readonly Evenement[] | undefined) =>
  evenements?.map(({ evenementId }) => evenementId)

test('every service of the contract has its group, and none is the other events', () => {
  for (const service of groupesEvenement) {
    const groups = groupEvents([evenement('a', service)])
    expect([...groups.keys()]).toEqual([groupeDuService[service]])
    expect(groups.has('autres')).toBe(false)
  }
})

test('pension payslips and titles are one group', () => {
  const groups = groupEvents([evenement('a', 'titrepension', 2), evenement('b', 'remunerationpension', 1)])
  expect(idsOf(groups.get('pension'))).toEqual(['b', 'a'])
})

test.each(['', 'identite', 'toString', 'constructor', '__proto__'])(
  'service "%s" belongs to the other events',
  (service) => {
    expect(idsOf(groupEvents([evenement('a', service)]).get('autres'))).toEqual(['a'])
  },
)

test('a group is sorted by tri, equals staying in the order of the server', () => {
  const groups = groupEvents([
    evenement('c', 'remuneration', 10),
    evenement('a', 'remuneration', 9),
    evenement('d', 'remuneration', 10),
    evenement('b', 'remuneration', 9),
  ])
  expect(idsOf(groups.get('remunerationpaie'))).toEqual(['a', 'b', 'c', 'd'])
})

test('a card lists the first two events of its group at most', () => {
  const groups = groupEvents([3, 1, 2].map((tri) => evenement(`${tri}`, 'remuneration', tri)))
  expect(idsOf(firstEvents(groups, 'remunerationpaie'))).toEqual(['1', '2'])
  expect(firstEvents(groups, 'pension')).toEqual([])
})

test('reading an event changes that one only, and leaves the given list alone', () => {
  const list = [evenement('a', 'x'), evenement('b', 'x')]
  expect(withEventRead(list, 'b').map(({ statut }) => statut)).toEqual(['EVE_NON_LU', 'EVE_LU'])
  expect(list[1]?.statut).toBe('EVE_NON_LU')
})

test.each([...groupesEvenement, 'identite'])(
  'an unread event of %s is counted, whatever its group',
  (service) => {
    const read = groupesEvenement.map((other) => ({ ...evenement(other, other), statut: 'EVE_LU' as const }))
    expect(countUnread([])).toBe(0)
    expect(countUnread(read)).toBe(0)
    expect(countUnread([...read, evenement('new', service)])).toBe(1)
  },
)

test('an event that is done with leaves the list, and no other does', () => {
  const list = [evenement('a', 'x'), evenement('b', 'x')]
  expect(idsOf(withoutEvent(list, 'a'))).toEqual(['b'])
  expect(idsOf(withoutEvent(list, 'c'))).toEqual(['a', 'b'])
})

test('what the dashboard was not given counts too', () => {
  const reste = [
    { groupe: 'remunerationpaie' as const, nombre: 5, nonLus: 3 },
    { groupe: 'autres' as const, nombre: 2, nonLus: 0 },
  ]
  expect(countUnread([evenement('a', 'remuneration')], reste)).toBe(4)
  expect([countLeftOut('autres', reste), countLeftOut('pension', reste), countLeftOut('autres')]).toEqual([
    2, 0, 0,
  ])
})
