import { expect, it } from 'vitest'
import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import { effetDeCorrection } from '#rules/simulation/effetDeCorrection.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { hypothesesAuPlusTot, premierDepart } from '#rules/simulation/premierDepart.ts'
import { personas } from '../personas/personas.ts'
import { makeCir } from './makeCir.ts'

const days = ['2026-11-21', '2026-12-01'] as const

const accounts = days.flatMap((today) =>
  personas.flatMap((persona) => {
    const cir = makeCir(persona, today)
    return cir ? [[persona.prenom, today, cir] as const] : []
  }),
)

const manquante = {
  nature: 'periodemanquante',
  ligneId: '',
  valeurs: {
    debut: '1992-09-01',
    fin: '1993-08-31',
    employeur: 'Rectorat',
    indiceMajore: '500',
    quotite: '100',
  },
} as const

it('somebody of the demonstration has an account', () => {
  expect(accounts.length).toBeGreaterThan(2)
})

it.each(accounts)('the first departure of %s on %s is one day on each screen', (_, today, cir) => {
  const effet = effetDeCorrection(cir, manquante, today)
  const premier = premierDepart(cir, today)?.demande.dateDepart
  const { dates } = parcourirMois(cir, hypothesesAuPlusTot(cir, today), today, moisSuivant(today))
  expect(premier).toBe(dates.auPlusTot)
  expect(effet.sorte === 'calcule' ? effet.dateDepart : undefined).toBe(premier)
})
