import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { cirType, periodeDuCir } from '#contract/carriere/testing/cirType.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import { conditionsDites } from './conditions.ts'
import { nouveauDossier, type Dossier as DossierDe } from '../dossier/dossier.ts'
import { contexteCamille } from '../testing/contextes.ts'
import { phraseResultat, resultatVu } from './resultat.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { learnMessages } from '#portal/client/fetch/messageText.ts'

learnMessages(defaultMessages)

const TODAY = '2026-11-21'

type Dossier = DossierDe<'progressive'>

const cir: Cir = {
  ...cirType,
  situation: { ...cirType.situation, dateNaissance: '1965-05-12' },
  carriere: [periodeDuCir('1990-01-01')],
}

const contexte = contexteCamille(cir)

const complet = (part: Partial<Dossier['tempsPartiel']> = {}): Dossier => {
  const nouveau = nouveauDossier('progressive', contexte)
  return {
    ...nouveau,
    tempsPartiel: { ...nouveau.tempsPartiel, dateDebut: '2027-07-01', quotite: '80', ...part },
  }
}

const texteDe = (condition: string, dossier: Dossier, known: Pick<Contexte, 'cir' | 'today'> = contexte) =>
  conditionsDites(known, dossier).find((dite) => dite.condition === condition)

describe('the conditions', () => {
  it('are told at the wished day, with the value of the person', () => {
    expect(texteDe('trimestres', complet())).toEqual({
      condition: 'trimestres',
      etat: 'remplie',
      texte: 'Au 01/07/2027, votre compte aura 150 trimestres.',
    })
    expect(texteDe('age', complet())?.texte).toBe('Vous avez atteint cet âge.')
  })

  it('are told at the 1st of next month as long as no day is chosen', () => {
    expect(texteDe('trimestres', complet({ dateDebut: '' }))).toMatchObject({
      etat: 'nonremplie',
      texte: expect.stringMatching(
        /^Au 01\/12\/2026, votre compte aura 147 trimestres : il en manquera 3/,
      ) as unknown,
    })
  })

  it('cannot be told without an account', () => {
    expect(texteDe('age', complet(), { today: TODAY })?.etat).toBe('averifier')
    expect(texteDe('trimestres', complet(), { today: TODAY })?.texte).toMatch(/votre service les comptera/)
  })

  /** Art. D. 37-1 II CPCMR: no authorisation of part-time work, hence none of its working times, is asked of whose job is not full-time. */
  it.each([
    ['40', false, 'nonremplie', true],
    ['50', false, 'remplie', false],
    ['40', true, 'remplie', false],
    ['95', true, 'remplie', false],
    ['100', true, 'nonremplie', true],
  ] as const)(
    'tells a working time of %s, in a job that is not full-time: %s, as %s, and what to tick: %s',
    (quotite, tempsIncomplet, etat, dit) => {
      const dite = texteDe('quotite', complet({ quotite, tempsIncomplet }))
      expect(dite?.etat).toBe(etat)
      expect(dite?.texte.includes('emploi lui-même est à temps incomplet')).toBe(dit)
      // Nobody asks for the hours of a post: they are its own.
      expect(dite?.texte.startsWith('Votre emploi est à')).toBe(tempsIncomplet && etat === 'remplie')
    },
  )
})

describe('the result', () => {
  it('is a sentence with the sum and its parts', () => {
    const vu = resultatVu(cir, { dateDebut: '2027-07-01', quotite: '80' }, TODAY)
    expect(phraseResultat(vu)).toMatch(
      /^En travaillant à 80\s% à partir du 01\/07\/2027, vous recevriez [\d\s]+,\d\d\s€ bruts par mois/u,
    )
  })

  it('says what its décote would be spared by, which no request asks', () => {
    const vu = resultatVu(cir, { dateDebut: '2027-07-01', quotite: '80' }, TODAY)
    const reserves = vu.sorte === 'calcule' ? vu.reserves.nonComptes : []
    expect(reserves.filter((phrase) => phrase.includes('pas de décote'))).toHaveLength(1)
  })

  it.each([
    [{ dateDebut: '', quotite: '80' }, { sorte: 'attente' }],
    [{ dateDebut: '2027-07-01', quotite: '9' }, { sorte: 'attente' }],
    [
      { dateDebut: '2026-11-01', quotite: '80' },
      {
        sorte: 'impossible',
        raisons: [
          'Cette date est passée, ou c’est celle d’aujourd’hui. Choisissez le 1er d’un mois à venir.',
        ],
        bloque: true,
      },
    ],
    [
      { dateDebut: '2027-04-01', quotite: '80' },
      {
        sorte: 'impossible',
        raisons: [expect.stringMatching(/^La retraite progressive demande 150/) as unknown],
        bloque: false,
      },
    ],
  ])('is not there with %o', (typed, vu) => {
    expect(resultatVu(cir, typed, TODAY)).toEqual(vu)
    expect(phraseResultat(resultatVu(cir, typed, TODAY))).toBe('')
  })

  it('needs an account', () => {
    expect(resultatVu(undefined, { dateDebut: '2027-07-01', quotite: '80' }, TODAY)).toEqual({
      sorte: 'sansCompte',
    })
  })
})
