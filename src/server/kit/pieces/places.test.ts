import { expect, it } from 'vitest'
import { uploadPlaces } from './places.ts'

/** Takes a place until it is told to leave. */
const holding = () => {
  const inPlace = uploadPlaces()
  const leaving: (() => void)[] = []
  const held: Promise<void>[] = []
  return {
    take: (compte: string, network: string) => {
      held.push(inPlace(compte, network, () => new Promise<void>((leave) => void leaving.push(leave))))
      return inPlace('autre', 'ailleurs', async () => 'libre').then(
        () => 'libre',
        () => 'plein',
      )
    },
    refused: (compte: string, network: string) =>
      inPlace(compte, network, async () => undefined).then(
        () => false,
        () => true,
      ),
    leave: async () => {
      for (const leave of leaving) leave()
      await Promise.all(held)
    },
  }
}

it('one person holds six places and one network twelve, so that others find some', async () => {
  const places = holding()
  for (let round = 0; round < 6; round += 1) await places.take('a', 'ministère')
  expect(await places.refused('a', 'maison')).toBe(true)
  for (let round = 0; round < 6; round += 1) await places.take('b', 'ministère')
  expect(await places.refused('c', 'ministère')).toBe(true)
  expect(await places.refused('c', 'maison')).toBe(false)
  for (let round = 0; round < 3; round += 1) expect(await places.take('c', 'maison')).toBe('libre')
  expect(await places.take('d', 'maison')).toBe('plein')
  await places.leave()
  expect(await places.refused('a', 'ministère')).toBe(false)
})
