import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import type { Cir } from '#contract/carriere/cir.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import type { Condition, EtatDeCondition } from '#rules/simulation/conditions/condition.ts'
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

/** What the law asks of the reason chosen, and what the account shows of it, summed up in the title that unfolds it; the legal age alone, once reached, says nothing more. */
export const Conditions = ({ cir, hypotheses, aujourdhui }: ConditionsProps) => {
  if (!isCalendarDate(hypotheses.dateDepart)) return null
  const conditions = conditionsDuMotif(cir, hypotheses, aujourdhui)
  if (
    conditions.length === 0 ||
    (hypotheses.motif === 1 && conditions.every(({ etat }) => etat === 'remplie'))
  )
    return null
  const titre = words.titre(saisie.motifs[hypotheses.motif as keyof typeof saisie.motifs])
  return (
    <div className="fr-mb-3w">
      <Accordion
        items={[
          {
            id: 'simu-conditions',
            titre: words.resume(titre, bilan(conditions)),
            contenu: <ConditionsTable titre={titre} conditions={conditions} />,
          },
        ]}
      />
    </div>
  )
}

/** How many conditions are in each state, the worst first. */
const bilan = (conditions: readonly Condition[]): readonly string[] =>
  (['manque', 'verifier', 'remplie'] as const).flatMap((etat) => {
    const nombre = conditions.filter((condition) => condition.etat === etat).length
    return nombre === 0 ? [] : [words.nombres[etat](nombre)]
  })

interface ConditionsTableProps {
  readonly titre: string
  readonly conditions: readonly Condition[]
}

const ConditionsTable = ({ titre, conditions }: ConditionsTableProps) => (
  <>
    <DataTable
      legende={titre}
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
    <p className="fr-text--sm">{words.abreviations}</p>
  </>
)
