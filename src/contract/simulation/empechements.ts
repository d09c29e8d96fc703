import { trimestres } from '#rules/format/durees.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { TRIMESTRES_PROGRESSIVE } from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import { RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import type { Empeche, Empechement } from '#rules/simulation/comparaison/plans.ts'
import { textesRetraite } from './messages.ts'

/** Sentences of the reasons that are met, after the name of the choice. */
const raisons: Partial<Record<Empechement, string>> = {
  DEPART_AGE_MAXIMUM: 'cette date dépasse l’âge jusqu’auquel vous pouvez rester en fonctions.',
  PROGRESSIVE_AGE: 'elle ne s’ouvre pas avant la date de départ choisie.',
  PROGRESSIVE_TRIMESTRES: `elle demande ${trimestres(TRIMESTRES_PROGRESSIVE)} d’assurance, que vous n’avez pas avant la date de départ choisie.`,
  PROGRESSIVE_TROP_TARD: 'il ne reste aucun mois entier avant la date de départ choisie.',
  PROGRESSIVE_SANS_EMPLOI: 'votre compte ne montre plus d’emploi quand elle s’ouvre.',
  RACHAT_AGE: 'vous avez passé l’âge auquel un rachat peut être demandé.',
  RACHAT_PAS_MIEUX: 'elle coûte davantage qu’une autre option, et ne donne pas plus.',
  DECOTE_PLAFONNEE: `il vous manque plus de trimestres que la décote n’en compte à cette date : même ${RACHAT_MAXIMUM} trimestres rachetés ne la réduisent pas.`,
  SANS_DECOTE: 'racheter du taux n’apporte rien à un départ sans décote.',
  POURCENTAGE_MAXIMUM: 'racheter de la durée n’apporte rien à une pension déjà au pourcentage maximum.',
  MINIMUM_GARANTI: 'ce rachat n’augmente pas votre pension, qui est relevée au minimum garanti.',
}

/** One reason, as it is said after the name of the choice. */
const raisonDe = (empechement: Empechement): string =>
  raisons[empechement] ??
  new Map<string, string>(Object.entries(textesRetraite)).get(`RETRAITE_${empechement}`) ??
  'à cette date de départ, elle n’augmente pas votre pension.'

/** Every reason why a choice is not one, a sentence each: the first follows the name of the choice. */
export const raisonsDe = (empechements: Empeche): string =>
  [...new Set(empechements.map(raisonDe))]
    .map((raison, rang) => (rang === 0 ? raison : majuscule(raison)))
    .join(' ')
