import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { demandeDe, dossierDuBrouillon, nouveauDossier, type Dossier as DossierDe } from './dossier.ts'
import { etapeOuverte } from './etapes.ts'
import { contexteCamille } from '../testing/contextes.ts'

type Dossier = DossierDe<'progressive'>

const cir = { situation: { employeur: 'Préfecture du Rhône' }, carriere: [] } as unknown as Cir

const contexte = contexteCamille(cir)

const complet = (part: Partial<Dossier['tempsPartiel']> = {}): Dossier => {
  const nouveau = nouveauDossier('progressive', contexte)
  return {
    ...nouveau,
    tempsPartiel: { ...nouveau.tempsPartiel, dateDebut: '2027-07-01', quotite: '80', ...part },
  }
}

describe('a new request', () => {
  it('has what the portal knows, and keeps the account on file', () => {
    const { situation, tempsPartiel } = nouveauDossier('progressive', contexte)
    expect(situation).toMatchObject({ courriel: 'camille@exemple.fr', employeur: 'Préfecture du Rhône' })
    expect(tempsPartiel.conservationIban).toBe(true)
  })

  it('has no employer without an account, nor an account to keep when none is on file', () => {
    const { cir: _cir, ibanMasque: _iban, ...unknown } = contexte
    const { situation, tempsPartiel } = nouveauDossier('progressive', unknown)
    expect(situation.employeur).toBe('')
    expect(tempsPartiel.conservationIban).toBe(false)
  })
})

describe('a request that goes on', () => {
  const file = { id: 'a', name: 'a.pdf' }

  it('is the one that the draft holds', () => {
    const kept = { ...complet(), pieces: { autorisation: [file], iban: [] } }
    expect(dossierDuBrouillon('progressive', contexte, { ...kept })).toEqual(kept)
  })

  it('leaves what the form does not know', () => {
    const nouveau = nouveauDossier('progressive', contexte)
    const kept = {
      cleEnvoi: 3,
      situation: { courriel: 4, ancien: 'x' },
      pieces: { autorisation: [{ id: 1 }] },
    }
    expect(dossierDuBrouillon('progressive', contexte, kept)).toEqual({
      ...nouveau,
      cleEnvoi: expect.any(String) as string,
    })
  })

  it('no longer keeps an account that is not on file any more', () => {
    const { ibanMasque: _iban, ...sansCompte } = contexte
    const { tempsPartiel } = dossierDuBrouillon('progressive', sansCompte, { ...complet() })
    expect(tempsPartiel.conservationIban).toBe(false)
  })
})

describe('what is sent', () => {
  it('has numbers, and neither an account that is kept nor a part-time that there is not', () => {
    const dossier = complet({
      quotite: '80 %',
      quotiteActuelle: '70',
      tempsPartielDepuis: '01/09/2020',
      iban1: 'X',
    })
    const sent = demandeDe(
      'progressive',
      { ...dossier, pieces: { autorisation: [], iban: [{ id: 'i', name: 'i.pdf' }] } },
      contexte,
      true,
    )
    expect(sent.tempsPartiel).toMatchObject({
      quotite: 80,
      quotiteActuelle: 0,
      tempsPartielDepuis: '',
      iban1: '',
    })
    expect(sent.pieces).toEqual({ autorisation: [], iban: [] })
    expect(sent.declaration).toBe(true)
  })

  it('has the other account, its statement and the present part-time', () => {
    const dossier = {
      ...complet({
        dejaTempsPartiel: true,
        quotiteActuelle: '70',
        tempsPartielDepuis: '01/09/2020',
        conservationIban: false,
        iban1: 'FR76',
        iban2: '189',
      }),
      pieces: { autorisation: [{ id: 'a', name: 'a.pdf' }], iban: [{ id: 'i', name: 'i.pdf' }] },
    }
    const sent = demandeDe('progressive', dossier, contexte, true)
    expect(sent.tempsPartiel).toMatchObject({
      quotiteActuelle: 70,
      tempsPartielDepuis: '2020-09-01',
      iban1: 'FR76',
      iban2: '189',
    })
    expect(sent.pieces).toEqual({ autorisation: ['a'], iban: ['i'] })
  })
})

describe('the step that opens', () => {
  it.each([
    ['recapitulatif', complet(), 'recapitulatif'],
    ['pieces', complet({ quotite: '40' }), 'temps-partiel'],
    ['temps-partiel', complet({ quotite: '40' }), 'temps-partiel'],
    ['recapitulatif', { ...complet(), situation: { ...complet().situation, employeur: '' } }, 'situation'],
    ['situation', complet(), 'situation'],
  ] as const)('for %s', (asked, dossier, opened) => {
    expect(etapeOuverte('progressive', asked, dossier, contexte)).toBe(opened)
  })
})
