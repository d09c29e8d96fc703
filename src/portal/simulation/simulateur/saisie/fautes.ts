import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { messageKey } from '#contract/messages.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Faute } from '#rules/retraite/estimation/fautesDeValeur.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses.ts'
import { estQuotite } from '#rules/retraite/droit/tempsPartiel.ts'
import { verifierDemande } from '#rules/retraite/estimation/verifierDemande.ts'
import { messageText, type MessageMap } from '#portal/client/call/messageText.ts'
import { simulateurMessages } from '../words.ts'
import { moisSuivant } from './saisie.ts'

const words = simulateurMessages.erreurs

/** A field of the simulator, a row of working time (`quotite-0`, `debut-0`), or the account itself. */
export type Champ =
  | 'depart'
  | 'motif'
  | 'indiceMajore'
  | 'enfants'
  | 'rachatTrimestres'
  | 'rachatOption'
  | 'pointsRafp'
  | 'revenuFiscalReference'
  | 'parts'
  | 'regle'
  | 'compte'
  | `quotite-${number}`
  | `debut-${number}`

/** Sentences of the fields to mend. */
export type Fautes = Partial<Readonly<Record<Champ, string>>>

const champs: Readonly<Record<string, Champ>> = {
  dateDepart: 'depart',
  motif: 'motif',
  indiceMajore: 'indiceMajore',
  enfants: 'enfants',
  'rachat.dateDemande': 'rachatTrimestres',
  'rachat.trimestres': 'rachatTrimestres',
  'rachat.option': 'rachatOption',
  'rafp.points': 'pointsRafp',
  'prelevements.revenuFiscalReference': 'revenuFiscalReference',
  'prelevements.parts': 'parts',
  regle: 'regle',
}

/** Faults of the quarters that a reason asks for: another reason mends them, the account does not. */
const DU_MOTIF: ReadonlySet<Faute['motif']> = new Set([
  'MOTIF_QUINZE_ANS',
  'LONGUE_CARRIERE_TRIMESTRES',
  'HANDICAP_TRIMESTRES',
])

/** Field that a fault of the engine is about; the account for what no field holds. */
export const champDe = ({ champ, motif }: Faute): Champ =>
  DU_MOTIF.has(motif) ? 'motif' : (champs[champ] ?? 'compte')

/** What the request leaves out when it is not a number, and the engine would not see. */
const illisibles = ({ rachat, pointsRafp, revenuFiscalReference, parts }: Hypotheses): Faute[] => [
  ...(Number.isNaN(rachat.trimestres)
    ? [{ champ: 'rachat.trimestres', motif: 'RACHAT_TRIMESTRES' } as const]
    : []),
  ...(Number.isNaN(pointsRafp) ? [{ champ: 'rafp.points', motif: 'RAFP_POINTS' } as const] : []),
  ...(Number.isNaN(revenuFiscalReference)
    ? [{ champ: 'prelevements.revenuFiscalReference', motif: 'REVENU_FISCAL' } as const]
    : []),
  ...(Number.isNaN(parts) ? [{ champ: 'prelevements.parts', motif: 'PARTS' } as const] : []),
]

const fautesDeQuotite = ({ quotites }: Hypotheses, premier: CalendarDate): Fautes => {
  const fautes: Partial<Record<Champ, string>> = {}
  const debuts = new Set<string>()
  for (const [rang, { debut, quotite }] of quotites.entries()) {
    if (!estQuotite(quotite)) fautes[`quotite-${rang}`] = words.quotite
    if (debut < premier) fautes[`debut-${rang}`] = words.quotiteDebut
    if (debuts.has(debut)) fautes[`debut-${rang}`] = words.quotiteDouble
    debuts.add(debut)
  }
  return fautes
}

/** Everything to mend before an estimate, by field, with the first sentence of each. */
export const fautesDe = (
  cir: Cir,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
  messages?: MessageMap,
): Fautes => {
  const premier = moisSuivant(aujourdhui)
  const moteur: Partial<Record<Champ, string>> = {}
  const demande = demandeDuCompte(cir, hypotheses, aujourdhui)
  for (const faute of [...illisibles(hypotheses), ...verifierDemande(demande)])
    moteur[champDe(faute)] ??= messageText(messageKey(`RETRAITE_${faute.motif}`), messages)
  return {
    ...moteur,
    ...(hypotheses.dateDepart < premier && { depart: words.passe }),
    ...fautesDeQuotite(hypotheses, premier),
  }
}
