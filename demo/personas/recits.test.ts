import { anneeDe, type CalendarDate, calendarDate } from '#rules/calendar/dates.ts'
import { addDays, addMonths } from '#rules/calendar/arithmetic.ts'
import { dateAge } from '#rules/calendar/ages.ts'
import { constatsCompte } from '#rules/carriere/constatsCompte.ts'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { eligibiliteProgressive } from '#rules/demande/demandeProgressive.ts'
import { delaisObserves } from '#rules/demande/delais.ts'
import { parcoursDossier, peutPasser } from '#rules/demande/etats.ts'
import { fauteDeDepart, premierDepart, reserveDuMotif } from '#rules/demande/motifDepart.ts'
import { nomsGenreDemande } from '#contract/demande/genres.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { describe, expect, it } from 'vitest'
import { documentsOf } from '../documents/documents.ts'
import {
  backPayCauseOf,
  firstPensionMonth,
  paySituationOf,
  pensionSituationOf,
} from '../documents/situations.ts'
import { makePensionSlip } from '../paie/pensionSlip.ts'
import { lastPaidMonth, monthsBefore } from '../paie/periode.ts'
import { careers } from './careers.ts'
import { type DossierDemo, dossiers } from '../retraite/dossiers.ts'
import { dossiersClos } from '../retraite/dossiersClos.ts'
import { makeCir } from '../retraite/makeCir.ts'
import { evenementsOf } from '../documents/evenements.ts'
import type { Persona } from './Persona.ts'
import { personas } from './personas.ts'

const days = ['2026-11-20', '2026-12-31', '2027-01-28', '2027-11-26'] as const

const cirOf = (persona: Persona, today: CalendarDate): Cir => {
  const cir = makeCir(persona, today)
  if (!cir) throw new RangeError(`No account of ${persona.prenom}`)
  return cir
}

const dateAskedFor = ({ dansMois }: DossierDemo, today: CalendarDate) =>
  calendarDate(`${monthsBefore(today.slice(0, 7), -dansMois)}-01`)

const requests = personas.flatMap((persona) =>
  (dossiers[persona.nir] ?? []).flatMap((dossier) =>
    days.map((today) => [persona.prenom, dossier.genre, today, persona, dossier] as const),
  ),
)

describe.each(requests)('the request of %s (%s) on %s', (_, genre, today, persona, dossier) => {
  const { passages, codeMotifDepart = 1 } = dossier

  it('asks for a day that the law opens to this person', () => {
    const cir = cirOf(persona, today)
    const dateDepart = dateAskedFor(dossier, today)
    if (genre === 'progressive') {
      const conditions = eligibiliteProgressive(cir, {
        dateDebut: dateDepart,
        quotite: 80,
        tempsPartielTherapeutique: false,
        autreActivite: false,
      })
      expect(Object.values(conditions)).toEqual(Object.values(conditions).map(() => 'remplie'))
      return
    }
    const { dateNaissance } = cir.situation
    const depart = {
      dateNaissance,
      categorie: categorieDuCompte(cir, dateDepart),
      dateDepart,
      codeMotifDepart,
    }
    expect(fauteDeDepart(depart, today)).toBeUndefined()
    const told = { dateDepart, codeMotifDepart, enfants: cir.enfants.length, enfantsInvalides: 0 }
    expect(reserveDuMotif(cir, told, today)).toBeUndefined()
    // Mothers of three keep their reason when the third was born, and fifteen years served, before 2012.
    if (codeMotifDepart !== 2) return
    expect(cir.enfants.filter((enfant) => enfant.dateNaissance < '2012-01-01')).toHaveLength(3)
    expect(anneeDe(cir.carriere[0]?.debut ?? today)).toBeLessThan(2012 - 15)
  })

  it('went through states in order, each with its document of that day, told the same day', () => {
    const documents = documentsOf(persona, today)
    expect(passages[0]?.etat).toBe('recue')
    passages.forEach(({ etat, ilYAJours, document }, index) => {
      const before = passages[index - 1]
      if (before) {
        expect(peutPasser(genre, before.etat, etat)).toBe(true)
        expect(ilYAJours).toBeLessThanOrEqual(before.ilYAJours)
      }
      const dates = documents.filter(({ nature }) => nature === document).map((made) => made.dateDocument)
      if (document) expect(dates).toEqual([addDays(today, -ilYAJours)])
    })
    const suivi = genre === 'depart' ? 'suividepartretraite' : 'suividepartretraiteprogressive'
    const steps = passages.map(({ ilYAJours }) => addDays(today, -ilYAJours))
    for (const { service, dateEvenement } of evenementsOf(persona, today))
      if (service === suivi) expect(steps).toContain(dateEvenement)
  })

  it('is not beside another that goes on', () => {
    const open = (dossiers[persona.nir] ?? []).filter((other) => {
      const { suites } = parcoursDossier[other.genre]
      return (other.passages.at(-1)?.etat ?? 'recue') in suites
    })
    expect(open.length).toBeLessThanOrEqual(1)
  })
})

it('tells how long each step of a request lasts, from enough that went to their end in the order of the law', () => {
  const ended = Object.values(dossiersClos).flat()
  for (const genre of nomsGenreDemande) {
    const { etapes } = parcoursDossier[genre]
    const passed = ended.filter((dossier) => dossier.genre === genre).map(({ passages }) => passages)
    const histories = passed.map((passages) =>
      passages.map(({ etat, ilYAJours }) => ({ etat, date: addDays('2026-11-20', -ilYAJours) })),
    )
    expect(delaisObserves(genre, histories).map(({ etape }) => etape)).toEqual(etapes.slice(0, -1))
    for (const [rang, etape] of etapes.slice(1).entries())
      expect(peutPasser(genre, etapes[rang] ?? etape, etape)).toBe(true)
    for (const passages of passed) expect(passages.every(({ ilYAJours }) => ilYAJours > 0)).toBe(true)
  }
})

const holders = personas.filter(({ nir, cir }) => cir && careers[nir])

describe.each(holders.map((persona) => [persona.prenom, persona] as const))(
  'the account of %s',
  (_, persona) => {
    it.each(days)('on %s has only the faults of its story, and steps that are known and paid', (today) => {
      const cir = cirOf(persona, today)
      const faults = constatsCompte(cir, today).map(({ sorte }) => sorte)
      expect(faults).toEqual(persona.prenom === 'Camille' ? ['lacune', 'quotiteAbsente'] : [])
      expect(cir.carriere.every(({ debut }) => debut <= cir.misAJourLe)).toBe(true)
      expect(cir.misAJourLe <= today).toBe(true)
      const { avancements = [] } = persona.paie ?? {}
      for (const { ilYAMois, indiceMajore } of avancements) {
        const { mois } = backPayCauseOf(persona, monthsBefore(lastPaidMonth(today), ilYAMois), today)
        const period = cir.carriere.find(({ debut }) => debut.slice(0, 7) === mois[0])
        expect(period?.indiceMajore).toBe(indiceMajore)
      }
    })

    it.each(days)('on %s is at the index, the grade and the time of the last payslip', (today) => {
      const cir = cirOf(persona, today)
      const paid = paySituationOf(persona, today)(lastPaidMonth(today))
      expect(cir.situation).toMatchObject({ indiceMajore: paid.indiceMajore, echelon: paid.echelon })
      expect(cir.carriere.at(-1)).toMatchObject({ quotite: paid.quotite, grade: paid.grade })
      const young = cir.enfants.filter(({ dateNaissance }) => {
        const first = calendarDate(`${lastPaidMonth(today)}-01`)
        return dateAge(dateNaissance, { annees: 20, mois: 0 }) > first
      })
      expect(paid.enfants).toBe(young.length)
    })

    it.each(days)(
      'on %s is told to ask for retirement only when the right opens within eighteen months',
      (today) => {
        const told = evenementsOf(persona, today).some(
          ({ libelle1 }) => libelle1 === 'Vous pouvez demander votre retraite',
        )
        const { dateNaissance, categorie } = cirOf(persona, today).situation
        const opens = premierDepart({ dateNaissance, categorie, codeMotifDepart: 1 }, today) ?? today
        if (told) expect(opens <= addMonths(today, 18)).toBe(true)
      },
    )
  },
)

it.each(days)('on %s nobody is asked to validate an account that they may not', (today) => {
  const asked = personas.filter((persona) =>
    evenementsOf(persona, today).some(({ actionIhm }) => actionIhm === 'securiserCompte'),
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((persona) => !persona.accesVerificationCompte)).toEqual([])
})

describe.each(personas.filter(({ pension }) => pension).map((persona) => [persona.prenom, persona] as const))(
  'the pension of %s',
  (_, persona) => {
    it.each(days)('on %s begins at the amount of its title, which comes before, and rises', (today) => {
      const documents = documentsOf(persona, today)
      const slips = documents.filter(({ nature }) => nature === 'bulletinPension')
      const title = documents.find(({ nature }) => nature === 'titrePension')
      const first = slips.at(-1)
      expect(first?.periode).toBe(firstPensionMonth(persona, today))
      expect((title?.dateDocument ?? today) < (first?.dateDocument ?? today)).toBe(true)
      const at = pensionSituationOf(persona, today)
      expect(at(first?.periode ?? '').pension).toBe(persona.pension?.pension)
      const paid = slips.map(({ periode = '' }) => makePensionSlip(at(periode), periode).totals.brut)
      expect(paid).toEqual(paid.toSorted((a, b) => b - a))
    })

    it.each(days)('on %s is certified to the tax office for the years in which it was paid', (today) => {
      const documents = documentsOf(persona, today)
      const yearsOf = (nature: string) =>
        new Set(
          documents.filter((one) => one.nature === nature).map(({ periode = '' }) => periode.slice(0, 4)),
        )
      const certified = yearsOf('attestationFiscalePension')
      expect(certified.size).toBeGreaterThan(0)
      expect([...certified].filter((year) => !yearsOf('bulletinPension').has(year))).toEqual([])
    })
  },
)

it('a pension rises by what the law says: 0.9 % in January 2026 (art. L. 16 CPCMR)', () => {
  const camille = personas.find(({ prenom }) => prenom === 'Camille') as Persona
  const at = pensionSituationOf(camille, '2026-11-20')
  expect([at('2025-12').pension, at('2026-01').pension]).toEqual([61_240, 61_791])
})

const withAccount = personas.filter((persona) => makeCir(persona, '2026-11-20') !== undefined)

it.each(withAccount)('$prenom holds the index of today since the day that the career tells', (persona) => {
  const { situation, carriere } = cirOf(persona, '2026-11-20')
  const rows = carriere.filter(({ debut }) => debut >= situation.indiceDepuis)
  const since = rows.map(({ indiceMajore }) => indiceMajore)
  expect(new Set(since)).toEqual(new Set([situation.indiceMajore]))
  const before = carriere.findLast(({ debut }) => debut < situation.indiceDepuis)
  expect(before?.indiceMajore).not.toBe(situation.indiceMajore)
})
