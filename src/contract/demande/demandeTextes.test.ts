import { expect, it } from 'vitest'
import { libelleEcheance, quandPrevenir } from './demandeTextes.ts'

it('a progressive retirement begins on the day asked for; a departure may have its pension later', () => {
  expect(libelleEcheance('progressive', 'effet')).toBe(
    'Début de votre retraite progressive, à la date demandée',
  )
  expect(libelleEcheance('depart', 'effet')).toBe('Votre départ en retraite, à la date demandée')
  expect(libelleEcheance('depart', 'premierpaiement')).toContain('sauf versement plus tardif demandé')
})

it.each([
  ['2026-11-27', 'au plus tard le'],
  ['2026-11-26', 'sans attendre : le délai de six mois est passé depuis le'],
] as const)('an employer to be told by %s is so on the 27th: %s', (limite, quand) => {
  expect(quandPrevenir(limite, '2026-11-27')).toBe(quand)
})
