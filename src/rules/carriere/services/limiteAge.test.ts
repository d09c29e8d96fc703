import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { premiereProgressive } from '#rules/demande/demandeProgressive.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import type { CompteRetraite } from '../compte.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { compteDesPostes as compte } from './testing/compteDesPostes.ts'

const TODAY = '2026-11-20'

/** Art. L. 556-1 CGFP: 67 and, with the employer’s authorisation, 70 in a sedentary job; 62, and 67 at the latest, in an active one. */
describe('the age limit is that of the job held, whatever the category that the services open', () => {
  const actif = ['1993-09-01', '2010-08-31', 'active'] as const
  const sedentaire = compte('1970-05-05', actif, ['2010-09-01', undefined, 'sedentaire'])
  const reste = compte('1970-05-05', ['1993-09-01', undefined, 'active'])
  const fautes = (cir: CompteRetraite, dateDepart: CalendarDate) =>
    verifierDemande(demandeDuCompte(cir, hypothesesAu(dateDepart), TODAY)).map(({ motif }) => motif)
  const limiteDite = (cir: CompteRetraite, dateDepart: CalendarDate) =>
    estimer(demandeDuCompte(cir, hypothesesAu(dateDepart), TODAY)).lignes.some(({ formule }) =>
      formule.startsWith('Au-delà de la limite d’âge'),
    )

  it.each([
    ['GL1 sédentaire, à 70 ans', sedentaire, '2040-06-01', []],
    ['GL2 un mois après', sedentaire, '2040-07-01', ['DEPART_AGE_MAXIMUM']],
    ['GL3 toujours actif, à 67 ans', reste, '2037-06-01', []],
    ['GL4 un mois après', reste, '2037-07-01', ['DEPART_AGE_MAXIMUM']],
  ] as const)('%s', (_, cir, dateDepart, attendues) => {
    expect(demandeDuCompte(cir, hypothesesAu(dateDepart), TODAY).categorie).toBe('active')
    expect(fautes(cir, dateDepart)).toEqual(attendues)
  })

  it.each([
    ['GL5 sédentaire, à 67 ans', sedentaire, '2037-06-01', false],
    ['GL6 un mois après', sedentaire, '2037-07-01', true],
    ['GL7 toujours actif, à 62 ans', reste, '2032-06-01', false],
    ['GL8 un mois après', reste, '2032-07-01', true],
  ] as const)('%s: warned beyond it, %s', (_, cir, dateDepart, attendu) => {
    expect(limiteDite(cir, dateDepart)).toBe(attendu)
    expect(parcourirMois(cir, hypothesesAu(dateDepart), TODAY, '2026-12-01').dates.limiteAge).toBe(
      cir === reste ? '2032-06-01' : '2037-06-01',
    )
  })
})

it('GP1 an active job of a generation without active quarters may still have a progressive pension', () => {
  const cir = compte('1960-05-05', ['1983-09-01', undefined, 'sedentaire'])
  const classe = { ...cir, situation: { ...cir.situation, categorie: 'active' as const } }
  expect(premiereProgressive(classe, TODAY)).toBe(premiereProgressive(cir, TODAY))
})
