import { expect, test } from 'vitest'
import { type Notification, type Notifications, RELUS_MAXIMUM } from '#contract/accueil/notifications.ts'
import { lienDuGroupe, parEnvoi, withNotificationRead } from './notifications.ts'

const one = (evenementId: string, service: string, statut: Notification['statut']): Notification => ({
  evenementId,
  statut,
  service,
  tri: 1,
  libelle1: 'Nouveau document',
  dateEvenement: '2026-10-28',
})

const all: Notifications = {
  listeEvenement: [
    one('paie', 'remuneration', 'EVE_NON_LU'),
    one('lue', 'remuneration', 'EVE_LU'),
    one('titre', 'titrepension', 'EVE_NON_LU'),
  ],
  total: 3,
  groupes: [
    { groupe: 'remunerationpaie', total: 2, nonLus: 1 },
    { groupe: 'pension', total: 1, nonLus: 1 },
  ],
}

test('a notification that is opened is read in its list and in the count of its group', () => {
  const { listeEvenement, groupes, total } = withNotificationRead(all, 'titre')
  expect(listeEvenement.map(({ statut }) => statut)).toEqual(['EVE_NON_LU', 'EVE_LU', 'EVE_LU'])
  expect(groupes.map(({ nonLus }) => nonLus)).toEqual([1, 0])
  expect(total).toBe(3)
})

test('one that was read already, or that the page has not, changes no count', () => {
  expect(withNotificationRead(all, 'lue')).toEqual(all)
  expect(withNotificationRead(all, 'ailleurs')).toEqual(all)
})

test('the card of a group leads to its notifications, without a number that their page would contradict', () => {
  const { path, texte, nom } = lienDuGroupe('remunerationpaie', 'Ma rémunération')
  expect(path).toBe('/notifications?groupe=remunerationpaie')
  expect(`${texte} ${nom}`).not.toMatch(/\d/)
  expect(nom).toMatch(new RegExp(`^${texte}.*Ma rémunération$`))
})

test.each([
  [0, []],
  [RELUS_MAXIMUM, [RELUS_MAXIMUM]],
  [RELUS_MAXIMUM + 1, [RELUS_MAXIMUM, 1]],
])('%d that were read by one gesture are unread again by as many calls as it takes', (nombre, envois) => {
  const evenements = Array.from({ length: nombre }, (_, rang) => `${rang}`)
  const parts = parEnvoi(evenements)
  expect(parts.map(({ length }) => length)).toEqual(envois)
  expect(parts.flat()).toEqual(evenements)
})
