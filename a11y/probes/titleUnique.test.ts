import { expect, it } from 'vitest'
import { sharedTitles } from './titleUnique.ts'

it('finds the titles that several pages share, not the states of one page', () => {
  const found = [
    { page: '/a', title: 'Aide' },
    { page: '/a', title: 'Aide' },
    { page: '/b', title: 'Contact' },
    { page: '/c', title: 'Contact' },
  ]
  expect([...sharedTitles(found)]).toEqual([['Contact', ['/b', '/c']]])
})
