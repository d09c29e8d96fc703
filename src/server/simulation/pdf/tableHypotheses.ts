import { libellesMotifDepart } from '#contract/demande/questions/motifs.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { trimestres } from '#rules/format/durees.ts'
import { compter, ecrire, euros, pourcent } from '#rules/format/nombres.ts'
import { auCentime } from '#rules/money.ts'
import type { TableContent } from '#server/kit/pdf/table.ts'

const OPTIONS = { 1: 'durée', 2: 'taux', 3: 'taux et durée' } as const

const REGLES = {
  envigueur: 'droit en vigueur à la date de départ',
  calendrier2023: 'calendrier de 2023, remplacé, pour comparer',
} as const satisfies Record<Hypotheses['regle'], string>

const quotitesEnMots = ({ quotites }: Hypotheses): string =>
  quotites.length === 0
    ? 'celui d’aujourd’hui, jusqu’au départ'
    : quotites
        .map(({ debut, quotite }) => `${pourcent(quotite)} à partir du ${dateEnChiffres(debut)}`)
        .join(' ; ')

const rachatEnMots = ({ rachat }: Hypotheses): string =>
  rachat.trimestres === 0
    ? 'aucun'
    : `${trimestres(rachat.trimestres)}, option ${rachat.option} (${OPTIONS[rachat.option]})`

const foyerEnMots = ({ revenuFiscalReference, parts }: Hypotheses): string =>
  revenuFiscalReference > 0
    ? `${euros(auCentime(revenuFiscalReference))}, ${ecrire(parts)} ${parts < 2 ? 'part' : 'parts'}`
    : 'non saisi : la pension nette n’est pas estimée'

/** What a kept simulation supposes, all of it, as it was typed. */
export const tableHypotheses = (hypotheses: Hypotheses): TableContent => ({
  columns: [
    { title: 'Hypothèse', width: 190, rowHeader: true },
    { title: 'Valeur', width: 325 },
  ],
  rows: [
    ['Date de départ', dateEnChiffres(hypotheses.dateDepart)],
    ['Motif de départ', libellesMotifDepart[hypotheses.motif] ?? ''],
    ['Indice majoré au départ', String(hypotheses.indiceMajore)],
    ['Temps de travail à venir', quotitesEnMots(hypotheses)],
    ['Enfants élevés pendant neuf ans', compter(hypotheses.enfants, 'enfant')],
    ['Trimestres d’études rachetés', rachatEnMots(hypotheses)],
    ['Points de retraite additionnelle (RAFP)', compter(hypotheses.pointsRafp, 'point')],
    ['Revenu fiscal de référence et parts', foyerEnMots(hypotheses)],
    ['Règles appliquées', REGLES[hypotheses.regle]],
  ],
})
