import { libellesMotifDepart } from '#contract/demande/questions/motifs.ts'
import { configured } from '#portal/client/configuration.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { Figure } from '#portal/components/facts/Figure.tsx'
import { ReservesRepliees } from '#portal/components/facts/Reserves.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { useAfterPause } from '#portal/components/useAfterPause.ts'
import { demandeDepartMessages } from '../words.ts'
import { estimationMessages as resultats } from '#portal/components/words/estimation.ts'
import { useMessageText } from '#portal/client/contents.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ecrire, euros, pourcent } from '#rules/format/nombres.ts'
import type { Estimation } from '#rules/retraite/estimation/estimation.ts'
import { loiDe } from '#rules/retraite/regle/regle.ts'
import type { Reserves as ReservesDites } from '#rules/simulation/reserves/reserves.ts'
import type { Prevision } from './prevision.ts'

const { prevision: words } = demandeDepartMessages

interface PrevisionVueProps {
  /** Undefined as long as no date is chosen. */
  readonly prevision: Prevision | undefined
  readonly codeMotifDepart: string
  readonly today: CalendarDate
}

const coefficientDe = ({ decote, surcote }: Estimation): string => {
  if (decote.trimestres > 0) return resultats.decote(decote.trimestres, ecrire(decote.pourcentage))
  if (surcote.trimestres > 0) return resultats.surcote(surcote.trimestres, ecrire(surcote.pourcentage))
  return resultats.sansCoefficient
}

/** What a departure would give, or why it cannot be told; said when the choice of a month is over. */
export const PrevisionVue = ({ prevision, codeMotifDepart, today }: PrevisionVueProps) => {
  const textOf = useMessageText()
  const calculee = prevision?.sorte === 'calculee' ? prevision : undefined
  const phrase =
    prevision?.sorte === 'impossible'
      ? words.impossible(textOf(prevision.raison))
      : calculee
        ? words.annonce(
            dateEnChiffres(calculee.dateDepart),
            resultats.avecIndicatif(
              euros(calculee.estimation.pensionBruteMensuelle),
              calculee.estimation.indicatif,
            ),
          )
        : words.choisir
  const news = useAfterPause(calculee ? phrase : '')
  const fault = useAfterPause(prevision?.sorte === 'impossible' ? phrase : '')
  return (
    <>
      <Status>{news}</Status>
      <Status alerte>{fault}</Status>
      {calculee ? (
        <Estimee
          estimation={calculee.estimation}
          reserves={calculee.reserves}
          dateDepart={calculee.dateDepart}
          codeMotifDepart={codeMotifDepart}
          today={today}
        />
      ) : (
        <p>{phrase}</p>
      )}
    </>
  )
}

interface EstimeeProps extends Omit<PrevisionVueProps, 'prevision'> {
  readonly estimation: Estimation
  readonly reserves: ReservesDites
  readonly dateDepart: CalendarDate
}

const Estimee = ({ estimation, reserves, dateDepart, codeMotifDepart, today }: EstimeeProps) => {
  const regles = loiDe(estimation.regle).label
  return (
    <>
      <Facts
        facts={[
          [resultats.depart, dateEnChiffres(dateDepart)],
          [words.motif, libellesMotifDepart[Number(codeMotifDepart)]],
          [
            resultats.brut,
            <Figure
              key="brut"
              valeur={resultats.parMois(euros(estimation.pensionBruteMensuelle))}
              indicatif={estimation.indicatif}
            />,
          ],
          [resultats.taux, pourcent(estimation.taux)],
          [resultats.coefficient, coefficientDe(estimation)],
        ]}
      />
      <p className="fr-text--sm">
        <strong>{resultats.nonContractuelle}</strong> {words.provenance(dateEnChiffres(today), regles)}
      </p>
      <ReservesRepliees reserves={reserves} as="h3" simulateurPublic={configured('urlRetraitePublique')} />
    </>
  )
}
