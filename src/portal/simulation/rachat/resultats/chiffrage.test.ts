import { describe, expect, it } from 'vitest'
import { lireRachat, type RachatForm } from '#contract/simulation/rachat/rachatForm.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { chiffrer } from './chiffrage.ts'
import { rachatMessages, saisieVide } from '../saisie.ts'

const today = '2026-11-21'

const depart = {
  dateDepart: '01/06/2050',
  trimestresLiquidables: '150',
  trimestresAssurance: '160',
}

describe('the three options', () => {
  const connus = { ...saisieVide(today), dateNaissance: '12/05/1986', indiceMajore: '500' }
  const chiffrage = (change: Partial<RachatForm> = {}) =>
    chiffrer(lireRachat({ ...connus, ...change }, today))

  it('cost quarters × percentage × annual index salary, indicative in 2026', () => {
    const resultat = chiffrage()
    expect(resultat).toMatchObject({ indicatif: true, age: 40, trimestres: 4, estimation: undefined })
    const deux = resultat?.options[2]
    expect(deux?.cout).toBeCloseTo(4 * (deux?.pourcentage ?? 0) * 5 * (resultat?.point ?? 0), 2)
    expect(deux).toMatchObject({ abattement: 5520, abattementConfirme: false })
    expect(deux?.paiement.annees).toEqual([1, 3, 5])
    expect(deux?.net).toBeCloseTo((deux?.cout ?? 0) - 5520, 2)
  })

  it('are spread by their number of quarters, without the abatement', () => {
    const annees = (trimestres: string) =>
      chiffrage({ dateNaissance: '12/05/1980', trimestres })?.options[0]?.paiement.annees.at(-1)
    expect([annees('1'), annees('2'), annees('5'), annees('9')]).toEqual([1, 3, 5, 7])
  })

  it('gain as much together as their estimates differ', () => {
    const resultat = chiffrage(depart)
    const [duree, taux, deux] = resultat?.options.map(({ gain }) => gain) ?? []
    expect(resultat?.manquants).toBe((resultat?.estimation?.trimestresRequis ?? 0) - 160)
    expect(duree?.gainMensuel).toBeGreaterThan(0)
    expect(taux?.gainMensuel).toBeGreaterThan(0)
    expect(deux?.gainMensuel).toBeGreaterThan((duree?.gainMensuel ?? 0) + (taux?.gainMensuel ?? 0))
    expect(deux?.ageEquilibre?.annees).toBeGreaterThan(64)
    expect(deux?.inutile).toEqual([])
  })

  it('are said useless without décote, at the maximum, and beyond twenty missing quarters', () => {
    const inutiles = (textes: Partial<RachatForm>) =>
      chiffrage({ ...depart, ...textes })?.options.map(({ gain }) => gain?.inutile)
    expect(inutiles({ trimestresLiquidables: '172', trimestresAssurance: '180' })).toEqual([
      ['POURCENTAGE_MAXIMUM'],
      ['SANS_DECOTE'],
      ['SANS_DECOTE', 'POURCENTAGE_MAXIMUM'],
    ])
    expect(inutiles({ trimestresAssurance: '140' })?.[1]).toContain('DECOTE_PLAFONNEE')
  })
})

describe('more quarters than the periods of studies allow', () => {
  it.each([
    [0, /n’ouvrent droit à aucun trimestre/],
    [3, /ouvrent droit à 3 trimestres au plus/],
    [11, /ouvrent droit à 11 trimestres au plus/],
  ])('when they allow %i, it is said so', (nombre, phrase) => {
    expect(messageText(`RACHAT_TRIMESTRES_ETUDES_${nombre}`, rachatMessages)).toMatch(phrase)
  })
})
