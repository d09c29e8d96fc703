import { describe, expect, it } from 'vitest'
import { chiffrer } from './chiffrage.ts'
import { examiner } from './examen.ts'
import { type Saisie, saisieVide, type Textes } from './saisie.ts'

const today = '2026-11-21'

const saisie = (textes: Partial<Textes> = {}, autres: Partial<Saisie> = {}): Saisie => {
  const vide = saisieVide(today)
  const connus = { dateNaissance: '12/05/1986', indiceMajore: '500' }
  return { ...vide, ...autres, textes: { ...vide.textes, ...connus, ...textes } }
}

const depart = {
  dateDepart: '01/06/2050',
  trimestresLiquidables: '150',
  trimestresAssurance: '160',
}

const erreurs = (textes: Partial<Textes>, autres?: Partial<Saisie>) =>
  examiner(saisie(textes, autres), today).erreurs

const etudes = (...dates: readonly (readonly [string, string])[]): Partial<Saisie> => ({
  etudes: dates.map(([debut, fin], index) => ({ cle: index + 1, debut, fin, diplome: true })),
})

const key = (motif: string) => expect.stringMatching(new RegExp(`RETRAITE_${motif}$`))

describe('what is typed for a buy-back', () => {
  it('is accepted with a birth, an index and a number of quarters', () => {
    expect(erreurs({})).toEqual({})
  })

  it.each(['29/02/1984', '01/01/1950', '01/06/1986', '31/12/2010'])(
    'takes a birth on %s',
    (dateNaissance) => {
      expect(erreurs({ dateNaissance, dateDemande: '01/01/2027' }).dateNaissance).toBeUndefined()
    },
  )

  it.each([
    [{ dateNaissance: '31/12/1949' }, 'dateNaissance', 'NAISSANCE_HORS_BAREME'],
    [{ dateNaissance: '01/01/2011' }, 'dateNaissance', 'NAISSANCE_HORS_BAREME'],
    [{ dateNaissance: '30/02/1984' }, 'dateNaissance', 'DATE_NAISSANCE'],
    [{ dateNaissance: '01/01/1959' }, 'dateDemande', 'RACHAT_AGE'],
    [{ indiceMajore: '' }, 'indiceMajore', 'INDICE_ABSENT'],
    [{ indiceMajore: '50' }, 'indiceMajore', 'INDICE_BORNES'],
    [{ indiceMajore: '500,5' }, 'indiceMajore', 'INDICE_BORNES'],
    [{ indiceMajore: 'Z9' }, 'indiceMajore', 'INDICE_LETTRE'],
    [{ dateDemande: '' }, 'dateDemande', 'RACHAT_DATE'],
    [{ dateDemande: '01/01/2003' }, 'dateDemande', 'RACHAT_DATE'],
    [{ trimestres: '13' }, 'trimestres', 'RACHAT_TRIMESTRES'],
    [{ trimestres: '0' }, 'trimestres', 'RACHAT_TRIMESTRES'],
    [{ trimestres: '1,5' }, 'trimestres', 'RACHAT_TRIMESTRES'],
    [{ ...depart, dateDepart: '15/06/2050' }, 'dateDepart', 'DEPART_PREMIER_DU_MOIS'],
    [{ ...depart, dateDepart: '01/06/2040' }, 'dateDepart', 'AVANT_AGE'],
    [{ ...depart, dateDepart: '01/06/2057' }, 'dateDepart', 'DEPART_AGE_MAXIMUM'],
    [{ ...depart, enfants: '40' }, 'enfants', 'ENFANTS'],
    [{ ...depart, trimestresAssurance: '' }, 'trimestresAssurance', 'TRIMESTRES'],
  ] as const)('%j is refused', (textes, champ, motif) => {
    expect(erreurs(textes)).toMatchObject({ [champ]: key(motif) })
  })

  it('is dated neither far ahead nor before the studies', () => {
    expect(erreurs({ dateDemande: '01/01/2032' }).dateDemande).toMatch(/trop éloignée/)
    expect(erreurs({ dateNaissance: '01/01/2005', dateDemande: '01/01/2006' }).dateDemande).toMatch(
      /avant votre naissance/,
    )
  })

  it('takes a lettered group with its chevron', () => {
    expect(erreurs({ indiceMajore: 'he a3' })).toEqual({})
  })

  it('refuses periods reversed, crossed, future or empty, and more quarters than they allow', () => {
    const annee = ['01/09/2004', '30/06/2005'] as const
    const faute = (...dates: readonly (readonly [string, string])[]) =>
      erreurs({}, etudes(...dates))[`etudes.${dates.length}`]
    expect(faute(['30/06/2005', '01/09/2004'])).toMatch(/avant son début/)
    expect(faute(annee, ['30/06/2005', '30/06/2006'])).toMatch(/chevauche/)
    expect(faute(['01/09/2026', '30/06/2027'])).toMatch(/après aujourd’hui/)
    expect(faute(['', ''])).toMatch(/début et la fin/)
    expect(erreurs({ trimestres: '4' }, etudes(annee)).trimestres).toMatch(/3 trimestres au plus/)
    expect(erreurs({ trimestres: '3' }, etudes(annee))).toEqual({})
  })
})

describe('the three options', () => {
  const chiffrage = (textes: Partial<Textes> = {}, autres?: Partial<Saisie>) =>
    chiffrer(examiner(saisie(textes, autres), today))

  it('cost quarters × percentage × annual index salary, indicative in 2026', () => {
    const resultat = chiffrage()
    expect(resultat).toMatchObject({ indicatif: true, age: 40, trimestres: 4, estimation: undefined })
    const deux = resultat?.options[2]
    expect(deux?.cout).toBeCloseTo(4 * (deux?.pourcentage ?? 0) * 5 * (resultat?.point ?? 0), 2)
    expect(deux).toMatchObject({ abattement: 5520, abattementConfirme: false, annees: [1, 3, 5] })
    expect(deux?.net).toBeCloseTo((deux?.cout ?? 0) - 5520, 2)
  })

  it('are spread by their number of quarters, without the abatement', () => {
    const annees = (trimestres: string) =>
      chiffrage({ dateNaissance: '12/05/1980', trimestres })?.options[0]?.annees.at(-1)
    expect([annees('1'), annees('2'), annees('5'), annees('9')]).toEqual([1, 3, 5, 7])
  })

  it('gain as much together as their estimates differ', () => {
    const resultat = chiffrage(depart)
    const [duree, taux, deux] = resultat?.options.map(({ gain }) => gain) ?? []
    expect(resultat?.manquants).toBe((resultat?.estimation?.trimestresRequis ?? 0) - 160)
    expect(duree?.mensuel).toBeGreaterThan(0)
    expect(taux?.mensuel).toBeGreaterThan(0)
    expect(deux?.mensuel).toBeGreaterThan((duree?.mensuel ?? 0) + (taux?.mensuel ?? 0))
    expect(deux?.ageEquilibre?.annees).toBeGreaterThan(64)
    expect(deux?.inutile).toEqual([])
  })

  it('are said useless without décote, at the maximum, and beyond twenty missing quarters', () => {
    const inutiles = (textes: Partial<Textes>) =>
      chiffrage({ ...depart, ...textes })?.options.map(({ gain }) => gain?.inutile)
    expect(inutiles({ trimestresLiquidables: '172', trimestresAssurance: '180' })).toEqual([
      ['POURCENTAGE_MAXIMUM'],
      ['SANS_DECOTE'],
      ['SANS_DECOTE', 'POURCENTAGE_MAXIMUM'],
    ])
    expect(inutiles({ trimestresAssurance: '140' })?.[1]).toContain('PLUS_DE_VINGT_TRIMESTRES')
  })

  it('are not reckoned while something is wrong', () => {
    expect(chiffrage({ trimestres: '13' })).toBeUndefined()
  })
})
