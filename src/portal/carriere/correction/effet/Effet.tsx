import type { Cir } from '#contract/carriere/cir.ts'
import { messageKey } from '#contract/messages.ts'
import { correctionMessages } from '../words.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { useMessageText } from '#portal/client/contents.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ecrire, euros } from '#rules/format/nombres.ts'
import type { EffetDeCorrection, SituationEstimee } from '#rules/simulation/effetDeCorrection.ts'
import { phraseEffet } from './effet.ts'

const { effet: words } = correctionMessages

interface EffetProps {
  /** Absent for a free text. */
  readonly effet: EffetDeCorrection | undefined
  readonly cir: Cir
  readonly today: CalendarDate
}

/** What a correction would change on the estimate, what that is made of, or why it cannot be said. */
export const Effet = ({ effet, cir, today }: EffetProps) => {
  const textOf = useMessageText()
  if (!effet) return <p>{words.libre}</p>
  if (effet.sorte === 'impossible')
    return <p>{words.impossible(textOf(messageKey(`RETRAITE_${effet.motif}`)))}</p>
  const { dateDepart, regle, indicatif } = effet
  const inconnue = cir.carriere.some(({ tempsPartiel, quotite }) => tempsPartiel && quotite === undefined)
  return (
    <>
      <p className="fr-text--lead fr-mb-2w">{phraseEffet(effet.effet, dateDepart)}</p>
      <p>
        <strong>{words.provenance(dateEnChiffres(today), dateEnChiffres(regle), indicatif)}</strong>
      </p>
      <EffetTable avant={effet.avant} apres={effet.apres} />
      <p className="fr-text--sm">{words.composition}</p>
      <p className="fr-text--sm">{words.hypotheses(dateEnChiffres(dateDepart), effet.demande)}</p>
      {effet.eleveSuppose ? <p className="fr-text--sm">{words.eleveSuppose}</p> : null}
      {inconnue ? <p className="fr-text--sm">{words.quotiteInconnue}</p> : null}
    </>
  )
}

interface EffetTableProps {
  readonly avant: SituationEstimee
  readonly apres: SituationEstimee
}

const rows: readonly (readonly [string, (situation: SituationEstimee) => string])[] = [
  [words.liquidables, ({ trimestresLiquidables }) => String(trimestresLiquidables)],
  [words.assurance, ({ trimestresAssurance }) => String(trimestresAssurance)],
  [words.indice, ({ indiceMajore }) => String(indiceMajore)],
  [words.taux, ({ taux }) => words.pourCent(ecrire(taux))],
  [words.pension, ({ pensionMensuelle }) => euros(pensionMensuelle)],
]

/** An estimate without and with a correction, side by side. */
const EffetTable = ({ avant, apres }: EffetTableProps) => (
  <DataTable
    legende={words.tableau}
    colonnes={[words.nature, words.avant, words.apres]}
    nombres={[1, 2]}
    lignes={rows.map(([nom, valeur]) => ({ id: nom, cellules: [nom, valeur(avant), valeur(apres)] }))}
  />
)
