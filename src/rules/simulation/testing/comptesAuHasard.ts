import fc from 'fast-check'
import { addDays } from '#rules/calendar/arithmetic.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, EnfantCompte, PeriodeCompte } from '#rules/carriere/compte.ts'
import { articlesBonification, type ArticleBonification } from '#rules/retraite/demande/articles.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'

const MOIS_MINIMUM = 12

/** A stretch of a career: a gap before it, its length in months, and what was done. */
const morceau = fc.record({
  lacune: fc.constantFrom(0, 0, 0, 3, 18),
  mois: fc.integer({ min: MOIS_MINIMUM, max: 120 }),
  jour: fc.integer({ min: 0, max: 27 }),
  position: fc.constantFrom(
    'activite',
    'activite',
    'activite',
    'detachement',
    'congeparental',
    'disponibilite',
    'auxiliaire',
    'servicenational',
  ),
  quotite: fc.constantFrom(100, 100, 80, 50),
  raison: fc.constantFrom(undefined, undefined, 'enfant', 'therapeutique'),
  valides: fc.boolean(),
})

const naissanceDEnfant = fc
  .integer({ min: 0, max: 300 })
  .map((mois) => premierDuRang(rangDuMois('1985-01-01') + mois))

const enfant = naissanceDEnfant.map((dateNaissance): EnfantCompte => ({
  enfantId: dateNaissance,
  prenom: 'Léa',
  dateNaissance,
  elevePendant9Ans: true,
  handicap80: false,
  ...(dateNaissance < '2004-01-01'
    ? { article: 'L12b', trimestresBonification: 4, trimestresMajoration: 0 }
    : { article: 'L12bis', trimestresBonification: 0, trimestresMajoration: 2 }),
}))

const bonification = fc.record({
  article: fc.constantFrom(...(Object.keys(articlesBonification) as ArticleBonification[])),
  trimestres: fc.integer({ min: 0, max: 8 }),
})

/** Accounts of sedentary careers of any shape, the last post of which goes on or not, born from 1963 to 1980. */
export const compteAuHasard: fc.Arbitrary<CompteRetraite> = fc
  .record({
    naissance: fc.integer({ min: 0, max: 214 }).map((mois) => premierDuRang(rangDuMois('1963-01-01') + mois)),
    age: fc.integer({ min: 17, max: 30 }),
    morceaux: fc.array(morceau, { minLength: 1, maxLength: 6 }),
    finie: fc.boolean(),
    enfants: fc.array(enfant, { maxLength: 4 }),
    bonifications: fc.array(bonification, { maxLength: 2 }),
    autres: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 8 }),
  })
  .map(({ naissance, age, morceaux, finie, enfants, bonifications, autres }) => {
    let rang = rangDuMois(naissance) + age * 12
    const carriere = morceaux.map(({ lacune, mois, jour, raison, ...faits }, place): PeriodeCompte => {
      const debut: CalendarDate = addDays(premierDuRang(rang + lacune), place === 0 ? jour : 0)
      rang += lacune + mois
      const derniere = place === morceaux.length - 1 && !finie
      return {
        ...periode(`p${place}`, debut, derniere ? undefined : addDays(premierDuRang(rang), -1)),
        ...faits,
        ...(raison && { raison }),
      }
    })
    return {
      ...compteType,
      situation: { ...compteType.situation, dateNaissance: naissance },
      carriere,
      enfants,
      bonifications: bonifications.map((une, place) => ({
        bonificationId: `b${place}`,
        libelle: 'b',
        ...une,
      })),
      autresRegimes: [
        {
          regimeId: 'r',
          libelle: 'Régime général',
          annees: autres.map((trimestres, place) => ({ annee: 1985 + place, trimestres })),
        },
      ],
    }
  })
