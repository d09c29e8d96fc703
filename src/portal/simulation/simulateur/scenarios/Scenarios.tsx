import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { Cir } from '#contract/carriere/cir.ts'
import { type Hypotheses, type Scenario, telechargersimulations } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { useOpenReport } from '#portal/client/documents/openDocument.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { Retablir } from '#portal/components/Retablir.tsx'
import type { Resultats } from '../resultats/resultats.ts'
import { simulateurMessages } from '../words.ts'
import { GarderForm } from './GarderForm.tsx'
import { RenommerForm } from './RenommerForm.tsx'
import { choixOfferts, estimerScenarios } from './scenarios.ts'
import { ScenariosTable } from './ScenariosTable.tsx'
import { useScenarios } from './useScenarios.ts'

const words = simulateurMessages.scenarios

interface ScenariosProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
  readonly scenarios: readonly Scenario[]
  /** What is on the screen; undefined while it has faults. */
  readonly resultats: Resultats | undefined
  /** Whether a request for retirement is under way: there is no other to make. */
  readonly enCours: boolean
  readonly onTake: (hypotheses: Hypotheses) => void
  readonly onChanged: () => Promise<unknown>
}

/** Simulations that are kept: their comparison, and what can be done with them. */
export const Scenarios = ({ cir, aujourdhui, scenarios, resultats, enCours, ...changes }: ScenariosProps) => {
  const writes = !useSession().navigation?.lectureSeule
  const gestes = useScenarios({ cir, aujourdhui, scenarios, ...changes })
  const { dit, echec, titre, supprimee, renommee } = gestes
  const empechement = resultats ? undefined : words.corriger
  return (
    <section className="fr-mt-6w">
      <h2 ref={titre} tabIndex={-1}>
        {words.titre}
      </h2>
      <p>{writes ? words.chapo : words.lectureSeule}</p>
      {writes ? (
        <div className="eap-no-print">
          <GarderForm
            offerts={resultats ? choixOfferts(cir, resultats) : []}
            empechement={gestes.libre ? empechement : words.complet}
            onKeep={gestes.keep}
          />
        </div>
      ) : null}
      <Retablir
        dit={dit}
        toujoursVu
        retrait={
          supprimee && {
            cle: supprimee.rang,
            action: words.retablir(supprimee.nom),
            onRetablir: () => void gestes.retablir(),
          }
        }
      />
      <Status alerte className={echec === '' ? '' : 'fr-message fr-message--error fr-mb-2w'}>
        {echec}
      </Status>
      {scenarios.length === 0 ? (
        <p>{words.vide}</p>
      ) : (
        <>
          <ScenariosTable
            scenarios={estimerScenarios(cir, scenarios, aujourdhui)}
            gestes={gestes}
            enCours={enCours}
          />
          {renommee ? (
            <RenommerForm
              key={renommee.rang}
              scenario={renommee}
              onName={gestes.baptise}
              onCancel={() => gestes.rename(undefined)}
            />
          ) : null}
          <Telecharger />
        </>
      )}
    </section>
  )
}

const Telecharger = () => {
  const openReport = useOpenReport(telechargersimulations)
  return (
    <p className="fr-mt-2w eap-no-print">
      <Button
        type="button"
        priority="secondary"
        iconId="fr-icon-file-pdf-line"
        aria-label={words.pdfNom}
        onClick={() => void openReport({})}
      >
        {words.pdf}
      </Button>
    </p>
  )
}
