import type { Correction } from '#contract/carriere/corrections.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { compteSuitesMessages } from './wordsSuites.ts'

const { suites: words } = compteSuitesMessages.corrections

type Etat = Pick<Correction, 'etat' | 'modifieLe'>

/** Whether the account, of `misAJourLe`, was brought up to date since a correction was accepted. */
export const isUpToDate = ({ etat, modifieLe }: Etat, misAJourLe: CalendarDate): boolean =>
  etat === 'acceptee' && misAJourLe >= dayInParis(new Date(modifieLe))

interface Suite {
  readonly phrase: string
  /** What the person may do of it: join what is asked for, or reach the office. */
  readonly voie?: 'fournir' | 'service'
}

/** What comes next of a correction, for who may write or not. */
export const suiteDe = (correction: Etat, misAJourLe: CalendarDate, ecrit: boolean): Suite => {
  const { etat } = correction
  if (etat === 'piecedemandee')
    return ecrit
      ? { phrase: words.piecedemandee, voie: 'fournir' }
      : { phrase: words.pieceAilleurs, voie: 'service' }
  if (etat === 'refusee') return { phrase: words.refusee, voie: 'service' }
  if (etat !== 'acceptee') return { phrase: words[etat] }
  const jour = dateEnChiffres(misAJourLe)
  return isUpToDate(correction, misAJourLe)
    ? { phrase: words.accepteeAJour(jour), voie: 'service' }
    : { phrase: words.acceptee(jour) }
}
