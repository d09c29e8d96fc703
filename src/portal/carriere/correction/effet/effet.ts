import { auCentime } from '#rules/money.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { correctionMessages } from '../words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { alertesCorrection } from '#rules/carriere/correction/alertesCorrection.ts'
import { euros } from '#rules/format/nombres.ts'
import type { CorrectionDemandee } from '#rules/carriere/correction/correction.ts'
import {
  type EffetDeCorrection,
  effetDeCorrection,
  estSansEffet,
} from '#rules/simulation/effetDeCorrection.ts'
import type { EffetCorrection } from '#rules/carriere/effets.ts'

const { effet: words, alertes } = correctionMessages

/** Effect of what is typed; undefined for a free text, which no computation reads. */
export const effetDe = (
  cir: Cir,
  correction: CorrectionDemandee,
  today: CalendarDate,
  prevu: DepartPrevu | undefined,
): EffetDeCorrection | undefined =>
  correction.nature === 'autre' ? undefined : effetDeCorrection(cir, correction, today, prevu)

/** Sentences of what seems odd in what is typed. */
export const alertesDe = (cir: Cir, correction: CorrectionDemandee): readonly string[] =>
  alertesCorrection(cir, correction).map((alerte) =>
    alerte.sorte === 'chevauchement' ? alertes.chevauchement(alerte.ligne) : alertes[alerte.sorte],
  )

/** What is added and what is taken away, in words. */
const partiesDe = ({ trimestresLiquidables, trimestresAssurance, pensionMensuelle }: EffetCorrection) => [
  ...(trimestresLiquidables === 0
    ? []
    : [{ plus: trimestresLiquidables > 0, quoi: words.trimestres(Math.abs(trimestresLiquidables)) }]),
  ...(trimestresLiquidables !== 0 || trimestresAssurance === 0
    ? []
    : [{ plus: trimestresAssurance > 0, quoi: words.trimestresAssurance(Math.abs(trimestresAssurance)) }]),
  ...(pensionMensuelle === 0
    ? []
    : [{ plus: pensionMensuelle > 0, quoi: words.parMois(euros(auCentime(Math.abs(pensionMensuelle)))) }]),
]

/** The effect in one sentence, or that there is none. */
export const phraseEffet = (effet: EffetCorrection, dateDepart: CalendarDate): string => {
  const date = dateEnChiffres(dateDepart)
  if (estSansEffet(effet)) return words.aucun(date)
  const parties = partiesDe(effet)
  const groupe = (plus: boolean) => parties.filter((partie) => partie.plus === plus).map(({ quoi }) => quoi)
  const [ajouts, retraits] = [groupe(true), groupe(false)]
  const phrase = words.phrase(
    words.et([
      ...(ajouts.length > 0 ? [words.ajouterait(words.et(ajouts))] : []),
      ...(retraits.length > 0 ? [words.retirerait(words.et(retraits))] : []),
    ]),
    date,
  )
  return effet.pensionMensuelle === 0 ? `${phrase} ${words.sansMontant}` : phrase
}
