import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import type { EtatDeCondition } from '#rules/simulation/conditions/condition.ts'
import { conditionsDuMotif } from '#rules/simulation/conditions/conditionsDuMotif.ts'
import { simulateurMessages } from '../words.ts'

const { conditions: words, saisie } = simulateurMessages

const severities = {
  remplie: 'success',
  manque: 'warning',
  verifier: 'info',
} as const satisfies Record<EtatDeCondition, string>

interface ConditionsProps {
  readonly cir: Cir
  readonly hypotheses: Hypotheses
  readonly aujourdhui: CalendarDate
}

/** What the law asks of the reason chosen, and what the account shows of it; the legal age alone, once reached, says nothing more. */
export const Conditions = ({ cir, hypotheses, aujourdhui }: ConditionsProps) => {
  if (!isCalendarDate(hypotheses.dateDepart)) return null
  const conditions = conditionsDuMotif(cir, hypotheses, aujourdhui)
  if (
    conditions.length === 0 ||
    (hypotheses.motif === 1 && conditions.every(({ etat }) => etat === 'remplie'))
  )
    return null
  return (
    <DataTable
      legende={words.titre(saisie.motifs[hypotheses.motif as keyof typeof saisie.motifs])}
      colonnes={words.colonnes}
      large
      lignes={conditions.map(({ condition, constat, etat, source }) => ({
        id: condition,
        cellules: [
          condition,
          constat,
          <Badge key="etat" severity={severities[etat]} small>
            {words.etats[etat]}
          </Badge>,
          source,
        ],
      }))}
    />
  )
}
