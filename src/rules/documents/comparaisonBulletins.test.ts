import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparerLignes, type BulletinComparable, type LigneComparable } from './comparaisonBulletins.ts'
import { comparerBulletins } from './explicationsBulletins.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const bulletin = (
  lignes: readonly LigneComparable[],
  impot = 0,
  situation: BulletinComparable['situation'] = [],
): BulletinComparable => {
  const of = (nature: string) => sum(lignes.filter((l) => l.nature === nature).map((l) => l.montant))
  return { situation, lignes, totaux: { impot, net: of('aPayer') - of('aDeduire') - impot } }
}

const ligne = (code: string, montant: number, more: Partial<LigneComparable> = {}): LigneComparable => ({
  code,
  libelle: `Ligne ${code}`,
  nature: 'aPayer',
  montant,
  ...more,
})

const fait = (code: string, valeur: string) => ({ code, libelle: code, valeur })

const anyBulletin: fc.Arbitrary<BulletinComparable> = fc
  .record({
    lignes: fc.array(
      fc.record({
        code: fc.constantFrom('1', '2', '3', '4'),
        libelle: fc.constantFrom('Prime', 'Rappel', 'CSG'),
        nature: fc.constantFrom('aPayer' as const, 'aDeduire' as const, 'employeur' as const),
        montant: fc.integer({ min: -500_000, max: 500_000 }),
        taux: fc.constantFrom(5, 9.2),
      }),
    ),
    impot: fc.integer({ min: 0, max: 100_000 }),
    indice: fc.constantFrom('768', '811'),
  })
  .map(({ lignes, impot, indice }) => bulletin(lignes, impot, [fait('indiceMajore', indice)]))

describe('comparerBulletins', () => {
  it('has lines and explanations whose effects make the difference of the nets', () =>
    fc.assert(
      fc.property(anyBulletin, anyBulletin, (avant, apres) => {
        const { net, lignes, explications } = comparerBulletins(avant, apres)
        expect(sum(lignes.map(({ effet }) => effet))).toBe(net.ecart)
        expect(sum(explications.map(({ effet }) => effet))).toBe(net.ecart)
      }),
    ))

  it('finds nothing to explain between a payslip and itself', () =>
    fc.assert(
      fc.property(anyBulletin, (same) => {
        const { net, lignes, explications, faits } = comparerBulletins(same, same)
        expect([net.ecart, explications, faits]).toEqual([0, [], []])
        expect(lignes.every(({ statut }) => statut === 'identique')).toBe(true)
      }),
    ))

  it('is the same backwards, with the other sign', () =>
    fc.assert(
      fc.property(anyBulletin, anyBulletin, (avant, apres) => {
        const effects = (lignes: readonly { effet: number }[]) =>
          lignes.map(({ effet }) => Math.abs(effet)).toSorted()
        expect(effects(comparerLignes(avant, apres))).toEqual(effects(comparerLignes(apres, avant)))
      }),
    ))
})

describe('comparerLignes', () => {
  it('adds up lines of the same code, and puts what weighs most first', () => {
    const avant = bulletin([ligne('a', 100), ligne('a', 50), ligne('b', 30), ligne('d', 10)], 8)
    const apres = bulletin([ligne('b', 30), ligne('a', 160), ligne('c', 40)], 9)
    expect(comparerLignes(avant, apres).map(({ code, statut, effet }) => [code, statut, effet])).toEqual([
      ['c', 'nouvelle', 40],
      ['a', 'modifiee', 10],
      ['d', 'disparue', -10],
      ['impot', 'modifiee', -1],
      ['b', 'identique', 0],
    ])
  })

  it('counts what the employer pays for nothing, and what is withheld against the net', () => {
    const avant = bulletin([ligne('a', 10, { nature: 'employeur' }), ligne('a', 10, { nature: 'aDeduire' })])
    const apres = bulletin([ligne('a', 90, { nature: 'employeur' }), ligne('a', 15, { nature: 'aDeduire' })])
    expect(comparerLignes(avant, apres).map(({ nature, ecart, effet }) => [nature, ecart, effet])).toEqual([
      ['aDeduire', 5, -5],
      ['employeur', 80, 0],
    ])
  })
})

describe('explanations', () => {
  const causes = (avant: BulletinComparable, apres: BulletinComparable) =>
    comparerBulletins(avant, apres).explications.map(({ cause, effet }) => [cause, effet])

  it('gives a step of the scale as the cause of what follows the index, and of nothing else', () => {
    const avant = bulletin([ligne('t', 768_00), ligne('p', 100_00)], 0, [fait('indiceMajore', '768')])
    const apres = bulletin([ligne('t', 811_00), ligne('p', 120_00)], 0, [fait('indiceMajore', '811')])
    expect(causes(avant, apres)).toEqual([
      ['avancement', 4300],
      ['montant', 2000],
    ])
  })

  it('gives part time as a cause as the law pays it', () => {
    const avant = bulletin([ligne('t', 700_000)], 0, [fait('quotite', '100\u00A0%')])
    const apres = bulletin([ligne('t', 600_000)], 0, [fait('quotite', '80\u00A0%')])
    expect(causes(avant, apres)).toEqual([['quotite', -100_000]])
    const neuf = bulletin([ligne('t', 640_000)], 0, [fait('quotite', '90\u00A0%')])
    expect(causes(avant, neuf)).toEqual([['quotite', -60_000]])
  })

  it('tells a changed rate from a changed base, for contributions and for the tax', () => {
    const due = (code: string, montant: number, taux: number) =>
      ligne(code, montant, { nature: 'aDeduire', taux })
    const avant = bulletin([due('csg', 100, 9.2), due('rafp', 50, 5)], 70, [fait('tauxImpot', '7 %')])
    const apres = bulletin([due('csg', 110, 9.2), due('rafp', 90, 6)], 90, [fait('tauxImpot', '9 %')])
    expect(causes(avant, apres)).toEqual([
      ['tauxCotisation', -40],
      ['tauxImpot', -20],
      ['cotisations', -10],
    ])
    expect(causes(bulletin([], 70), bulletin([], 90))).toEqual([['impot', -20]])
    const same = [fait('tauxImpot', '7 %')]
    expect(causes(bulletin([], 70, same), bulletin([], 90, same))).toEqual([['impotMemeTaux', -20]])
  })

  it('names back pay, and lines of one payslip only', () => {
    const avant = bulletin([ligne('o', 30)])
    const apres = bulletin([ligne('r', 500, { libelle: 'Rappel de septembre' }), ligne('n', 90)])
    expect(causes(avant, apres)).toEqual([
      ['rappel', 500],
      ['nouvelle', 90],
      ['disparue', -30],
    ])
  })
})
