import { describe, expect, it } from 'vitest'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import type { Demande } from '../demande/demande.ts'
import { estimer } from './estimation.ts'
import { LIBELLE_NOTE } from './lignes.ts'
import { compteAvec, periode } from './testing/comptesType.ts'
import { demandeNue } from './testing/demandeType.ts'

const notes = (demande: Demande) =>
  estimer(demande)
    .lignes.filter(({ libelle }) => libelle === LIBELLE_NOTE)
    .map(({ formule }) => formule)
    .join('\n')

describe('what is taken for granted of a classed job (art. L. 24 I 1° CPCMR)', () => {
  const active: Demande = { ...demandeNue, dateNaissance: '1968-05-20', categorie: 'active' }

  it('is its years of services, when a call does not show them', () => {
    expect(notes(active)).toContain('compte pour acquise, au départ, la durée de services actifs')
  })

  it('is nothing, when the periods of an account make them', () => {
    const cir = compteAvec('1968-05-20', [{ ...periode('p', '1992-01-01'), categorie: 'active' }])
    expect(categorieDuCompte(cir, '2028-07-01')).toBe('active')
    const demande = demandeDuCompte(cir, hypothesesAu('2028-07-01'), '2026-11-20')
    expect(notes(demande)).not.toContain('pour acquise')
  })
})

describe('the increase of disabled civil servants (art. R. 33 bis CPCMR)', () => {
  const handicap: Demande = { ...demandeNue, dateNaissance: '1970-07-01', motif: 5, dateDepart: '2029-07-01' }

  it.each([
    ['asks for its quarters when nobody tells them', undefined, true],
    ['asks for nothing when they are told', 100, false],
  ] as const)('%s', (_, trimestresHandicap, demande) => {
    const dites = notes({ ...handicap, ...(trimestresHandicap !== undefined && { trimestresHandicap }) })
    expect(dites).toContain('trimestres cotisés avec une incapacité d’au moins 50 %')
    expect(dites.includes('demande le détail')).toBe(demande)
  })
})

/** Art. L. 14 I CPCMR, last sentence: the décote does not apply to civil servants disabled at 50 % at least. */
describe('the décote of whoever is disabled', () => {
  const exception = 'La décote ne s’applique pas à un fonctionnaire handicapé'

  it.each([
    ['none is missing', 170, false],
    ['one is', 169, true],
    ['two are', 168, true],
  ] as const)('is told not to apply where there is one: %s', (_, trimestresAssurance, attendu) => {
    expect(notes({ ...demandeNue, trimestresAssurance }).includes(exception)).toBe(attendu)
  })

  it('is not told where the reason has none', () => {
    expect(notes({ ...demandeNue, motif: 5, trimestresHandicap: 100 })).not.toContain(exception)
  })
})

it('says that the levies are those of metropolitan France, only when some are told (art. L. 136-8 III CSS)', () => {
  const prelevements = { revenuFiscalReference: 20_000, parts: 1 }
  const dit = notes({ ...demandeNue, prelevements })
  expect(dit).toContain(
    'aux seuils de la métropole : en Guadeloupe, en Martinique, à La Réunion et en Guyane',
  )
  // Mayotte and the Pacific have no CSG at all, no more than foreign countries (retraitesdeletat.gouv.fr).
  expect(dit).toMatch(
    /d’autres seuils s’appliquent ; à Mayotte, .*Polynésie.* et à l’étranger, d’autres prélèvements/,
  )
  expect(notes(demandeNue)).not.toContain('métropole')
})
