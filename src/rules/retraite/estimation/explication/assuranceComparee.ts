import { trimestres as enTrimestres } from '#rules/format/durees.ts'
import { compter } from '#rules/format/nombres.ts'
import { auDessus } from '#rules/arrondis.ts'
import type { Calcul } from '../calcul.ts'

/** « 158 trimestres et 45 jours » */
export const dureeAssurance = (nombre: number, jours = 0): string =>
  jours === 0 ? enTrimestres(nombre) : `${enTrimestres(nombre)} et ${compter(jours, 'jour')}`

export const assuranceDe = ({ demande }: Calcul) => {
  const { trimestresAssurance, joursAssurance } = demande
  return `${dureeAssurance(trimestresAssurance, joursAssurance)} d’assurance`
}

const ecart = (trimestres: number) => {
  if (trimestres > 0) return trimestres === 1 ? '1 manque' : `${trimestres} manquent`
  return trimestres === 0 ? 'aucun ne manque' : `${-trimestres} de plus`
}

/** What there is beside what is asked for: « 158 trimestres d’assurance pour 169 requis : 11 manquent ». */
export const comparaison = (calcul: Calcul): string => {
  const { demande, requis } = calcul
  const difference = requis.trimestres - demande.trimestresAssurance
  return `${assuranceDe(calcul)} pour ${requis.trimestres} requis : ${ecart(difference > 0 ? auDessus(difference) : difference)}`
}
