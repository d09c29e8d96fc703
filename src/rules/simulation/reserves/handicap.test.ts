import { describe, expect, it } from 'vitest'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'
import { reservesDe } from './reserves.ts'

const estimee: Estimee = { demande: { ...demandeNue, indiceMajore: 768 }, regle: '2026-09-01', decote: 11 }

const dites = (faits: Partial<Estimee['demande']>, compte: Partial<CompteDecrit> = {}, decote = 11) => {
  const demande = { ...estimee.demande, ...faits }
  const { nonComptes, suppositions } = reservesDe(
    { ...compteType, ...compte },
    { ...estimee, demande, decote },
  )
  const simples = (phrases: readonly string[]) => phrases.map((une) => une.replaceAll(/[\u00A0\u202F]/g, ' '))
  return { nonComptes: simples(nonComptes), suppositions: simples(suppositions) }
}

describe('what disability would change', () => {
  it.each([
    ['no quarter while disabled', 0, 1, false],
    ['one, and another reason', 1, 1, true],
    ['one, and that reason', 1, 5, false],
  ] as const)('has what disability gives: %s', (_, trimestresHandicap, motif, attendu) => {
    const situation = { ...compteType.situation, trimestresHandicap }
    const { nonComptes } = dites({ motif }, { situation })
    expect(nonComptes.join().includes('« Fonctionnaire handicapé »')).toBe(attendu)
    // Read beside a request too, prepared or sent, where no reason is chosen.
    expect(nonComptes.join()).not.toContain('choisissez')
    expect(nonComptes.join().includes('se compare dans le simulateur')).toBe(attendu)
  })

  it('names no reason to whoever asks for a progressive pension: it has none', () => {
    const situation = { ...compteType.situation, trimestresHandicap: 20 }
    const dit = dites({ progressive: { quotite: 80 } }, { situation }).nonComptes.join('\n')
    expect(dit).not.toContain('choisissez le motif')
    expect(dit).toContain(
      'avec une incapacité permanente de 50 % au moins à la date d’effet, la décote ne s’applique pas, et une majoration de pension peut s’y ajouter',
    )
  })

  // Art. L. 14 I: no décote for an incapacity of 50 %, nor from 65 on for who cared for a disabled child.
  it.each([
    ['none', 0, { dateDepart: '2029-08-01' }, []],
    ['one at 64', 1, { dateDepart: '2029-06-01' }, ['Une incapacité ']],
    ['one at 65', 1, { dateDepart: '2029-07-01' }, ['Une incapacité ', 'Une aide de 30 ']],
    [
      'one at 65, for who is known to have cared',
      1,
      { dateDepart: '2029-07-01', annulationA65: true },
      ['Une incapacité '],
    ],
  ] as const)('has what would spare a décote: %s', (_, decote, faits, attendu) => {
    const phrases = dites(faits, {}, decote).nonComptes.filter((une) => une.includes('de décote'))
    expect(phrases.map((phrase) => phrase.slice(0, 15))).toEqual(attendu)
  })

  it.each([
    ['unknown', {}, true],
    ['known', { trimestresHandicap: 80 }, false],
  ] as const)('has the increase of a disabled civil servant whose quarters are %s', (_, faits, attendu) => {
    const { nonComptes, suppositions } = dites({ motif: 5, ...faits })
    expect(nonComptes.join().includes('La majoration de pension des fonctionnaires handicapés')).toBe(attendu)
    expect(suppositions.join().includes('Assez de trimestres cotisés')).toBe(attendu)
  })
})
