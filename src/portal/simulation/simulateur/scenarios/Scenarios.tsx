import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import {
  garderscenario,
  type Hypotheses,
  type Scenario,
  supprimerscenario,
  telechargersimulations,
} from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { useOpenReport } from '#portal/client/documents/openDocument.ts'
import { useSend } from '#portal/client/call/useSend.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { simulateurMessages } from '../words.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { GarderForm } from './GarderForm.tsx'
import { adresseDemande, estimerScenarios, rangLibre } from './scenarios.ts'
import { ScenariosTable } from './ScenariosTable.tsx'

const words = simulateurMessages.scenarios

interface ScenariosProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
  readonly scenarios: readonly Scenario[]
  /** What is on the screen; undefined while it has faults. */
  readonly hypotheses: Hypotheses | undefined
  readonly onTake: (hypotheses: Hypotheses) => void
  readonly onChanged: () => Promise<unknown>
}

/** Simulations that are kept: their comparison, and what can be done with them. */
export const Scenarios = (props: ScenariosProps) => {
  const { cir, aujourdhui, scenarios, hypotheses, onTake, onChanged } = props
  const { navigation } = useSession()
  const [dit, setDit] = useState('')
  const titre = useRef<HTMLHeadingElement>(null)
  const send = useSend()
  const openReport = useOpenReport(telechargersimulations)
  const writes = !navigation?.lectureSeule
  const rang = rangLibre(scenarios)

  const keep = async (saisi: string) => {
    if (!hypotheses || rang === undefined) return false
    const nom = saisi === '' ? words.nomParDefaut(dateEnChiffres(hypotheses.dateDepart)) : saisi
    const { status } = await send(garderscenario, { body: { rang, nom, hypotheses } })
    if (status !== 200) return false
    await onChanged()
    setDit(words.gardee(nom))
    return true
  }
  const remove = async ({ rang: place, nom }: Scenario) => {
    const { status } = await send(supprimerscenario, { body: { rang: place } })
    if (status !== 200) return
    await onChanged()
    setDit(words.supprimee(nom))
    titre.current?.focus()
  }
  const take = ({ hypotheses: reprises, nom }: Scenario) => {
    onTake(reprises)
    setDit(words.reprise(nom))
  }
  const actions = (scenario: Scenario) => (
    <ul className="fr-raw-list eap-simu__actions">
      <li>
        <Button
          type="button"
          size="small"
          priority="secondary"
          aria-label={words.action(words.reprendre, scenario.nom)}
          onClick={() => take(scenario)}
        >
          {words.reprendre}
        </Button>
      </li>
      {writes ? (
        <li>
          <Button
            type="button"
            size="small"
            priority="tertiary"
            aria-label={words.action(words.supprimer, scenario.nom)}
            onClick={() => void remove(scenario)}
          >
            {words.supprimer}
          </Button>
        </li>
      ) : null}
      {navigation?.listeService.demandedepartretraite ? (
        <li>
          <Link
            className="fr-link fr-link--sm"
            to={adresseDemande(scenario.hypotheses.dateDepart)}
            aria-label={words.action(words.demander, scenario.nom)}
          >
            {words.demander}
          </Link>
        </li>
      ) : null}
    </ul>
  )
  const empechement = hypotheses ? undefined : words.corriger

  return (
    <section className="fr-mt-6w">
      <h2 ref={titre} tabIndex={-1}>
        {words.titre}
      </h2>
      <p>{writes ? words.chapo : words.lectureSeule}</p>
      {writes ? (
        <div className="eap-no-print">
          <GarderForm empechement={rang === undefined ? words.complet : empechement} onKeep={keep} />
        </div>
      ) : null}
      <Status className="eap-simu__dit">{dit}</Status>
      {scenarios.length === 0 ? (
        <p>{words.vide}</p>
      ) : (
        <>
          <ScenariosTable scenarios={estimerScenarios(cir, scenarios, aujourdhui)} actions={actions} />
          <p className="fr-mt-2w eap-no-print">
            <Button
              type="button"
              priority="secondary"
              iconId="fr-icon-file-pdf-line"
              aria-label={words.pdfNom}
              onClick={() => void openReport()}
            >
              {words.pdf}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
