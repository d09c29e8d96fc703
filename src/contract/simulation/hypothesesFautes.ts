import type { CalendarDate } from '#rules/calendar/dates.ts'
import { estQuotite } from '#rules/retraite/droit/tempsPartiel.ts'
import type { Demande } from '#rules/retraite/estimation/demande.ts'
import { type Faute, reproches } from '#rules/retraite/estimation/faute.ts'
import { estNombreDeTrimestres, estParts } from '#rules/retraite/estimation/fautesDeValeur.ts'
import { verifierDemande } from '#rules/retraite/estimation/verifierDemande.ts'
import { indiceDe } from '#rules/retraite/montant/indice.ts'
import { ouvreProgressive } from '#rules/retraite/montant/progressive.ts'
import { quotiteProgressive } from '#rules/simulation/comparaison/comparaison.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { messageKey, type MessageKey } from '#contract/messages.ts'
import type { Hypotheses } from './simulateur.ts'

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

/** Message keys by the path of the field. */
type Fautes = Record<string, MessageKey>

const fautesDeQuotite = ({ quotites, quotitesPassees = [] }: Hypotheses, premier: CalendarDate): Fautes => {
  const fautes: Fautes = {}
  for (const [rang, { quotite }] of quotitesPassees.entries())
    if (quotite !== 0 && !estQuotite(quotite))
      fautes[`quotitesPassees[${rang}].quotite`] = messageKey('SIMULATION_QUOTITE')
  const debuts = new Set<string>()
  for (const [rang, { debut, quotite }] of quotites.entries()) {
    if (!estQuotite(quotite)) fautes[`quotites[${rang}].quotite`] = messageKey('SIMULATION_QUOTITE')
    if (debut < premier) fautes[`quotites[${rang}].debut`] = messageKey('SIMULATION_QUOTITE_PASSEE')
    if (debuts.has(debut)) fautes[`quotites[${rang}].debut`] = messageKey('SIMULATION_QUOTITE_DOUBLE')
    debuts.add(debut)
  }
  return fautes
}

/** Reason 5 cannot be judged without the quarters done while disabled (art. R. 37 bis CPCMR); they are a number for any other. */
const fautesDeHandicap = (demande: Demande, { trimestresHandicap }: Hypotheses): Fautes => {
  const absents = demande.motif === 5 && demande.trimestresHandicap === undefined
  const faux = trimestresHandicap !== undefined && !estNombreDeTrimestres(trimestresHandicap)
  if (absents) return { trimestresHandicap: messageKey('SIMULATION_TRIMESTRES_HANDICAP') }
  return faux ? { trimestresHandicap: messageKey('RETRAITE_TRIMESTRES') } : {}
}

/** Quarters of NBI that no number of points pays: the account has none today, and nobody says the average. */
const fautesDeNbi = ({ situation }: Cir, { trimestresNbi = 0, moyenneNbi }: Hypotheses): Fautes =>
  trimestresNbi > 0 && moyenneNbi === undefined && situation.nbi === 0
    ? { moyenneNbi: messageKey('SIMULATION_MOYENNE_NBI') }
    : {}

/** Everything to mend before an estimate, by field, the first fault of each; `premier` is the first departure to come. */
export const fautesDesHypotheses = (
  cir: Cir,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
  premier: CalendarDate,
): Readonly<Fautes> => {
  const moteur: Partial<Fautes> = {}
  const demande = demandeDuCompte(cir, hypotheses, aujourdhui)
  for (const faute of [...groupeInconnu(hypotheses), ...illisibles(hypotheses), ...verifierDemande(demande)])
    moteur[champDe(faute)] ??= messageKey(`RETRAITE_${faute.motif}`)
  return {
    ...(moteur as Fautes),
    ...(hypotheses.dateDepart < premier && { dateDepart: messageKey('SIMULATION_DATE_PASSEE') }),
    ...fautesDeHandicap(demande, hypotheses),
    ...fautesDeNbi(cir, hypotheses),
    ...fautesDeQuotite(hypotheses, premier),
    ...(!ouvreProgressive(quotiteProgressive(hypotheses)) && {
      quotiteProgressive: messageKey('RETRAITE_PROGRESSIVE_QUOTITE'),
    }),
  }
}
