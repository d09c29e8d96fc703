import { describe, expect, it } from 'vitest'
import { lireRachat, type RachatForm } from '#contract/simulation/rachat/rachatForm.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { type Demande, estDatee } from '#rules/retraite/demande/demande.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { optionsRachat } from '#rules/retraite/montant/rachat.ts'
import { indiceAu } from '#rules/carriere/services/indiceAu.ts'
import { gainRachat } from '#rules/simulation/rachat/gainRachat.ts'
import { demandeDuCompte, indiceDetenu } from '#rules/simulation/hypotheses/hypotheses.ts'
import { alain } from '#demo/personas/agents.ts'
import { camille } from '#demo/personas/camille/camille.ts'
import { odile } from '#demo/personas/demandes.ts'
import type { Persona } from '#demo/personas/Persona.ts'
import { thomas } from '#demo/personas/thomas.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'

const today = '2026-11-20'

const compteDe = (persona: Persona) => {
  const cir = makeCir(persona, today)
  if (!cir) throw new Error('No account')
  return cir
}

const hypotheses = (
  persona: Persona,
  dateDepart: CalendarDate,
  changes: Partial<Hypotheses>,
): Hypotheses => ({
  dateDepart,
  motif: 1,
  indiceMajore: indiceDetenu(compteDe(persona), dateDepart) ?? 0,
  enfants: 0,
  quotites: [],
  rachat: { trimestres: 0, option: 3 },
  pointsRafp: 0,
  revenuFiscalReference: 0,
  parts: 1,
  regle: 'envigueur',
  ...changes,
})

/** What the account leaves to be typed in the buy-back. */
const saisie = (persona: Persona, dateDepart: CalendarDate, trimestres: number): RachatForm => ({
  dateNaissance: dateEnChiffres(persona.dateNaissance),
  indiceMajore: `${indiceAu(compteDe(persona), today)}`,
  dateDemande: dateEnChiffres(today),
  trimestres: `${trimestres}`,
  option: '3',
  etudes: [],
  categorie: '',
  dateDepart: dateEnChiffres(dateDepart),
  indiceDepart: '',
  trimestresLiquidables: '',
  trimestresAssurance: '',
  trimestresBonification: '',
  trimestresEnfants: '',
  trimestresHorsSurcote: '',
  incapacitePermanente: false,
  annulationA65: false,
  enfants: '',
  nbi: '',
})

const datee = (demande: ReturnType<typeof lireRachat>['demande']): Demande => {
  if (!estDatee(demande)) throw new Error('No date')
  return demande
}

describe('the same person in the simulator and in the buy-back', () => {
  it.each<[string, Persona, CalendarDate, Partial<Hypotheses>]>([
    ['Camille', camille, '2033-06-01', {}],
    [
      'Camille, at 80 % from 2029 on, three children',
      camille,
      '2033-06-01',
      { quotites: [{ debut: '2029-01-01', quotite: 80 }], enfants: 3 },
    ],
    ['Camille, after the age', camille, '2035-01-01', {}],
    ['Alain', alain, '2028-06-01', {}],
    ['Thomas', thomas, '2041-09-01', {}],
    ['Odile', odile, '2029-06-01', {}],
    ['Odile under the calendar of 2023', odile, '2030-06-01', { regle: 'calendrier2023' }],
  ])('%s: costs and pensions to the cent', (_, persona, dateDepart, changes) => {
    const cir = compteDe(persona)
    const supposees = hypotheses(persona, dateDepart, changes)
    for (const trimestres of [1, 4, 12]) {
      const { demande, achat } = lireRachat(saisie(persona, dateDepart, trimestres), today, {
        cir,
        hypotheses: supposees,
      })
      expect(estimer(datee(demande))).toEqual(estimer(demandeDuCompte(cir, supposees, today)))
      for (const option of optionsRachat) {
        const rachat = { trimestres, option }
        const simulee = estimer(demandeDuCompte(cir, { ...supposees, rachat }, today))
        const ici = gainRachat(datee(demande), { ...achat, dateDemande: today, option })
        expect([ici.pensionMensuelle, ici.cout]).toEqual([
          simulee.pensionBruteMensuelle,
          simulee.rachat?.cout,
        ])
      }
    }
  })

  it('costs Camille the index that she holds today, promoted less than six months ago', () => {
    const cir = compteDe(camille)
    expect([indiceAu(cir, today), indiceDetenu(cir, today)]).toEqual([811, 768])
    const rachat = { trimestres: 4, option: 3 } as const
    const { rachat: prix } = estimer(
      demandeDuCompte(cir, hypotheses(camille, '2033-06-01', { rachat }), today),
    )
    // 4 × 29,7 % × 811 × 59,0734 €, at 57.
    expect(prix?.cout).toBe(56_915.33)
  })
})
