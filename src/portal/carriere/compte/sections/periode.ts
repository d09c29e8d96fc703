import type { PeriodeCir } from '#contract/carriere/cir.ts'
import { quotiteDite } from '#rules/retraite/droit/quotite.ts'
import { compteSectionsMessages } from './words.ts'

/** A working time as it is read; what the account misses is said. */
export const quotiteEnMots = ({ quotite, tempsPartiel }: PeriodeCir): string => {
  if (quotite === undefined && tempsPartiel) return compteSectionsMessages.carriere.quotiteAbsente
  return quotiteDite(quotite ?? 100)
}

/** A position as it is read, with why the person works less, or what the law makes of it. */
export const positionEnMots = ({ position, raison, valides }: PeriodeCir): string => {
  const { positions, raisons, auxiliaire } = compteSectionsMessages
  const precisions = [
    ...(raison ? [raisons[raison]] : []),
    ...(position === 'auxiliaire' ? [valides ? auxiliaire.valide : auxiliaire.nonValide] : []),
  ]
  return [positions[position], ...precisions].join(', ')
}

/** An index as it is read; what the account misses is said. */
export const indiceEnMots = ({ indiceMajore }: PeriodeCir): string =>
  indiceMajore === undefined ? compteSectionsMessages.carriere.indiceAbsent : `${indiceMajore}`
