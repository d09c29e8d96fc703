import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { gainRachat } from '#rules/simulation/rachat/gainRachat.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import type { Demande } from '../demande/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { compteAvec, periode } from '../estimation/testing/comptesType.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'

const TODAY = '2026-11-20'

/** Art. L. 14 I CPCMR: « n’est pas applicable aux fonctionnaires handicapés dont l’incapacité permanente est au moins égale à » 50 % (D. 14). */
describe('a permanent incapacity of 50 %, whatever the reason of the departure', () => {
  const decote = (faits: Partial<Demande>) => estimer({ ...demandeNue, ...faits }).decote

  it.each<[string, Partial<Demande>, number, number]>([
    ['HI01 un trimestre manque', { trimestresAssurance: 169 }, 1, 0],
    ['HI02 onze manquent', {}, 11, 0],
    ['HI03 vingt et un manquent, seize séparent de 67 ans', { trimestresAssurance: 149 }, 16, 0],
    ['HI04 parent de trois enfants', { motif: 2, enfants: 3 }, 11, 0],
    ['HI05 enfant handicapé', { motif: 4, enfants: 1 }, 11, 0],
    ['HI06 emploi actif, deux ans avant 62 ans', { categorie: 'active', dateDepart: '2024-07-01' }, 8, 0],
    ['HI07 rien ne manque', { trimestresAssurance: 170 }, 0, 0],
  ])('%s', (_, faits, sans, avec) => {
    expect(decote(faits).trimestres).toBe(sans)
    expect(decote({ ...faits, incapacitePermanente: false }).trimestres).toBe(sans)
    expect(decote({ ...faits, incapacitePermanente: true })).toEqual({ trimestres: avec, pourcentage: 0 })
  })

  it('HI08 leaves the percentage, 75 % × 159 ÷ 170 of 35 444,04 €', () => {
    const { taux, pensionBruteAnnuelle, indicatif } = estimer({ ...demandeNue, incapacitePermanente: true })
    expect({ taux, pensionBruteAnnuelle }).toEqual({ taux: 70.15, pensionBruteAnnuelle: 24_862.95 })
    expect(indicatif).toBe(estimer(demandeNue).indicatif)
  })

  it('HI09 opens no minimum garanti by itself: only reasons 2° to 5° of art. L. 24 I do (art. L. 17)', () => {
    const modeste: Demande = { ...demandeNue, indiceMajore: 300, incapacitePermanente: true }
    expect(estimer(modeste).minimumGaranti).toEqual({ montantAnnuel: 0, applique: false })
    expect(estimer({ ...modeste, trimestresAssurance: 170 }).minimumGaranti.applique).toBe(true)
    expect(estimer({ ...modeste, motif: 5, trimestresHandicap: 110 }).minimumGaranti.applique).toBe(true)
  })

  it('HI10 gives no increase: that of art. R. 33 bis is of reason 5', () => {
    const libelles = estimer({ ...demandeNue, incapacitePermanente: true, trimestresHandicap: 110 }).lignes
    expect(libelles.map(({ libelle }) => libelle)).not.toContain('Majoration pour handicap')
  })

  /** 120 ÷ 170 × 75 % of 35 444,04 €; 169 − 100 quarters open the right past 59 (art. R. 37 bis). */
  it.each([
    ['HI13 68 trimestres : aucune', { trimestresHandicap: 68 }, 0],
    ['HI14 69 : un tiers de 69 ÷ 120', { trimestresHandicap: 69 }, 19],
    ['HI15 71 : un tiers de 71 ÷ 120', { trimestresHandicap: 71 }, 20],
    ['HI16 70, sans incapacité dite', { trimestresHandicap: 70, incapacitePermanente: false }, 0],
    ['HI17 trimestres inconnus', {}, 0],
  ])(
    'pays the increase of art. R. 33 bis with a progressive pension, which has no reason: %s',
    (_, faits, taux) => {
      const demande = { ...demandeNue, trimestresLiquidables: 120, incapacitePermanente: true, ...faits }
      const { lignes, indicatif } = estimer({ ...demande, progressive: { quotite: 80 } })
      const majoration = lignes.find(({ libelle }) => libelle === 'Majoration pour handicap')
      if (taux === 0) return expect(majoration).toBeUndefined()
      expect(majoration?.valeur).toBeCloseTo((35_444.04 * 0.75 * 120 * taux) / 100 / 170, 2)
      expect(indicatif).toBe(true)
    },
  )

  it('HI11 makes quarters bought for the rate useless', () => {
    const achat = { dateDemande: TODAY, trimestres: 4, option: 2 } as const
    const { gainMensuel, inutile } = gainRachat({ ...demandeNue, incapacitePermanente: true }, achat)
    expect({ gainMensuel, inutile }).toEqual({ gainMensuel: 0, inutile: ['SANS_DECOTE'] })
    expect(gainRachat(demandeNue, achat).gainMensuel).toBeGreaterThan(0)
  })

  it('HI12 makes the first date possible that without décote, in the simulator', () => {
    const cir = compteAvec('1964-07-01', [periode('p', '1990-01-01')])
    const dates = (incapacitePermanente: boolean) => {
      const hypotheses = hypothesesAu('2027-07-01', { incapacitePermanente })
      const { auPlusTot, sansDecote } = parcourirMois(cir, hypotheses, TODAY, '2026-12-01').dates
      return [auPlusTot, sansDecote]
    }
    expect(dates(true)).toEqual<CalendarDate[]>(['2027-04-01', '2027-04-01'])
    expect(dates(false)).toEqual<CalendarDate[]>(['2027-04-01', '2031-07-01'])
  })
})

describe('what is said of it', () => {
  const notes = (faits: Partial<Demande>) =>
    estimer({ ...demandeNue, ...faits })
      .lignes.map(({ formule }) => formule)
      .filter((formule) => formule.includes('décote') && formule.includes('incapacité'))

  it.each<[string, Partial<Demande>, readonly RegExp[]]>([
    ['HI13 une décote', {}, [/^La décote ne s’applique pas .* dites-le dans vos hypothèses/]],
    ['HI14 épargnée', { incapacitePermanente: true }, [/^Pas de décote, qui serait de 11 trimestres/]],
    ['HI15 aucune à épargner', { incapacitePermanente: true, trimestresAssurance: 170 }, []],
    ['HI16 motif sans décote', { incapacitePermanente: true, motif: 5, trimestresHandicap: 110 }, []],
  ])('%s', (_, faits, attendues) => {
    const dites = notes(faits)
    expect(dites).toHaveLength(attendues.length)
    for (const [rang, attendue] of attendues.entries()) expect(dites[rang]).toMatch(attendue)
  })
})
