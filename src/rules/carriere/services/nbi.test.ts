import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeDuCompte, type Hypotheses } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import type { CompteRetraite } from '../compte.ts'

const TODAY = '2026-11-20'

/**
 * Loi n° 91-73, art. 27: the supplement is the annual average of the points paid × the quarters for which they were paid × the
 * percentage of one quarter (75 % ÷ required). Born on 2 July 1964: 170 required; 159 payable quarters; point at 59,0734 €.
 */
describe('the supplement of the NBI', () => {
  const faits = { ...demandeNue, nbi: 30 }
  const ligne = (trimestresNbi: number) =>
    estimer({ ...faits, trimestresNbi }).lignes.find(({ libelle }) => libelle.startsWith('Supplément'))

  it.each([
    ['NB1 none', 0, undefined],
    ['NB2 one quarter', 1, (30 * 59.0734 * 0.75) / 170],
    ['NB3 twenty-eight', 28, (30 * 59.0734 * 0.75 * 28) / 170],
    ['NB4 a quarter less than all that is paid', 158, (30 * 59.0734 * 0.75 * 158) / 170],
    ['NB5 all of it', 159, (30 * 59.0734 * 0.75 * 159) / 170],
    ['NB6 no more than the pension counts', 160, (30 * 59.0734 * 0.75 * 159) / 170],
  ] as const)('%s: %i quarters', (_, trimestresNbi, attendu) => {
    expect(estimer({ ...faits, trimestresNbi })).toMatchObject({ trimestresRequis: 170 })
    expect(ligne(trimestresNbi)?.valeur).toBe(attendu && Math.round(attendu * 100) / 100)
  })

  it('NB7 is confirmed once its length is known, and told as a ceiling until then', () => {
    const dit = (une: typeof faits) => {
      const { lignes, indicatif } = estimer(une)
      return [lignes.some(({ formule }) => formule.includes('est un plafond')), indicatif]
    }
    expect(dit(faits)).toEqual([true, true])
    expect(dit({ ...faits, trimestresNbi: 28 } as typeof faits)).toEqual([false, false])
    expect(ligne(28)?.formule).toContain('30 points × 59,0734 € × 75 % × 28 ÷ 170')
  })

  it.each([
    ['NB8', { trimestresNbi: -1 }, ['trimestresNbi TRIMESTRES']],
    ['NB9', { nbi: 27.5 }, []],
    ['NB10', { nbi: 27.555 }, ['nbi NBI']],
    ['NB11', { nbi: 300.01 }, ['nbi NBI']],
    // It is paid to those in service, whose 159 quarters may be rounded.
    ['NB12', { trimestresNbi: 160 }, []],
    ['NB13', { trimestresNbi: 161 }, ['trimestresNbi NBI_SERVICES']],
    ['NB14', { trimestresNbi: 161, joursServices: 160 * 90 }, []],
    ['NB15', { trimestresNbi: 161, joursServices: 160 * 90 - 1 }, ['trimestresNbi NBI_SERVICES']],
  ] as const)('%s checks %o', (_, change, attendues) => {
    expect(verifierDemande({ ...faits, ...change }).map(({ champ, motif }) => `${champ} ${motif}`)).toEqual(
      attendues,
    )
  })
})

/** From 20 November 2026 to 1 June 2033, twenty-six quarters and eleven days are to come. */
describe('the NBI of an account', () => {
  const compte = (nbi: number, change: Partial<CompteRetraite['situation']> = {}, fin?: CalendarDate) => ({
    ...compteType,
    situation: { ...compteType.situation, nbi, ...change },
    carriere: [periode('p1', '1996-09-01', fin)],
  })
  const nbi = (cir: CompteRetraite, faits: Partial<Hypotheses> = {}) => {
    const { nbi: points, trimestresNbi } = demandeDuCompte(cir, hypothesesAu('2033-06-01', faits), TODAY)
    return [points, trimestresNbi]
  }

  it.each([
    ['NC1 nobody tells how long', compte(30), {}, [30, undefined]],
    ['NC2 the account tells it', compte(30, { trimestresNbi: 14 }), {}, [30, 40]],
    ['NC3 what is said stands over it', compte(30, { trimestresNbi: 14 }), { trimestresNbi: 24 }, [30, 50]],
    // (20 × 1 260 + 30 × 2 351) ÷ 3 611 days.
    ['NC4 the average so far, then today’s', compte(30), { trimestresNbi: 14, moyenneNbi: 20 }, [26.51, 40]],
    ['NC5 held in the past only', compte(0), { trimestresNbi: 14, moyenneNbi: 20 }, [20, 14]],
    ['NC6 services over', compte(30, { trimestresNbi: 14 }, '2026-09-30'), {}, [30, 14]],
    ['NC7 none so far, today’s points go on', compte(30), { trimestresNbi: 0 }, [30, 26]],
    ['NC8 none at all', compte(0), { trimestresNbi: 0 }, [0, 0]],
    ['NC9 an average of an unknown length', compte(30), { moyenneNbi: 20 }, [20, undefined]],
  ] as const)('%s', (_, cir, faits, attendus) => {
    expect(nbi(cir, faits)).toEqual(attendus)
  })

  /** The length is that of payable services, whose fraction counts from forty-five days on (art. R. 26 CPCMR). */
  it.each([
    ['NC10 forty-four days to come', '2027-01-03', 14],
    ['NC11 forty-five', '2027-01-04', 15],
    ['NC12 forty-six', '2027-01-05', 15],
  ] as const)('%s', (_, fin, attendus) => {
    expect(nbi(compte(30, { trimestresNbi: 14 }, fin))).toEqual([30, attendus])
  })

  /** Points count for the part of them that was paid (décret n° 2003-1306, art. 28): half at 50 %, 6/7 at 80 %. */
  it.each([
    ['NC13 at half-time', { quotite: 50 }, [15, 26]],
    ['NC14 at 80 %', { quotite: 80 }, [25.71, 26]],
    ['NC15 in a leave', { position: 'congeparental' }, [0, 0]],
  ] as const)('%s', (_, change, attendus) => {
    const cir = compte(30, { trimestresNbi: 0 })
    expect(nbi({ ...cir, carriere: cir.carriere.map((un) => ({ ...un, ...change })) })).toEqual(attendus)
  })
})
