import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lectures } from './lectures.ts'
import { reglesNonConfirmees } from './nonConfirmes.ts'

const decision = readFileSync('docs/decisions/013-retirement-engine.md', 'utf8')

/** The points of a part of the decision, from its title to the next one. */
const pointsDe = (titre: string): readonly string[] => {
  const [, apres = ''] = decision.split(`**${titre}**`)
  const [partie = ''] = apres.split('\n**')
  return [...partie.matchAll(/^- (.+)$/gm)].map(([, point = '']) => point)
}

it('lists the readings of decision 013, in its order', () => {
  expect(pointsDe('Readings that no text read decides.')).toEqual(
    lectures.lignes.map(([question]) => question),
  )
})

it('lists the parts of the files that decision 013 says unconfirmed', () => {
  const parties = reglesNonConfirmees.flatMap(({ lignes }) => lignes.map(([partie]) => partie))
  expect(pointsDe('Not confirmed.')).toEqual([...new Set(parties)])
})

it('tells a list of numbers as it stands', () => {
  const lignes = reglesNonConfirmees.flatMap((regle) => regle.lignes)
  const [, services] =
    lignes.find(([partie]) => partie?.endsWith('service hebdomadaire des enseignants')) ?? []
  expect(services).toContain('heures par semaine : 15, 17, 18, 20')
})
