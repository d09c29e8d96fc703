import { useState } from 'react'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import { simulateur } from '#contract/simulation/simulateur.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { usePageTitle } from '#portal/client/pageTitle.ts'
import { simulateurMessages } from './words.ts'
import { accesSimulateurMessages } from '#portal/components/words/estimation.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { Indisponible } from './Indisponible.tsx'
import { SimulateurView } from './SimulateurView.tsx'
import './simulateur.css'

/** The retirement simulator, or why it is closed. */
export const SimulateurScreen = () => {
  const titre = usePageTitle()
  const [aujourdhui] = useState(() => dayInParis(new Date()))
  const { data, error, mutate } = useCall(simulateur, {})
  if (!data)
    return (
      <Page titre={titre}>
        {error ? <LoadFailure /> : <Skeleton lines={8} label={simulateurMessages.chargement} />}
      </Page>
    )
  const { eligible, cir, ouvreLe, listeScenario } = data
  if (!eligible || !cir)
    return (
      <Page titre={titre}>
        <Indisponible ouvreLe={ouvreLe} />
      </Page>
    )
  return (
    <Page titre={titre} chapo={accesSimulateurMessages.presentation}>
      <Ouvert cir={cir} scenarios={listeScenario} aujourdhui={aujourdhui} onChanged={() => mutate()} />
    </Page>
  )
}

/** With what the administration says of the simulator, above it. */
const Ouvert = (props: Omit<Parameters<typeof SimulateurView>[0], 'messages'>) => {
  const { data } = useCall(contenuPrive, { params: { id: 'simulateur' } })
  const introduction = data?.contenu.paragraphe['introduction']
  return (
    <>
      {introduction ? <RichText className="fr-mb-4w" html={introduction.texte} /> : null}
      <SimulateurView {...props} messages={data?.message} />
    </>
  )
}
