import { describe, expect, it } from 'vitest'
import type { Demande, DemandeRachat } from '#rules/retraite/demande/demande.ts'
import { baremeMinimum } from '#rules/retraite/montant/minimumGaranti.ts'
import { arrondir } from '#rules/arrondis.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { RegleFault } from '#rules/retraite/estimation/verification/faute.ts'
import { avecRachat } from './achat.ts'
import { gainRachat, minimumUtile } from './gainRachat.ts'

const achat: DemandeRachat = { dateDemande: '2026-11-01', trimestres: 4, option: 3 }

/** 170 quarters are required of those born in July 1964; on 1 July 2027, three months after the age, the décote counts sixteen at most. */
const depart = (trimestresLiquidables: number, trimestresAssurance = trimestresLiquidables): Demande => ({
  ...demandeNue,
  trimestresLiquidables,
  trimestresAssurance,
})

/** The same on the very day of the age: no quarter is worked after it. */
const alAge = (liquidables: number, assurance = liquidables): Demande => ({
  ...depart(liquidables, assurance),
  dateDepart: '2027-04-01',
})

const gain = (demande: Demande, option: number, trimestres = 4) =>
  gainRachat(demande, { ...achat, option, trimestres })

describe('bought quarters (art. L. 9 bis CPCMR)', () => {
  it.each([
    [1, 163, 159],
    [2, 159, 163],
    [3, 163, 163],
  ])('option %i counts for the payable duration, the insurance, or both', (option, duree, assurance) => {
    expect(avecRachat(demandeNue, { ...achat, option })).toMatchObject({
      trimestresLiquidables: duree,
      trimestresAssurance: assurance,
    })
  })

  it('cost and bring what the estimates differ by', () => {
    const trois = gain(demandeNue, 3)
    const avec = estimer(avecRachat(demandeNue, achat))
    expect(trois.pensionMensuelle).toBe(avec.pensionBruteMensuelle)
    expect(trois.cout).toBe(avec.rachat?.cout)
    expect(trois).toMatchObject({ cout: 43_383.5, gainMensuel: 151.16 })
    // 43 383,50 € ÷ 151,16 € a month: reached in the 288th month after 63 years.
    expect(trois.ageEquilibre).toEqual({ annees: 87, mois: 0 })
  })

  it('cost on the index at the request, and bring on that of the departure (décret n° 2003-1310, art. 2)', () => {
    const demande: Demande = { ...demandeNue, indiceMajore: 700 }
    const { cout, gainMensuel } = gainRachat(demande, { ...achat, indiceMajore: 600 })
    expect(cout).toBe(43_383.5)
    // The difference of the two pensions as they are printed, 2 261,21 € and 2 084,86 €.
    expect(gainMensuel).toBe(176.35)
    expect(gainRachat(demande, achat).cout).toBe(50_614.09)
  })

  it('have faults of their own', () => {
    const jeune: Demande = { ...demandeNue, dateNaissance: '2007-07-01', dateDepart: '2072-07-01' }
    for (const [demande, change, champ] of [
      [demandeNue, { indiceMajore: 50 }, 'rachat.indiceMajore'],
      [demandeNue, { indiceMajore: 'Z9' }, 'rachat.indiceMajore'],
      [jeune, { dateDemande: '2017-07-01' }, 'rachat.dateDemande'],
    ] as const)
      expect(() => gainRachat(demande, { ...achat, ...change })).toThrow(
        expect.objectContaining({ fautes: [expect.objectContaining({ champ })] }) as RegleFault,
      )
  })
})

describe('the useful number of quarters', () => {
  it.each<[string, Demande, number, number, number | undefined]>([
    ['U01 durée : 158 liquidables, 12 manquent', alAge(158), 1, 12, 1],
    ['U02 159, 11 manquent', alAge(159), 1, 11, 1],
    ['U03 169, un manque', alAge(169), 1, 1, 1],
    ['U04 170, le pourcentage est au maximum', alAge(170), 1, 0, undefined],
    ['U05 171', alAge(171), 1, 0, undefined],
    ['U06 taux : 169 d’assurance', alAge(160, 169), 2, 1, 1],
    ['U07 170, sans décote', alAge(160, 170), 2, 0, undefined],
    ['U08 171', alAge(160, 171), 2, 0, undefined],
    ['U09 les deux : le plus grand des deux manques', alAge(165, 167), 3, 5, 1],
    ['U10 les deux : assurance faite', alAge(165, 175), 3, 5, 1],
    ['U11 les deux : tout est fait', alAge(170), 3, 0, undefined],
    // The décote counts sixteen quarters on 1 July 2027, from 63 to 67.
    ['U12 taux : il manque 16, tous comptés', depart(150, 154), 2, 12, 1],
    ['U13 il manque 17 : le premier ne compte pas', depart(150, 153), 2, 12, 2],
    ['U14 il manque 27 : onze ne comptent pas', depart(140, 143), 2, 12, 12],
    ['U15 il manque 28 : douze ne suffisent pas', depart(140, 142), 2, 0, undefined],
  ])('%s', (_, demande, option, utiles, minimum) => {
    expect(gain(demande, option)).toMatchObject({ utiles, minimum })
  })

  // The décote counts sixteen at most, and the pension has reached its maximum percentage: only the twelfth bought reduces it.
  it.each<[string, Demande, number | undefined]>([
    ['M01 la durée manque : dès le premier', depart(150, 143), 1],
    ['M02 durée pleine, 27 manquent : onze ne comptent pas', depart(170, 143), 12],
    ['M03 rien ne manque, à l’âge : aucun', alAge(170), undefined],
  ])('of any option: %s', (_, demande, minimum) => {
    expect(minimumUtile(demande, achat)).toBe(minimum)
  })

  it.each([
    [4, []],
    [5, []],
    [6, ['EN_TROP']],
  ])('warns that %i are more than the five that are useful', (trimestres, raisons) => {
    const { inutile } = gainRachat(alAge(165), { ...achat, trimestres }, 1e6)
    expect(inutile).toEqual(raisons)
  })
})

describe('the rate alone: décote only (art. L. 14 I; décret n° 2003-1310, art. 1)', () => {
  it.each([
    ['S01 taux, sans décote ni surcote', 2, depart(170), 0, 0],
    ['S02 durée', 1, depart(170), 0, 0],
    ['S03 les deux : un trimestre travaillé après l’âge', 3, depart(170), 1, 1],
    ['S04 la surcote est déjà comptée', 3, depart(170, 171), 0, 0],
    ['S05 taux, de la décote à rien', 2, depart(170, 168), 0, 2],
    ['S06 les deux, de la décote à la surcote', 3, depart(170, 168), 1, 3],
  ] as const)('%s', (_, option, demande, surcote, utiles) => {
    const { inutile, ...chiffres } = gain(demande, option)
    expect(chiffres).toMatchObject({ surcote, utiles, pensionIndicative: surcote > 0 })
    expect(inutile.includes('SURCOTE_INCERTAINE')).toBe(surcote > 0)
    // The estimate bears the mark of the reading too, in the simulator as in the open call.
    const avec = estimer(avecRachat(demande, { ...achat, option }))
    expect(avec.indicatif).toBe(surcote > 0)
    const lue = avec.lignes.filter(({ formule }) => formule.includes('études rachetées, selon une lecture'))
    expect(lue.map(({ confirme }) => confirme)).toEqual(surcote > 0 ? [false] : [])
  })

  it('opens no minimum garanti, and the payable duration is no effective service (art. L. 17)', () => {
    const modeste = (assurance: number): Demande => ({ ...alAge(120, assurance), indiceMajore: 300 })
    const minimum = (assurance: number, option: number) =>
      estimer(avecRachat(modeste(assurance), { ...achat, option })).minimumGaranti
    expect(minimum(166, 2)).toEqual({ montantAnnuel: 0, applique: false })
    expect(minimum(166, 3)).toEqual({ montantAnnuel: 0, applique: false })
    expect(minimum(170, 3).applique).toBe(true)
    // Thirty years: 95 % of the amount of the year, with or without four bought quarters.
    const annuel = baremeMinimum.reference.findLast(({ year }) => year <= 2027)?.annual ?? 0
    expect(minimum(170, 1)).toEqual({ montantAnnuel: arrondir(annuel * 0.95), applique: true })
    expect(gain(modeste(170), 1)).toMatchObject({ gainMensuel: 0, utiles: 0, inutile: ['MINIMUM_GARANTI'] })
  })

  it('opens no right: two years of services are asked without them (art. L. 4 and R. 4-1)', () => {
    expect(() => estimer(avecRachat(depart(7, 170), { ...achat, trimestres: 1 }))).toThrow(RegleFault)
    expect(() => estimer(avecRachat(depart(8, 170), { ...achat, trimestres: 1 }))).not.toThrow()
  })
})

describe('the parental surcote (art. L. 14 IV and V)', () => {
  /** Born in June 1966, with a child: 172 quarters required, and the year before the legal age counts four at most. */
  const parent = (trimestresAssurance: number): Demande => ({
    ...depart(172, trimestresAssurance),
    dateNaissance: '1966-06-01',
    dateDepart: estimer({ ...depart(172), dateNaissance: '1966-06-01', dateDepart: '2031-06-01' })
      .dateOuverture,
    trimestresEnfants: 4,
  })

  it.each([
    ['P01 deux trimestres de plus déjà : deux restent', parent(174), 3, 2, 2],
    ['P02 quatre déjà', parent(176), 3, 0, 0],
    ['P03 aucun : quatre', parent(172), 3, 4, 4],
    ['P04 taux seul', parent(172), 2, 0, 0],
    ['P05 sans enfant', { ...parent(172), trimestresEnfants: 0 }, 3, 0, 0],
  ] as const)('%s', (_, demande, option, surcote, utiles) => {
    expect(gain(demande, option)).toMatchObject({ surcote, utiles })
  })
})

describe('reasons to renounce', () => {
  it.each([
    ['E01 84 ans et 11 mois', 3628.42, { annees: 84, mois: 11 }, []],
    ['E02 85 ans', 3477.26, { annees: 85, mois: 0 }, []],
    ['E03 un centime de plus', 3477.25, { annees: 85, mois: 1 }, ['EQUILIBRE_TARDIF']],
    ['E04 sans abattement', 0, { annees: 87, mois: 0 }, ['EQUILIBRE_TARDIF']],
  ] as const)('%s', (_, abattement, ageEquilibre, inutile) => {
    expect(gainRachat(demandeNue, achat, abattement)).toMatchObject({ ageEquilibre, inutile })
  })

  it.each([
    ['I01 au maximum, sans décote', alAge(170), 3, ['SANS_DECOTE', 'POURCENTAGE_MAXIMUM']],
    ['I02 durée au maximum', alAge(170, 165), 1, ['POURCENTAGE_MAXIMUM']],
    ['I03 taux sans décote', alAge(160, 170), 2, ['SANS_DECOTE']],
    ['I04 la décote n’en compte que seize', depart(150, 145), 2, ['DECOTE_PLAFONNEE', 'TROP_PEU']],
    // The minimum garanti is paid with the surcote of a bought quarter as without it: no gain counts that one.
    ['I05 le minimum l’emporte', { ...depart(120, 170), indiceMajore: 300 }, 3, ['MINIMUM_GARANTI']],
  ] as const)('%s', (_, demande, option, inutile) => {
    expect(gain(demande, option)).toMatchObject({ gainMensuel: 0, ageEquilibre: undefined, inutile })
  })

  /** Six quarters miss to the duration, three to the insurance; then the other way round. */
  it.each([
    ['X01 autant que le taux en demande', alAge(164, 167), 3, []],
    ['X02 un de plus : l’option 1 suffit', alAge(164, 167), 4, ['TAUX_EN_TROP']],
    ['X03 autant que la durée en demande', alAge(164, 167), 6, ['TAUX_EN_TROP']],
    ['X04 un de plus que les deux', alAge(164, 167), 7, ['EN_TROP']],
    ['X05 autant que la durée en demande', alAge(167, 164), 3, []],
    ['X06 un de plus', alAge(167, 164), 4, ['DUREE_EN_TROP']],
    ['X07 un de plus que les deux', alAge(167, 164), 7, ['EN_TROP']],
  ] as const)('%s', (_, demande, trimestres, inutile) => {
    expect(gainRachat(demande, { ...achat, trimestres }, 1e6).inutile).toEqual(inutile)
  })

  it('are never none without a gain, past 85, or beyond what is useful', () => {
    for (let liquidables = 140; liquidables <= 172; liquidables += 4)
      for (let assurance = liquidables; assurance <= 184; assurance += 3)
        for (const option of [1, 2, 3])
          for (const trimestres of [1, 6, 12]) {
            const { gainMensuel, ageEquilibre, utiles, inutile } = gain(
              depart(liquidables, assurance),
              option,
              trimestres,
            )
            const tardif =
              ageEquilibre !== undefined && ageEquilibre.annees * 12 + ageEquilibre.mois > 85 * 12
            const vain = gainMensuel === 0 || tardif || trimestres > utiles
            expect({ vain, raisons: inutile.length > 0 }).toEqual({
              vain,
              raisons: vain || inutile.length > 0,
            })
          }
  })
})
