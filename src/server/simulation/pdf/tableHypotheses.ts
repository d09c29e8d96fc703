import { HANDICAP } from '#rules/retraite/demande/demande.ts'
import { libellesMotifDepart } from '#contract/demande/questions/motifs.ts'
import { nomDuChoix } from '#contract/simulation/comparaison.ts'
import { libellesSimulation as libelles } from '#contract/simulation/libelles.ts'
import { minuscule } from '#rules/format/typographie.ts'
import { gardeMessages } from '#contract/simulation/garde.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { trimestres } from '#rules/format/durees.ts'
import { compter, ecrire, euros, pourcent } from '#rules/format/nombres.ts'
import { periodInWords } from '#rules/carriere/correction/correction.ts'
import { periodesSansQuotite, QUOTITE_INCONNUE } from '#rules/carriere/services/periodes.ts'
import { indiceDit } from '#rules/simulation/hypotheses/hypotheses.ts'
import type { ChoixGarde } from '#rules/simulation/comparaison/choixGarde.ts'
import { auCentime } from '#rules/money.ts'
import { quotiteDite } from '#rules/retraite/droit/quotite.ts'
import type { TableContent } from '#server/kit/pdf/table.ts'

const OPTIONS = { 1: 'durée', 2: 'taux', 3: 'taux et durée' } as const

const quotitesEnMots = ({ quotites }: ChoixGarde['suppose']): string =>
  quotites.length === 0
    ? 'celui d’aujourd’hui, jusqu’au départ'
    : quotites
        .map(({ debut, quotite }) => `${quotiteDite(quotite)} à partir du ${dateEnChiffres(debut)}`)
        .join(' ; ')

const indiceEnMots = (hypotheses: Hypotheses): string => {
  const dit = indiceDit(hypotheses)
  return typeof dit === 'string' ? `${hypotheses.indiceMajore}, groupe hors échelle ${dit}` : String(dit)
}

const rachatEnMots = ({ rachat }: Hypotheses): string =>
  rachat.trimestres === 0
    ? 'aucun'
    : `${trimestres(rachat.trimestres)}, option ${rachat.option} (${OPTIONS[rachat.option]})`

const foyerEnMots = ({ revenuFiscalReference, parts }: Hypotheses): string =>
  revenuFiscalReference > 0
    ? `${euros(auCentime(revenuFiscalReference))}, ${ecrire(parts)} ${parts < 2 ? 'part' : 'parts'}`
    : 'non saisi : la pension nette n’est pas estimée'

/** What only some accounts are asked: disability, NBI, and working times that they do not tell. */
const casParticuliers = (
  { carriere, situation }: Cir,
  {
    motif,
    trimestresHandicap = situation.trimestresHandicap,
    annulationA65,
    incapacitePermanente,
    trimestresNbi = situation.trimestresNbi,
    moyenneNbi = situation.nbi,
    quotitesPassees = [],
  }: Hypotheses,
): readonly (readonly [string, string])[] => [
  ...(motif === HANDICAP && trimestresHandicap !== undefined
    ? [[libelles.trimestresHandicap, trimestres(trimestresHandicap)] as const]
    : []),
  ...(trimestresNbi === undefined
    ? []
    : [
        [libelles.trimestresNbi, trimestres(trimestresNbi)] as const,
        [libelles.moyenneNbi, ecrire(moyenneNbi)] as const,
      ]),
  ...(incapacitePermanente ? [[libelles.incapacitePermanente, 'oui'] as const] : []),
  ...(annulationA65 ? [[libelles.annulationA65, 'oui'] as const] : []),
  ...periodesSansQuotite(carriere).map((periode) => {
    const dite = quotitesPassees.find(({ periodeId }) => periodeId === periode.periodeId)?.quotite
    const valeur = dite ? quotiteDite(dite) : `non saisie, comptée pour ${pourcent(QUOTITE_INCONNUE)}`
    return [libelles.quotitePassee(periodInWords(periode)), valeur] as const
  }),
]

/** What a kept simulation supposes, all of it, as it was typed. */
export const tableHypotheses = (
  cir: Cir,
  hypotheses: Hypotheses,
  garde: Pick<ChoixGarde, 'dateDepart' | 'progressive' | 'rachat' | 'suppose'>,
): TableContent => ({
  columns: [
    { title: 'Hypothèse', width: 190, rowHeader: true },
    { title: 'Valeur', width: 325 },
  ],
  rows: [
    [gardeMessages.choix, nomDuChoix(garde)],
    ['Date de départ', dateEnChiffres(hypotheses.dateDepart)],
    [libelles.motif, libellesMotifDepart[hypotheses.motif] ?? ''],
    [libelles.indice, indiceEnMots(hypotheses)],
    [libelles.quotites, quotitesEnMots(garde.suppose)],
    ...casParticuliers(cir, hypotheses),
    [libelles.enfants, compter(hypotheses.enfants, 'enfant')],
    [libelles.rachat, rachatEnMots(hypotheses)],
    [libelles.points, compter(hypotheses.pointsRafp, 'point')],
    ['Revenu fiscal de référence et parts', foyerEnMots(hypotheses)],
    [libelles.regle, minuscule(libelles.regles[hypotheses.regle])],
  ],
})
