import { expect, it } from 'vitest'
import { loiDite } from './loiDite.ts'

const dits = Object.fromEntries(
  Object.entries(loiDite).map(([nom, dit]) => [nom, dit.replaceAll('\u00A0', ' ')]),
)

it('says what the articles say', () => {
  expect(dits).toEqual({
    eleve: '9 ans', // art. L. 18 III: « pendant au moins neuf ans »
    ageEnfant: '16 ans', // art. L. 18 IV: « l’âge de seize ans »
    enfantInvalide: '80 %', // art. L. 24 I 3°: « une invalidité égale ou supérieure à 80 % »
    enfants: 'trois enfants', // loi n° 2010-1330, art. 44 III: « parents de trois enfants »
    incapacite: '50 %', // art. L. 24 I 5° and D. 16-4
    ageAidant: '65 ans', // loi n° 2010-1330, art. 28
    services: 'deux ans de services', // art. R. 4-1: « deux années de services »
    indiceTenu: 'six mois', // art. L. 15: « depuis six mois au moins »
    arrondi: '45 jours', // art. R. 26: a fraction of forty-five days at least counts for a quarter
    parAnnee: 'quatre trimestres', // art. R. 26 bis: four a year at most
  })
})
