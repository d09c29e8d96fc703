import { camille } from '#demo/personas/camille/camille.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import inventee from '#rules/retraite/regle/testing/loi-inventee-2027.json' with { type: 'json' }

const LOIS = '#rules/retraite/regle/loisEcrites.ts'
const TODAY = '2026-11-20'

/** Everything that reads the law, loaded again with one more file in its list. */
const avecElle = async () => {
  vi.resetModules()
  vi.doMock(LOIS, async (original) => {
    const { loisEcrites } = await original<{ loisEcrites: readonly unknown[] }>()
    return { loisEcrites: [...loisEcrites, inventee] }
  })
  const { estimer } = await import('#rules/retraite/estimation/estimation.ts')
  const { resumeCompte } = await import('#rules/simulation/resume.ts')
  const { simulationsReport } = await import('./pdf/simulationsPdf.ts')
  const { trimestresAuJour } = await import('#rules/carriere/trimestresAuJour.ts')
  const { CALCUL_DES_TRIMESTRES } = await import('#contract/carriere/faitsDuCompte.ts')
  const { makeCir } = await import('#demo/retraite/makeCir.ts')
  const { estimation } = await import('#contract/simulation/estimation.ts')
  const { testApp } = await import('#testing/testApp.ts')
  const cir = makeCir(camille, TODAY)
  if (!cir) throw new Error('No account')
  return {
    estimer,
    resumeCompte,
    simulationsReport,
    trimestresAuJour,
    CALCUL_DES_TRIMESTRES,
    cir,
    estimation,
    portal: await testApp('SQLite'),
  }
}

/** Born on 1 July 1965, 160 quarters at 62: 169 to 172 are required by the laws that exist. */
const demande = (dateDepart: `${number}-${number}-${number}`) => ({
  dateNaissance: '1965-07-02' as const,
  categorie: 'sedentaire',
  dateDepart,
  motif: 1,
  indiceMajore: 500,
  trimestresLiquidables: 160,
  trimestresAssurance: 172,
  trimestresBonification: 0,
  enfants: 0,
  nbi: 0,
})

describe('a law of 2027, invented, in one file', () => {
  let elle: Awaited<ReturnType<typeof avecElle>>
  beforeAll(async () => {
    elle = await avecElle()
  })
  afterAll(async () => {
    await elle.portal.close()
    vi.doUnmock(LOIS)
    vi.resetModules()
  })

  it('changes the date, the quarters, the rate and the words of an estimate from its first effect on', () => {
    const { regle, ageOuverture, trimestresRequis, decote, lignes } = elle.estimer(demande('2027-08-01'))
    expect({ regle, ageOuverture, trimestresRequis, decote }).toEqual({
      regle: '2027-07-01',
      ageOuverture: { annees: 61, mois: 6 },
      trimestresRequis: 180,
      decote: { trimestres: 8, pourcentage: 16 },
    })
    const ligne = (libelle: string) => lignes.find((une) => une.libelle === libelle)
    expect(ligne('Trimestres requis')?.formule).toContain('loi inventée, pensions à compter du 01/07/2027')
    expect(ligne('Décote')).toMatchObject({ source: 'loi inventée, art. 3', valeur: 16 })
    expect(ligne('Décote')?.formule).toContain('× 2 %')
  })

  it('leaves the pensions that begin the month before as they were', () => {
    const avant = { ...demande('2027-06-01'), dateNaissance: '1963-07-02' as const }
    expect(elle.estimer(avant)).toMatchObject({ regle: '2026-09-01', decote: { trimestres: 0 } })
  })

  it('is what the open call answers', async () => {
    const answer = await elle.portal.app.inject({
      method: elle.estimation.method,
      url: elle.estimation.path,
      payload: demande('2027-08-01'),
    })
    expect(answer.json()).toMatchObject({
      regle: '2027-07-01',
      decote: { trimestres: 8, pourcentage: 16 },
    })
  })

  it('rounds the payable quarters of an account as it says, from its first effect on, and in the words beside them', () => {
    const { cir, trimestresAuJour, CALCUL_DES_TRIMESTRES } = elle
    const [poste] = cir.carriere
    if (!poste) throw new Error('No post')
    const { fin: _fin, ...enCours } = poste
    // Twenty years and fifty days: a quarter more, or none.
    const ceJour = (jour: CalendarDate, debut: CalendarDate) =>
      trimestresAuJour(
        { ...cir, carriere: [{ ...enCours, debut, quotite: 100 }], bonifications: [], enfants: [] },
        jour,
      )
    expect(ceJour('2027-06-01', '2007-04-11').liquidables).toBe(81)
    expect(ceJour('2027-07-01', '2007-05-11').liquidables).toBe(80)
    expect(CALCUL_DES_TRIMESTRES).toContain('60 jours ou plus comptant pour un trimestre')
  })

  it('moves the opening of the account and the words of the PDF file', () => {
    const { cir, resumeCompte, simulationsReport } = elle
    expect(resumeCompte(cir, TODAY)).toMatchObject({ regle: '2027-07-01', requis: 180 })
    const hypotheses: Hypotheses = {
      dateDepart: '2034-10-01',
      motif: 1,
      indiceMajore: 500,
      enfants: 0,
      quotites: [],
      rachat: { trimestres: 0, option: 1 },
      pointsRafp: 0,
      revenuFiscalReference: 0,
      parts: 1,
      regle: 'envigueur',
    }
    const report = simulationsReport(
      cir,
      [{ rang: 1, nom: 'Essai', choix: 'entiere', hypotheses }],
      'Camille',
      TODAY,
    )
    expect(JSON.stringify(report)).toContain('loi inventée')
  })
})
