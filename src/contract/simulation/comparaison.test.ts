import { expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { comparerChoix } from '#rules/simulation/comparaison/comparaison.ts'
import type { Hypotheses } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import { comparaisonMessages, tableauDesChoix } from './comparaison.ts'

const tableau = (depart: CalendarDate, compte = compteType, changes: Partial<Hypotheses> = {}) => {
  const comparaison = comparerChoix(compte, hypothesesAu(depart, changes), '2026-11-20')
  if (!comparaison) throw new Error('No comparison')
  const { lignes, ...phrases } = tableauDesChoix(comparaison)
  const dites = JSON.stringify({ lignes, ...phrases }).replaceAll(/[\u00A0\u202F]/g, ' ')
  return JSON.parse(dites) as ReturnType<typeof tableauDesChoix>
}

it('names each choice, the mark of an indicative amount on it alone, a cell for each column', () => {
  const { lignes } = tableau('2033-06-01')
  expect(lignes.map(({ choix }) => choix)).toEqual([
    'Pension entière le 01/06/2033',
    'Pension entière le 01/06/2036',
    'Retraite progressive à 80 % dès le 01/06/2032, puis pension entière le 01/06/2033',
    'Rachat de 12 trimestres, option 1 (durée)',
    'Rachat de 12 trimestres, option 2 (taux)',
    'Rachat de 12 trimestres, option 3 (taux et durée)',
  ])
  for (const { cellules } of lignes) expect(cellules).toHaveLength(comparaisonMessages.colonnes.length - 1)
  expect(lignes[2]?.cellules[0]).toEqual({ valeur: '229,36 €, puis 1 244,03 €', indicatif: false })
  expect(lignes.map(({ cellules }) => cellules[1]?.indicatif)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})

it('writes a working time that no percentage is in its hours', () => {
  const { lignes, notes } = tableau('2033-06-01', compteType, { quotiteProgressive: (20 / 35) * 100 })
  expect(lignes[2]?.choix).toMatch(/^Retraite progressive à 20\/35 \(57,14 %\) dès le 01\/06\/2032/)
  expect(notes[2]).toContain('un temps partiel à 20/35 (57,14 %).')
})

it('says the age of balance of each, or that it never comes before 100', () => {
  expect(tableau('2033-06-01').croisements).toEqual([
    'Pension entière le 01/06/2036 : à 78 ans et 1 mois, vous aurez reçu autant qu’avec la pension entière le 01/06/2033, et davantage ensuite.',
    'Retraite progressive à 80 % dès le 01/06/2032, puis pension entière le 01/06/2033 : vous aurez reçu davantage qu’avec la pension entière le 01/06/2033 jusqu’à 91 ans, et moins ensuite.',
    'Rachat de 12 trimestres, option 1 (durée) : à 89 ans et 11 mois, vous aurez reçu autant qu’avec la pension entière le 01/06/2033, et davantage ensuite.',
    'Rachat de 12 trimestres, option 2 (taux) : avant 100 ans, vous n’aurez jamais reçu autant qu’avec la pension entière le 01/06/2033.',
    'Rachat de 12 trimestres, option 3 (taux et durée) : avant 100 ans, vous n’aurez jamais reçu autant qu’avec la pension entière le 01/06/2033.',
  ])
})

it('says why a choice is left out', () => {
  expect(tableau('2036-06-01').impossibles).toEqual([
    'Rachat d’études, option 2 (taux) : racheter du taux n’apporte rien à un départ sans décote.',
  ])
  // Nothing is missing of 172 quarters: option 3 buys a rate and a duration that both serve nothing.
  const complete = { ...compteType, carriere: [periode('p1', '1988-09-01')] }
  expect(tableau('2033-06-01', complete).impossibles.at(-1)).toBe(
    'Rachat d’études, option 3 (taux et durée) : racheter du taux n’apporte rien à un départ sans décote. Racheter de la durée n’apporte rien à une pension déjà au pourcentage maximum.',
  )
  expect(tableau('2039-06-01').impossibles[0]).toBe(
    'Partir un an plus tard : cette date dépasse l’âge jusqu’auquel vous pouvez rester en fonctions.',
  )
})
