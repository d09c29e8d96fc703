import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type Faute, reproches } from '#rules/retraite/estimation/verification/faute.ts'
import { estParts } from '#rules/retraite/estimation/verification/fautesDeValeur.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { indiceDe } from '#rules/retraite/montant/indice.ts'
import { ouvreProgressive } from '#rules/retraite/montant/progressive/progressive.ts'
import { choixGarde } from '#rules/simulation/comparaison/choixGarde.ts'
import { quotiteProgressive } from '#rules/simulation/comparaison/comparaison.ts'
import { estPlan } from '#rules/simulation/comparaison/plans.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { messageKey } from '#contract/messages.ts'
import {
  type Fautes,
  fautesDeHandicap,
  fautesDeMois,
  fautesDeNbi,
  fautesDeQuotite,
  fautesDesPeriodes,
  servicesFaits,
} from './fautesDesChamps.ts'
import type { Hypotheses, Scenario } from '../simulateur.ts'

/** Fields of the form by those of the engine. */
const champs: Readonly<Record<string, string>> = {
  dateDepart: 'dateDepart',
  motif: 'motif',
  indiceMajore: 'indiceMajore',
  enfants: 'enfants',
  trimestresHandicap: 'trimestresHandicap',
  nbi: 'moyenneNbi',
  trimestresNbi: 'trimestresNbi',
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

/** Field that a fault of the engine is about; `compte` for what no field holds. */
export const champDe = ({ champ, motif }: Faute): string =>
  DU_MOTIF.has(motif) ? 'motif' : (champs[champ] ?? 'compte')

/** No number, or one below zero. */
const illisible = (valeur: number) => !(valeur >= 0)

/** What the request leaves out when it is not a number from zero on, and the engine would not see. */
const illisibles = ({ rachat, pointsRafp, revenuFiscalReference, parts }: Hypotheses): Faute[] => [
  ...reproches('rachat.trimestres', illisible(rachat.trimestres) && 'RACHAT_TRIMESTRES'),
  ...reproches('rafp.points', illisible(pointsRafp) && 'RAFP_POINTS'),
  ...reproches('prelevements.revenuFiscalReference', illisible(revenuFiscalReference) && 'REVENU_FISCAL'),
  ...reproches('prelevements.parts', !estParts(parts) && 'PARTS'),
]

/** A lettered group that is said and gives no index at the departure. */
const groupeInconnu = ({ groupeHorsEchelle: groupe, dateDepart }: Hypotheses): Faute[] =>
  reproches(
    'indiceMajore',
    groupe !== undefined && indiceDe(groupe, dateDepart) === undefined && 'INDICE_LETTRE',
  )

/** Everything to mend before an estimate, by field, the first fault of each; `premier` is the first departure to come. */
export const fautesDesHypotheses = (
  cir: Cir,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
  premier: CalendarDate,
): Readonly<Fautes> => {
  const mois = fautesDeMois(hypotheses)
  if (Object.keys(mois).length > 0) return mois
  const moteur: Partial<Fautes> = {}
  const services = servicesFaits(cir, hypotheses, aujourdhui)
  const demande = demandeDuCompte(cir, hypotheses, aujourdhui)
  for (const faute of [...groupeInconnu(hypotheses), ...illisibles(hypotheses), ...verifierDemande(demande)])
    moteur[champDe(faute)] ??= messageKey(`RETRAITE_${faute.motif}`)
  return {
    ...(moteur as Fautes),
    ...(hypotheses.dateDepart < premier && { dateDepart: messageKey('SIMULATION_DATE_PASSEE') }),
    ...fautesDeHandicap(demande, hypotheses, services),
    ...fautesDeNbi(cir, hypotheses, services),
    ...fautesDesPeriodes(cir, hypotheses),
    ...fautesDeQuotite(hypotheses, premier),
    ...(!ouvreProgressive({ quotite: quotiteProgressive(hypotheses) }) && {
      quotiteProgressive: messageKey('SIMULATION_QUOTITE_PROGRESSIVE'),
    }),
  }
}

/** The same of a choice that is kept, and whether it is one. */
export const fautesDuScenario = (
  cir: Cir,
  scenario: Pick<Scenario, 'choix' | 'hypotheses'>,
  aujourdhui: CalendarDate,
  premier: CalendarDate,
): Readonly<Fautes> => {
  const { choix, hypotheses } = scenario
  const fautes = fautesDesHypotheses(cir, hypotheses, aujourdhui, premier)
  if (choix === 'entiere' || Object.keys(fautes).length > 0) return fautes
  if (hypotheses.rachat.trimestres > 0)
    return { rachatTrimestres: messageKey('SIMULATION_PROGRESSIVE_RACHAT') }
  return estPlan(choixGarde(cir, scenario, aujourdhui))
    ? {}
    : { quotiteProgressive: messageKey('SIMULATION_PROGRESSIVE') }
}
