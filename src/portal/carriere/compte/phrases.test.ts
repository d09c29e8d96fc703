import { expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteAvec, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { resumeCompte } from '#rules/simulation/resume.ts'
import { phrasesDuResume } from './phrases.ts'
import { compteSuitesMessages } from './wordsSuites.ts'
import { compteMessages } from './words.ts'

/** Sixty-seven on 2028-02-10, with some 110 quarters then. */
const incomplet = compteAvec('1961-02-10', [periode('p1', '2000-09-01')])

const phrases = (cir: CompteRetraite, aujourdhui: CalendarDate, prevue?: CalendarDate) => {
  const resume = resumeCompte(cir, aujourdhui, prevue)
  if (!resume) throw new Error('No summary')
  return phrasesDuResume(resume, prevue && '7').map((une) => une.replaceAll(/[\u00A0\u202F]/g, ' '))
}

// Art. L. 14 I CPCMR: there is no décote from the age of annulment on, whatever misses.
it.each([
  ['2028-01-10', ' pour une pension sans décote.', true],
  [
    '2028-02-10',
    '. La décote a disparu, grâce à votre âge, depuis le 10/02/2028 : ils n’y changent rien',
    false,
  ],
  [
    '2028-03-10',
    '. La décote a disparu, grâce à votre âge, depuis le 10/02/2028 : ils n’y changent rien',
    false,
  ],
] as const)('on %s, missing quarters are said with the décote that there is or not', (jour, dit, aVenir) => {
  const [premiere = '', seconde] = phrases(incomplet, jour)
  expect(premiere).toMatch(/^À ce jour, il vous manque \d+ trimestres d’assurance/)
  expect(premiere).toContain(dit)
  expect(seconde?.startsWith('Grâce à votre âge, une pension qui commence à partir du 01/03/2028')).toBe(
    aVenir,
  )
})

it('a single quarter that misses is said in the singular', () => {
  const dit = compteMessages.resume.manquantsAujourdhui(1, '2028-02-10')
  expect(dit).toContain('il vous manque 1 trimestre d’assurance.')
  expect(dit).toContain('il n’y change rien, mais compte encore')
})

it.each([
  ['2028-02-01', / trimestres pour une pension sans décote\.$/],
  ['2028-03-01', / trimestres d’assurance, mais grâce à votre âge, votre pension n’aura pas de décote\.$/],
] as const)('a departure asked for on %s says the same', (depart, dit) => {
  const prevue = phrases(incomplet, '2026-11-21', depart).find((une) => une.startsWith('Vous avez demandé'))
  expect(prevue).toMatch(dit)
})

it('comes at 65 for a quarter of art. L. 12 ter', () => {
  const aidant = {
    ...incomplet,
    bonifications: [{ bonificationId: 'b', libelle: 'b', trimestres: 1, article: 'L12ter' as const }],
  }
  expect(phrases(aidant, '2026-02-10')[0]).toContain('depuis le 10/02/2026')
})

// Art. L. 4 and R. 4-1 CPCMR: no pension of the civil service without two years of services, whatever the age.
it.each([
  [
    'a post that will do them',
    [periode('p1', '2026-01-01')],
    'vous les aurez à 66 ans et 10 mois : votre pension pourra commencer le 01/01/2028.',
  ],
  ['a post that has ended', [periode('p1', '2000-01-01', '2000-12-31')], 'votre compte ne les a pas'],
] as const)('without two years of services, %s', (_, carriere, dit) => {
  const dites = phrases(compteAvec('1961-02-10', carriere), '2026-11-21').join(' ')
  expect(dites).toContain('Une pension de fonctionnaire demande deux ans de services')
  expect(dites).toContain(dit)
  expect(dites).not.toContain('Vous pouvez partir')
})

// Who no longer works, or not for now, is told what their account counts: nothing more until then.
it.each([
  ['a post', periode('p2', '1992-01-01')],
  ['a disponibilité', { ...periode('p2', '1992-01-01'), position: 'disponibilite' }],
  ['nothing since 1992', periode('p2', '1991-12-01', '1992-01-01')],
] as const)('what will miss at the opening supposes no work of who has %s', (_, derniere) => {
  const compte = compteAvec('1969-02-10', [periode('p1', '1988-09-01', '1991-11-30'), derniere])
  const manquants = resumeCompte(compte, '2026-11-21')?.ouverture.manquants
  const dit = phrases(compte, '2026-11-21').at(-1)
  expect(dit).toBe(
    `Si votre situation ne change pas d’ici là, ${manquants === 0 ? 'vous aurez tous les trimestres requis' : `il vous manquera ${manquants} trimestres`}.`,
  )
})

it.each([
  ['2', 1, 'Carrière : point 2. Si vous l’avez comparé à vos documents'],
  ['2, 4', 2, 'Carrière : points 2, 4. Si vous les avez comparés à vos documents'],
] as const)(
  'points that contradict a section (%s) agree with what is asked of them',
  (numeros, nombre, dit) => {
    expect(compteSuitesMessages.verification.confirmation.points('Carrière', numeros, nombre)).toContain(dit)
  },
)
