import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { etapesDemande, type EtapeDe } from '#contract/demande/genres.ts'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import { anneesDeDepart, premiereDate } from '#contract/demande/questions/depart.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import { reservesDe } from '../depart/departDit.ts'
import { nouveauDossier, type Dossier as DossierDe } from './dossier.ts'
import { etapeOuverte, etapePrecedente, etapeSuivante } from './etapes.ts'
import { contexteAlain } from '../testing/contextes.ts'

type Dossier = DossierDe<'depart'>
type SaisieDepart = Dossier['depart']

const contexte: Contexte = { ...contexteAlain, cir: compteType as unknown as Cir }

const vide = nouveauDossier('depart', contexte)
const complet: Dossier = {
  ...vide,
  situation: {
    ...vide.situation,
    situationFamiliale: 'celibataire',
    codeValidationEnfant: '3',
    employeur: 'Préfecture',
  },
  depart: { ...vide.depart, dateDepart: '2027-09-01' },
}

const departing = (depart: Partial<SaisieDepart>): Dossier => ({
  ...complet,
  depart: { ...complet.depart, ...depart },
})

const opened = (asked: EtapeDe<'depart'>, dossier: Dossier) =>
  etapeOuverte('depart', asked, dossier, contexte)

describe('ET-1, the step that opens', () => {
  it.each<[string, EtapeDe<'depart'>, Dossier, string]>([
    ['ET-1.1 the first, always', 'preparation', vide, 'preparation'],
    ['ET-1.2 the situation before the departure', 'depart', vide, 'situation'],
    ['ET-1.3 the situation before the recap', 'recapitulatif', vide, 'situation'],
    ['ET-1.4 the departure before the recap', 'recapitulatif', departing({ dateDepart: '' }), 'depart'],
    [
      'ET-1.5 a date that has passed since',
      'recapitulatif',
      departing({ dateDepart: '2026-10-01' }),
      'depart',
    ],
    ['ET-1.6 the recap, complete', 'recapitulatif', complet, 'recapitulatif'],
    ['ET-1.7 the files, though none is asked for', 'pieces', complet, 'pieces'],
    ['ET-1.8 files asked for', 'pieces', departing({ codeMotifDepart: '5' }), 'pieces'],
    ['ET-1.9 back to a step that is complete', 'situation', complet, 'situation'],
    [
      'ET-1.10 a change of address without it',
      'depart',
      { ...complet, situation: { ...complet.situation, changementAdresse: true } },
      'situation',
    ],
  ])('%s', (_, asked, dossier, step) => {
    expect(opened(asked, dossier)).toBe(step)
  })
})

it('ET-2 the steps are as many whatever the answers, each with its neighbours', () => {
  expect(etapesDemande('depart')).toHaveLength(6)
  expect(etapeSuivante('depart', 'depart')).toBe('pieces')
  expect(etapePrecedente('depart', 'recapitulatif')).toBe('pieces')
  expect(etapePrecedente('depart', 'preparation')).toBe('preparation')
  expect(etapeSuivante('depart', 'confirmation')).toBe('confirmation')
})

describe('ET-3, what is said of a departure', () => {
  const said = (depart: Partial<SaisieDepart>) => reservesDe(departing(depart), contexte).join(' ')

  it.each<[string, Partial<SaisieDepart>, RegExp]>([
    ['ET-3.1 nothing between six and eighteen months', {}, /^$/],
    ['ET-3.2 it is close', { dateDepart: '2027-04-01' }, /^Cette date est dans moins de 6 mois/],
    ['ET-3.3 it is far', { dateDepart: '2028-06-01' }, /^Cette date est dans plus de 18 mois/],
    ['ET-3.4 children are missing', { codeMotifDepart: '2' }, /^Ce motif demande 3 enfants/],
    ['ET-3.5 both', { dateDepart: '2027-04-01', codeMotifDepart: '4' }, /6 mois.*Ce motif demande un enfant/],
    ['ET-3.6 nothing of a date that the form refuses', { dateDepart: '2026-10-01' }, /^$/],
    ['ET-3.7 nothing without a date', { dateDepart: '', codeMotifDepart: '2' }, /^$/],
  ])('%s', (_, depart, sentence) => {
    expect(said(depart)).toMatch(sentence)
  })

  it('ET-3.8 nothing of the conditions without an account', () => {
    const { cir: _, ...without } = contexte
    expect(reservesDe(departing({ codeMotifDepart: '2' }), without)).toEqual([])
  })

  it('ET-3.9 from when each reason lets leave', () => {
    expect(premiereDate(1, contexte)).toBe('Vous avez déjà l’âge de ce motif.')
    expect(premiereDate(1, { ...contexte, today: '2026-07-21' })).toBe(
      'Première date possible pour vous : 01/09/2026.',
    )
    expect(premiereDate(2, contexte)).toBeUndefined()
  })

  it('ET-3.10 the years offered begin with the present one, two at least', () => {
    expect(anneesDeDepart(contexte)).toEqual(Array.from({ length: 13 }, (_, rank) => 2026 + rank))
    const identite = { ...contexte.identite, dateNaissance: '1940-01-01' } as const
    const old = { ...contexte, identite }
    expect(anneesDeDepart(old)).toEqual([2026, 2027])
  })
})
