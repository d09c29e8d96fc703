import { describe, expect, it } from 'vitest'
import { arrondir } from '#rules/arrondis.ts'
import { baremeRafp } from '../montant/rafp.ts'
import { baremesManquants } from '../catalogue.ts'
import { estimer } from './estimation.ts'
import { demandeNue, demandeType } from './testing/demandeType.ts'

const inconnu = (bareme: string) => baremesManquants('2027-01-01').some(({ nom }) => nom === bareme)

describe('the blocks of the public call’s description', () => {
  const estimation = estimer(demandeType)

  it('gives each block that was asked for, indicative until the amounts of 2027 are known', () => {
    expect(estimation.rachat).toEqual({ pourcentageParTrimestre: 30.6, cout: 43_383.5, indicatif: true })
    expect(estimation.progressive).toEqual({
      fraction: 40,
      pensionPartielleMensuelle: 714.81,
      indicatif: false,
    })
    // A progressive pension opens no additional one (loi n° 2003-775, art. 76), and has the levies of what it pays.
    const fermee = { forme: 'nonOuvert', capital: 0, renteMensuelle: 0, indicatif: false } as const
    expect(estimation.rafp).toEqual({ coefficientAge: 1.04, ...fermee })
    expect(estimation.prelevements).toEqual({
      csg: 47.18,
      crds: 3.57,
      casa: 2.14,
      pensionNetteMensuelle: 661.92,
      indicatif: inconnu('Prélèvements sociaux'),
    })
    const dites = estimation.lignes.map(({ libelle }) => libelle)
    expect(dites).toContain('Retraite additionnelle (RAFP) : versée avec la pension entière')
    expect(dites).toContain('Pension partielle nette mensuelle, avant impôt sur le revenu')
  })

  it('reckons the exact part not worked of a post of 20 hours of 35, and prints what computes (art. D. 37-2 I)', () => {
    const { progressive, pensionBruteAnnuelle, lignes } = estimer({
      ...demandeType,
      progressive: { quotite: (20 / 35) * 100, tempsIncomplet: true },
    })
    const partielle = arrondir((pensionBruteAnnuelle / 12) * (15 / 35))
    expect(progressive).toEqual({ fraction: 42.86, pensionPartielleMensuelle: partielle, indicatif: false })
    const ligne = lignes.find(({ libelle }) =>
      libelle.startsWith('Pension partielle de retraite progressive'),
    )
    expect(ligne?.formule).toMatch(/^1\s787,02\s€ × \(1 − 20\/35\) = 765,87\s€$/)
  })

  it('pays the additional pension, and levies of the whole, with a full pension', () => {
    const { progressive: _, ...entiere } = demandeType
    const valeur = baremeRafp.pointValues.findLast(({ year }) => year <= 2027)?.service ?? 0
    const pleine = estimer(entiere)
    expect(pleine.rafp).toEqual({
      coefficientAge: 1.04,
      forme: 'rente',
      capital: 0,
      renteMensuelle: arrondir((6000 * 1.04 * valeur) / 12),
      indicatif: inconnu('Retraite additionnelle (RAFP)'),
    })
    expect(pleine.prelevements).toEqual({
      csg: 117.94,
      crds: 8.94,
      casa: 5.36,
      pensionNetteMensuelle: 1654.78,
      indicatif: inconnu('Prélèvements sociaux'),
    })
    expect(pleine.lignes.map(({ libelle }) => libelle)).toContain(
      'Pension nette mensuelle, avant impôt sur le revenu',
    )
  })

  it('tells the reduced rate that the income of the year before may keep, where it is above that rate', () => {
    const dite = (revenuFiscalReference: number) =>
      estimer({ ...demandeType, prelevements: { revenuFiscalReference, parts: 1 } }).lignes.some(
        ({ formule }) => /^La CSG reste à 3,8\s%, sans CASA, tant que/.test(formule),
      )
    expect([dite(17_057), dite(17_058)]).toEqual([false, true])
  })

  it('leaves out the blocks that were not', () => {
    const present = Object.keys(estimer(demandeNue))
    for (const bloc of ['rafp', 'rachat', 'progressive', 'prelevements']) expect(present).not.toContain(bloc)
  })
})
