import { describe, expect, it } from 'vitest'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import { nouveauDossier, type Dossier as DossierDe } from '../../dossier/dossier.ts'
import { previsionDe } from './prevision.ts'

type Dossier = DossierDe<'depart'>

const sansCompte: Contexte = {
  today: '2026-11-21',
  identite: {
    nom: 'Moreau',
    prenom: 'Camille',
    dateNaissance: compteType.situation.dateNaissance,
    nirMasque: '2 69 ••',
  },
  courriel: 'camille@example.org',
  telephone: '',
}
const contexte: Contexte = { ...sansCompte, cir: compteType as unknown as Cir }

const enfant = { prenom: 'Lina', dateNaissance: '08/03/1997', handicap: false, anneesElevees: '9' }
const vide = nouveauDossier('depart', sansCompte)
const parent = (anneesElevees: string, codeValidationEnfant = '1'): Dossier => ({
  ...vide,
  situation: {
    ...vide.situation,
    codeValidationEnfant,
    enfants: Array.from({ length: 3 }, () => ({ ...enfant, anneesElevees })),
  },
})

const majoration = (dossier: Dossier) => {
  const prevision = previsionDe(contexte, dossier, DATE)
  return prevision.sorte === 'calculee' && prevision.estimation.majorationEnfants.pourcentage
}

const DATE = '2034-07-01'

describe('the forecast of a request', () => {
  it('is that of the account', () => {
    const prevision = previsionDe(contexte, vide, DATE)
    expect(prevision).toMatchObject({
      sorte: 'calculee',
      dateDepart: DATE,
      estimation: { regle: '2026-09-01' },
    })
    expect(prevision.sorte === 'calculee' && prevision.estimation.pensionBruteMensuelle).toBeGreaterThan(0)
  })

  it('counts the children who were raised for nine years, unless none is declared', () => {
    expect(majoration(parent('9'))).toBe(10)
    expect(majoration(parent('8'))).toBe(0)
    expect(majoration(parent('9', '3'))).toBe(0)
  })

  // Art. L. 18 IV CPCMR: paid from the sixteenth birthday.
  it.each([
    ['01/07/2018', 10, []],
    ['02/07/2018', 0, ['02/07/2034']],
  ] as const)(
    'counts a third child born on %s for %i %%, and says when it will',
    (naissance, taux, jours) => {
      const dossier = parent('9')
      const [premier, deuxieme] = dossier.situation.enfants
      const enfants = [premier, deuxieme, { ...enfant, dateNaissance: naissance }].flatMap((un) => un ?? [])
      const prevision = previsionDe(
        contexte,
        { ...dossier, situation: { ...dossier.situation, enfants } },
        DATE,
      )
      if (prevision.sorte !== 'calculee') throw new Error(prevision.sorte)
      expect(prevision.estimation.majorationEnfants.pourcentage).toBe(taux)
      const dits = prevision.reserves.nonComptes.filter((phrase) => phrase.includes('pension pour enfants'))
      expect(dits.map((phrase) => /à partir du (\S+?)\./.exec(phrase)?.[1])).toEqual(jours)
    },
  )

  it.each([
    ['2026-11-01', /RETRAITE_DEPART_PASSE$/],
    ['2027-01-01', /RETRAITE_AVANT_AGE$/],
    ['2060-01-01', /RETRAITE_DEPART_AGE_MAXIMUM$/],
  ] as const)('on %s says why there is none', (date, raison) => {
    expect(previsionDe(contexte, vide, date)).toEqual({
      sorte: 'impossible',
      raison: expect.stringMatching(raison),
    })
  })

  // compteType lacks quarters at 64; nothing in a request asks for an incapacity (art. L. 14 I CPCMR).
  it('says that an incapacity of 50 % would spare its décote, and nothing of it where there is none', () => {
    const dit = (date: '2034-07-01' | '2036-06-01') => {
      const prevision = previsionDe(contexte, vide, date)
      if (prevision.sorte !== 'calculee') throw new Error(prevision.sorte)
      const phrases = prevision.reserves.nonComptes.filter((phrase) => phrase.includes('incapacité'))
      return [prevision.estimation.decote.trimestres > 0, phrases.length > 0]
    }
    expect(dit(DATE)).toEqual([true, true])
    expect(dit('2036-06-01')).toEqual([false, false])
  })

  it('waits for an account', () => {
    expect(previsionDe(sansCompte, vide, DATE)).toEqual({ sorte: 'sanscompte' })
  })
})
