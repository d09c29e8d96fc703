import { expect, it } from 'vitest'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { simulateurMessages } from '../words.ts'
import { faitsDe } from './textes.ts'

const { brut, majoration, minimum } = simulateurMessages.resultats

const marques = (faits: Partial<Demande>) => {
  const demande = { ...demandeNue, ...faits }
  const resultat = { demande, estimation: estimer(demande), remplacement: undefined }
  return Object.fromEntries(faitsDe(resultat).map(({ libelle, indicatif }) => [libelle, indicatif]))
}

it('marks the increase for children and the minimum that is paid as the lines that explain them', () => {
  expect(marques({ enfants: 3 })).toMatchObject({ [brut]: false, [majoration]: false })
  // A lettered group, whose index comes of a third party.
  expect(marques({ enfants: 3, indiceMajore: 'A3' })).toMatchObject({ [brut]: true, [majoration]: true })
  const complete = { trimestresLiquidables: 172, trimestresAssurance: 172, indiceMajore: 340 }
  expect(marques(complete)).toMatchObject({ [brut]: true, [minimum]: true })
})
