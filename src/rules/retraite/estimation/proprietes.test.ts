import fc from 'fast-check'
import { expect, it } from 'vitest'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { type Estimation, estimer } from './estimation.ts'
import { ageOuverture } from '../droit/ages.ts'
import { dureeRequise } from '../droit/durations.ts'
import { RegleFault } from './verification/faute.ts'
import { illisible } from './testing/comptesType.ts'
import { demande, naissance } from './testing/demandes.ts'
import { demandeType } from './testing/demandeType.ts'
import { verifierDemande } from './verification/verifierDemande.ts'

const runs = { numRuns: 400 }

const nombres = (valeur: unknown): number[] => {
  if (typeof valeur === 'number') return [valeur]
  return typeof valeur === 'object' && valeur !== null ? Object.values(valeur).flatMap(nombres) : []
}

it('never answers NaN, an infinite or a negative number', () => {
  fc.assert(
    fc.property(demande, (une) => {
      expect(nombres(estimer(une)).every((nombre) => Number.isFinite(nombre) && nombre >= 0)).toBe(true)
    }),
    runs,
  )
})

it('never pays more than the salary, the surcote apart, nor a rate above 80 % without one', () => {
  fc.assert(
    fc.property(demande, (une) => {
      const estimation: Estimation = estimer({ ...une, nbi: 0 })
      const traitement =
        estimation.lignes.find(({ libelle }) => libelle.startsWith('Traitement'))?.valeur ?? 0
      const pourcentage =
        estimation.lignes.find(({ libelle }) => libelle.startsWith('Pourcentage'))?.valeur ?? 0
      const ajoute = (((traitement * pourcentage) / 100) * estimation.surcote.pourcentage) / 100
      expect(estimation.pensionBruteAnnuelle).toBeLessThanOrEqual(traitement + ajoute + 2)
      if (estimation.surcote.trimestres === 0) expect(estimation.taux).toBeLessThanOrEqual(80)
    }),
    runs,
  )
})

it('never has both a décote and a surcote, nor more than twenty quarters of décote', () => {
  fc.assert(
    fc.property(demande, (une) => {
      const { decote, surcote } = estimer(une)
      expect(decote.trimestres * surcote.trimestres).toBe(0)
      expect(decote.trimestres).toBeLessThanOrEqual(20)
    }),
    runs,
  )
})

it('never lowers the pension for more quarters', () => {
  fc.assert(
    fc.property(
      demande,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 12 }),
      (une, plus, assurance) => {
        const avec = {
          ...une,
          trimestresLiquidables: une.trimestresLiquidables + plus,
          trimestresAssurance: une.trimestresAssurance + assurance,
        }
        expect(estimer(avec).pensionBruteAnnuelle).toBeGreaterThanOrEqual(estimer(une).pensionBruteAnnuelle)
      },
    ),
    runs,
  )
})

it('never lowers the rate at a later date, with the same quarters', () => {
  fc.assert(
    fc.property(demande, fc.integer({ min: 1, max: 120 }), (une, mois) => {
      const plusTard = { ...une, motif: 1, dateDepart: premierDuRang(rangDuMois(une.dateDepart) + mois) }
      const tot = { ...une, motif: 1 }
      fc.pre(verifierDemande(tot).length === 0 && verifierDemande(plusTard).length === 0)
      expect(estimer(plusTard).taux).toBeGreaterThanOrEqual(estimer(tot).taux)
    }),
    runs,
  )
})

it('never opens later, nor asks for more, in the law in force than in the calendar of 2023', () => {
  fc.assert(
    fc.property(naissance, (jour) => {
      const age = (regle: '2026-09-01' | '2023-09-01') => {
        const legal = ageOuverture(jour, 'sedentaire', regle)?.age
        return legal ? legal.annees * 12 + legal.mois : Number.NaN
      }
      expect(age('2026-09-01')).toBeLessThanOrEqual(age('2023-09-01'))
      const requis = (regle: '2026-09-01' | '2023-09-01') =>
        dureeRequise(jour, 'sedentaire', regle)?.trimestres ?? Number.NaN
      expect(requis('2026-09-01')).toBeLessThanOrEqual(requis('2023-09-01'))
    }),
    runs,
  )
})

it('raises the minimum garanti’s holders never above those who are better paid', () => {
  fc.assert(
    fc.property(demande, fc.integer({ min: 300, max: 1500 }), (une, indiceMajore) => {
      const moins = estimer({ ...une, indiceMajore }).pensionBruteAnnuelle
      expect(
        estimer({ ...une, indiceMajore: indiceMajore + 15 }).pensionBruteAnnuelle,
      ).toBeGreaterThanOrEqual(moins)
    }),
    runs,
  )
})

it('refuses or answers whatever it is given, and never fails otherwise', () => {
  const nombre = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, Number.NaN, 1e308))
  const texte = fc
    .oneof(fc.string(), naissance, fc.constantFrom('2027-02-29', '9999-12-01', '0000-00-00'))
    .map(illisible)
  const quelconque = fc.record({
    dateNaissance: texte,
    categorie: fc.oneof(fc.string(), fc.constantFrom('sedentaire', 'militaire')),
    dateDepart: texte,
    motif: nombre,
    indiceMajore: fc.oneof(nombre, fc.string()),
    trimestresLiquidables: nombre,
    trimestresAssurance: nombre,
    trimestresBonification: nombre,
    enfants: nombre,
    nbi: nombre,
    rafp: fc.record({ points: nombre }),
    rachat: fc.record({ dateDemande: texte, trimestres: nombre, option: nombre }),
    progressive: fc.record({ quotite: nombre }),
    prelevements: fc.record({ revenuFiscalReference: nombre, parts: nombre }),
  })
  fc.assert(
    fc.property(demande, quelconque, fc.constantFrom(...Object.keys(demandeType)), (une, autre, champ) => {
      const melange = { ...une, [champ]: autre[champ as keyof typeof autre] }
      expect(verifierDemande(autre).length).toBeGreaterThan(0)
      if (verifierDemande(melange).length > 0) expect(() => estimer(melange)).toThrow(RegleFault)
      else expect(nombres(estimer(melange)).every(Number.isFinite)).toBe(true)
    }),
    runs,
  )
})
