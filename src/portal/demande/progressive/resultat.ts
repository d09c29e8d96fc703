import type { ContexteDemande } from '#contract/demande/contexte.ts'
import { messageKey } from '#contract/messages.ts'
import { estimationMessages } from '#portal/components/words/estimation.ts'
import { demandeProgressiveMessages } from './words.ts'
import { messageText, type MessageMap } from '#portal/client/fetch/messageText.ts'
import { isCalendarDate, type CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import {
  fauteDeDebut,
  resultatProgressif,
  type ResultatProgressif,
} from '#rules/demande/demandeProgressive.ts'
import { euros } from '#rules/format/nombres.ts'
import type { MotifDeFaute } from '#rules/retraite/estimation/verification/faute.ts'
import { type Reserves, reservesDe } from '#rules/simulation/reserves/reserves.ts'
import { quotiteDite, quotiteSaisie } from '#rules/retraite/droit/quotite.ts'
import { ouvreProgressive } from '#rules/retraite/montant/progressive/progressive.ts'
import type { Dossier } from '../dossier/dossier.ts'

const { resultat: words } = demandeProgressiveMessages

/** What is shown of the result: nothing to say yet, why it cannot be told, or the figures. */
export type ResultatVu =
  | { readonly sorte: 'attente' | 'sansCompte' }
  | {
      readonly sorte: 'impossible'
      readonly raisons: readonly string[]
      /** Whether the form refuses it too. */
      readonly bloque: boolean
    }
  | {
      readonly sorte: 'calcule'
      readonly resultat: ResultatProgressif
      readonly quotite: number
      readonly tempsIncomplet: boolean
      readonly dateDebut: CalendarDate
      readonly reserves: Reserves
    }

type Tape = Dossier<'progressive'>['tempsPartiel']
type TravailTape = Pick<Tape, 'dateDebut' | 'quotite'> & Partial<Pick<Tape, 'tempsIncomplet'>>

/** The result of what is typed. */
export const resultatVu = (
  cir: ContexteDemande['cir'],
  { dateDebut, quotite: typed, tempsIncomplet = false }: TravailTape,
  today: CalendarDate,
  messages?: MessageMap,
): ResultatVu => {
  if (cir === undefined) return { sorte: 'sansCompte' }
  const travail = { quotite: quotiteSaisie(typed), tempsIncomplet }
  if (!isCalendarDate(dateDebut) || !ouvreProgressive(travail)) return { sorte: 'attente' }
  const phrase = (motif: MotifDeFaute | 'DEPART_PASSE') =>
    messageText(messageKey(`RETRAITE_${motif}`), messages)
  const debut = fauteDeDebut(dateDebut, today)
  if (debut !== undefined) return { sorte: 'impossible', raisons: [phrase(debut)], bloque: true }
  const issue = resultatProgressif(cir, { dateDebut, ...travail }, today)
  if ('fautes' in issue)
    return {
      sorte: 'impossible',
      raisons: [...new Set(issue.fautes.map(({ motif }) => phrase(motif)))],
      bloque: false,
    }
  const { resultat, demande, decote } = issue
  const reserves = reservesDe(cir, {
    demande,
    regle: resultat.regle,
    decote,
    aujourdhui: today,
    sansRafp: true,
  })
  return { sorte: 'calcule', resultat, ...travail, dateDebut, reserves }
}

/** The result in one sentence, empty as long as there are no figures. */
export const phraseResultat = (vu: ResultatVu): string => {
  if (vu.sorte !== 'calcule') return ''
  const { total, remuneration, pensionPartielle, indicatif, paieIndicative } = vu.resultat
  return words.phrase({
    quotite: quotiteDite(vu.quotite),
    date: dateEnChiffres(vu.dateDebut),
    total: estimationMessages.avecIndicatif(euros(total), indicatif || paieIndicative),
    traitement: estimationMessages.avecIndicatif(euros(remuneration), paieIndicative),
    pension: estimationMessages.avecIndicatif(euros(pensionPartielle), indicatif),
  })
}
