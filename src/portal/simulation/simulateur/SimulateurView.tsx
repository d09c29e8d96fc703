import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useMemo, useRef, useState } from 'react'
import type { Cir } from '#contract/carriere/cir.ts'
import { hypothesesFormSchema, saisieDesHypotheses } from '#contract/simulation/hypothesesForm.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import type { Hypotheses, Scenario } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ReservesRepliees } from '#portal/components/facts/Reserves.tsx'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { LiveForm } from '#portal/form/LiveForm.tsx'
import { useReprise } from '#portal/simulation/reprise.ts'
import { simulateurMessages } from './words.ts'
import { configured } from '#portal/client/configuration.ts'
import { Avertissement } from './Avertissement.tsx'
import { DepartRepris } from '#portal/simulation/DepartRepris.tsx'
import { CompteAVerifier } from './CompteAVerifier.tsx'
import { ID_RESULTATS, ResultatEnBref } from './resultats/ResultatEnBref.tsx'
import { Conditions } from './resultats/Conditions.tsx'
import { Dates, ID_AUTRES } from './resultats/Dates.tsx'
import { Details } from './resultats/Details.tsx'
import { hypothesesInitiales } from './resultats/resultats.ts'
import { SaisieAutres } from './saisie/SaisieAutres.tsx'
import { SaisieDepart } from './saisie/SaisieDepart.tsx'
import { DemanderLien } from './scenarios/DemanderLien.tsx'
import { Scenarios } from './scenarios/Scenarios.tsx'
import { useAnnonce } from './annonce/useAnnonce.ts'
import { useSimulation } from './useSimulation.ts'

const { saisie: words, resultats: said } = simulateurMessages

interface SimulateurViewProps {
  readonly cir: Cir
  readonly scenarios: readonly Scenario[]
  readonly aujourdhui: CalendarDate
  readonly prevu: DepartPrevu | undefined
  readonly onChanged: () => Promise<unknown>
}

/** The simulator of someone who may use it: suppositions, then what they give. */
export const SimulateurView = (props: SimulateurViewProps) => {
  const { cir, aujourdhui, prevu } = props
  const schema = useMemo(() => hypothesesFormSchema(cir, aujourdhui), [cir, aujourdhui])
  const reprises = useReprise()
  const [initiale] = useState(() =>
    saisieDesHypotheses({ ...hypothesesInitiales(cir, aujourdhui, prevu), ...reprises }, cir),
  )
  return (
    <LiveForm schema={schema} initialValues={initiale} reproach="atOnce">
      <Simulateur {...props} />
    </LiveForm>
  )
}

const Simulateur = ({ cir, scenarios, aujourdhui, prevu, onChanged }: SimulateurViewProps) => {
  const simulation = useSimulation(cir, aujourdhui, prevu)
  const { nombreDeFautes, juste, hypotheses, resultats, reprendre, reinitialiser } = simulation
  const titre = useRef<HTMLHeadingElement>(null)
  const annonce = useAnnonce(simulation)
  const props = { cir, aujourdhui }
  const enCours = prevu?.numeroDemande !== undefined
  const take = (reprises: Hypotheses) => {
    reprendre(reprises)
    titre.current?.focus()
  }
  return (
    <>
      <section className="eap-no-print" aria-labelledby="simu-hypotheses">
        <h2 id="simu-hypotheses" ref={titre} tabIndex={-1}>
          {words.titre}
        </h2>
        <DepartRepris prevu={prevu} hypotheses={hypotheses} />
        <SaisieDepart {...props} />
        <Accordion items={[{ id: ID_AUTRES, titre: words.autres, contenu: <SaisieAutres {...props} /> }]} />
        <Button className="fr-mt-3w" type="button" priority="tertiary" size="small" onClick={reinitialiser}>
          {words.reinitialiser}
        </Button>
        {resultats ? <ResultatEnBref choisie={resultats.choisie} faute={nombreDeFautes > 0} /> : null}
      </section>
      <section className="fr-mt-6w" aria-labelledby={ID_RESULTATS}>
        <h2 id={ID_RESULTATS} tabIndex={-1}>
          {said.titre}
        </h2>
        <Status>{annonce.changement}</Status>
        <Status alerte>{annonce.faute}</Status>
        <Avertissement
          nombre={nombreDeFautes}
          depart={resultats && dateEnChiffres(resultats.choisie.demande.dateDepart)}
        />
        <Conditions cir={cir} hypotheses={hypotheses} aujourdhui={aujourdhui} />
        <CompteAVerifier cir={cir} aujourdhui={aujourdhui} />
        {resultats ? <Dates resultats={resultats} aujourdhui={aujourdhui} /> : null}
        {resultats ? (
          <ReservesRepliees
            reserves={resultats.reserves}
            as="h3"
            simulateurPublic={configured('urlRetraitePublique')}
          />
        ) : null}
        {juste ? <DemanderLien dateDepart={hypotheses.dateDepart} enCours={enCours} /> : null}
      </section>
      {resultats ? <Details resultats={resultats} /> : null}
      <Scenarios
        cir={cir}
        aujourdhui={aujourdhui}
        scenarios={scenarios}
        resultats={juste ? resultats : undefined}
        enCours={enCours}
        onTake={take}
        onChanged={onChanged}
      />
    </>
  )
}
