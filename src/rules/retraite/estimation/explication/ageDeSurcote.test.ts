import { expect, it } from 'vitest'
import type { Demande } from '../../demande/demande.ts'
import { estimer } from '../estimation.ts'
import { demandeNue } from '../testing/demandeType.ts'

/** Born on 10 March 1967, 57 years and 6 months for an active job: five years later, on 10 September 2029, hence two quarters by April 2030. */
const actif: Partial<Demande> = {
  categorie: 'active',
  dateNaissance: '1967-03-10',
  dateDepart: '2030-04-01',
  trimestresLiquidables: 170,
  trimestresAssurance: 180,
}

// Loi n° 2023-270, art. 10 XXIV D; page « La surcote » of the State’s office: the anticipated age plus five years.
it.each([
  ['an active job', actif, true],
  ['active services kept in another post, whose age is a reading', { ...actif, emploi: 'sedentaire' }, false],
] as const)('the age from which a surcote counts is sure for %s or not', (_, faits, confirme) => {
  const { lignes } = estimer({ ...demandeNue, ...faits })
  const surcote = lignes.find(({ libelle }) => libelle === 'Surcote')
  expect(surcote?.formule).toContain('dont 2 depuis le 01/10/2029')
  expect(surcote).toMatchObject({ valeur: 2.5, confirme })
})
