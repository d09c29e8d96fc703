import { auCentime } from '#rules/money.ts'
import { describe, expect, it } from 'vitest'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import { questionsCorrection } from '#contract/carriere/correctionForm.ts'
import { reponsesDe } from '#contract/kit/questions/questionnaire.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { correctionSaisie, dossierDuBrouillon, nouveauDossier } from './dossier.ts'
import { phraseEffet } from './effet/effet.ts'
import { etapeOuverte } from './etapes.ts'

const TODAY = '2026-11-21'
const cir = compteType as unknown as Cir
const opened = (query: string) => nouveauDossier(cir, new URLSearchParams(query))

const whole = {
  ...opened('nature=periodemanquante&debut=2003-09-01&fin=2004-08-31').saisie,
  employeur: 'Rectorat',
  indiceMajore: '500',
  quotite: '99,5',
  explication: 'Arrêté.',
}

describe('a correction that begins', () => {
  it('takes from the address what suits the account', () => {
    expect(opened('nature=periodemanquante&debut=2003-09-01&fin=2004-08-31').saisie).toMatchObject({
      ligneId: 'nouvelle',
      nature: 'periodemanquante',
      debut: '01/09/2003',
      fin: '31/08/2004',
    })
    expect(opened('nature=dates&ligneId=p1').saisie).toMatchObject({ debut: '01/09/1996', quotite: '' })
  })

  it('begins with the working time of the account as it may be typed, exact', () => {
    const [p1, ...autres] = compteType.carriere
    const partiel = { ...compteType, carriere: [{ ...p1, quotite: (14 / 18) * 100 }, ...autres] }
    const query = new URLSearchParams('nature=quotite&ligneId=p1')
    expect(nouveauDossier(partiel as unknown as Cir, query).saisie.quotite).toBe('14/18')
  })

  it.each(['', 'nature=inconnue', 'nature=quotite', 'nature=dates&ligneId=p99'])(
    'asks for everything when the address says « %s »',
    (query) => {
      const { nature, ligneId } = opened(query).saisie
      expect([nature === '' || ligneId === '', opened(query).pieces]).toEqual([true, []])
    },
  )

  it('has a key of its own', () => {
    expect(opened('').cleEnvoi).not.toBe(opened('').cleEnvoi)
  })
})

describe('a draft', () => {
  it('is read again as it was, and anything else is not one', () => {
    const dossier = { ...opened('nature=enfant'), pieces: [{ id: 'a', name: 'b' }] }
    expect(dossierDuBrouillon(JSON.parse(JSON.stringify(dossier)))).toEqual(dossier)
    expect(dossierDuBrouillon({})).toBeUndefined()
    expect(dossierDuBrouillon({ cleEnvoi: 'a', saisie: { x: 1 }, pieces: [1] })).toMatchObject({
      pieces: [],
    })
  })
})

describe('the steps', () => {
  it('open as far as what is typed allows', () => {
    const vide = opened('').saisie
    expect(etapeOuverte('recapitulatif', vide, TODAY)).toBe('ligne')
    expect(etapeOuverte('effet', opened('nature=enfant').saisie, TODAY)).toBe('valeurs')
    expect(etapeOuverte('effet', whole, TODAY)).toBe('effet')
    expect(etapeOuverte('inconnue', whole, TODAY)).toBe('ligne')
  })

  it('send only what the kind asks for, as the server reads it', () => {
    expect(correctionSaisie({ ...whole, prenom: '' }, TODAY)?.valeurs).toEqual({
      debut: '2003-09-01',
      fin: '2004-08-31',
      employeur: 'Rectorat',
      indiceMajore: '500',
      quotite: '99,5',
    })
    for (const change of [{ quotite: '0' }, { quotite: '101' }, { fin: '31/08/2030' }, { explication: '' }])
      expect(correctionSaisie({ ...whole, ...change }, TODAY)).toBeUndefined()
  })
})

it('dates of a row may have no end, and it is not read back', () => {
  const saisie = { ...opened('nature=dates&ligneId=p1').saisie, fin: '', explication: 'Arrêté.' }
  expect(correctionSaisie(saisie, TODAY)?.valeurs).toEqual({ debut: '1996-09-01' })
  const read = reponsesDe(questionsCorrection('dates'), { today: TODAY } as const, {
    debut: '1996-09-01',
    fin: '',
    explication: 'Arrêté.',
  })
  expect(read.map(({ question }) => question)).not.toContain('Dernier jour')
  expect(correctionSaisie({ ...saisie, nature: 'servicenational' }, TODAY)).toBeUndefined()
})

describe('the sentence of the effect', () => {
  const phrase = (trimestresLiquidables: number, pensionMensuelle: number, trimestresAssurance = 0) =>
    phraseEffet(
      { trimestresLiquidables, trimestresAssurance, pensionMensuelle: auCentime(pensionMensuelle) },
      '2033-06-01',
    )

  it.each([
    [phrase(4, 52.31), 'ajouterait 4 trimestres et 52,31\u00A0€ bruts par mois à votre pension'],
    [phrase(-1, -1234.5), 'retirerait 1 trimestre et 1\u202F234,50\u00A0€ bruts par mois à votre'],
    [phrase(0, 3), 'Cette correction ajouterait 3,00\u00A0€ bruts par mois à'],
    [phrase(2, 0), 'ajouterait 2 trimestres à votre pension'],
    [phrase(2, 0), 'n’en serait pas changé'],
    [phrase(0, 0, 2), 'ajouterait 2 trimestres d’assurance'],
    [phrase(2, -1), 'ajouterait 2 trimestres et retirerait 1,00'],
    [phrase(0, 0), 'ne changerait ni vos trimestres'],
  ])('%s', (sentence, part) => {
    expect(sentence).toContain(part)
    expect(sentence).toContain('01/06/2033')
  })
})
