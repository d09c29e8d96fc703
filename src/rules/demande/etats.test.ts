import { describe, expect, it } from 'vitest'
import { addDays } from '#rules/calendar/arithmetic.ts'
import {
  acteurDe,
  demandeUnMotif,
  dernierJourSuivi,
  estAnnulable,
  estReprise,
  estSuiviClos,
  estTermine,
  etatsDossier,
  parcoursDossier,
  peutPasser,
  suitesDossier,
  type EtatDossier,
  type GenreDossier,
} from './etats.ts'

const genres = Object.keys(parcoursDossier) as GenreDossier[]

describe.each(genres)('a %s request', (genre) => {
  it('can go through all its steps, in their order', () => {
    const steps = parcoursDossier[genre].etapes
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1]
      if (next) expect([step, peutPasser(genre, step, next)]).toEqual([step, true])
    }
  })

  it('leaves no state without a way on, but those that end it', () => {
    const reached = new Set(Object.values<readonly EtatDossier[]>(parcoursDossier[genre].suites).flat())
    for (const state of reached)
      expect([state, suitesDossier(genre, state).length === 0]).toEqual([state, estTermine(state)])
  })

  it('comes back from a document asked for, and never from its end', () => {
    expect(peutPasser(genre, 'piecedemandee', 'traitement')).toBe(true)
    for (const state of etatsDossier) {
      expect(peutPasser(genre, 'annulee', state)).toBe(false)
      expect(peutPasser(genre, parcoursDossier[genre].etapes.at(-1) ?? 'annulee', state)).toBe(false)
    }
  })

  it('says who acts in each state, and nobody at the end', () => {
    for (const state of Object.keys(parcoursDossier[genre].suites) as EtatDossier[])
      expect(acteurDe(state)).toBeDefined()
    const ends = etatsDossier.filter((state) => suitesDossier(genre, state).length === 0 && estTermine(state))
    expect(ends.length).toBeGreaterThan(1)
    for (const state of ends) expect([state, acteurDe(state)]).toEqual([state, undefined])
  })
})

it('is cancelled online only before anyone works on it', () => {
  expect(etatsDossier.filter(estAnnulable)).toEqual(['recue'])
})

it('gives a reason where something is missing, and where it is cancelled', () => {
  expect(etatsDossier.filter(demandeUnMotif)).toEqual(['piecedemandee', 'annulee'])
})

it.each([
  [6, false],
  [7, false],
  [8, true],
])(
  'closes the follow-up of a progressive request seven days after the cancellation (%i days: %s)',
  (days, closed) => {
    const cancelled = addDays('2026-11-20', -days)
    expect(estSuiviClos('progressive', cancelled, '2026-11-20')).toBe(closed)
    expect(estSuiviClos('depart', cancelled, '2026-11-20')).toBe(false)
    expect(estSuiviClos('progressive', undefined, '2026-11-20')).toBe(false)
  },
)

it('tells the last day on which a cancelled request is followed, for the kind whose follow-up closes', () => {
  expect(dernierJourSuivi('progressive', '2026-11-18')).toBe('2026-11-25')
  expect(dernierJourSuivi('depart', '2026-11-18')).toBeUndefined()
})

it.each([
  [['recue', 'traitement', 'piecedemandee'], 'traitement', true],
  [['recue', 'piecedemandee'], 'traitement', false],
  [['recue', 'traitement'], 'traitement', false],
  [[], 'recue', false],
] as const)('after %j, %s goes on from where it was: %s', (avant, etat, reprise) => {
  expect(
    estReprise(
      avant.map((passe) => ({ etat: passe })),
      etat,
    ),
  ).toBe(reprise)
})
