import { contenuPrive, type Page as PageContent } from '#contract/contenu/contenu.ts'
import { simulateur } from '#contract/simulation/simulateur.ts'
import { useToday } from '#portal/client/opening.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { simulateurMessages } from './words.ts'
import { accesSimulateurMessages } from '#portal/components/words/estimation.ts'
import { Indisponible } from './Indisponible.tsx'
import { SimulateurView } from './SimulateurView.tsx'
import './simulateur.css'

/** The retirement simulator, or why it is closed. */
export const SimulateurScreen = () => {
  const titre = usePageTitle()
  const aujourdhui = useToday()
  const { data, error, mutate } = useCall(simulateur, {})
  const { data: page, error: sansPage } = useCall(contenuPrive, { params: { id: 'simulateur' } })
  // Both together: an introduction that came after would push the fields down.
  if (!data || !(page || sansPage))
    return (
      <Page titre={titre}>
        {error ? <LoadFailure /> : <Skeleton lines={8} label={simulateurMessages.chargement} />}
      </Page>
    )
  const { eligible, cir, departPrevu, ouvreLe, listeScenario } = data
  if (!eligible || !cir)
    return (
      <Page titre={titre}>
        <Indisponible ouvreLe={ouvreLe} />
      </Page>
    )
  return (
    <Page titre={titre} chapo={accesSimulateurMessages.presentation}>
      <Introduction page={page} />
      <SimulateurView
        cir={cir}
        prevu={departPrevu}
        scenarios={listeScenario}
        aujourdhui={aujourdhui}
        onChanged={() => mutate()}
      />
    </Page>
  )
}

SimulateurScreen.readAhead = () => {
  readAhead(simulateur, {})
  readAhead(contenuPrive, { params: { id: 'simulateur' } })
}

/** What the administration says of the simulator. */
const Introduction = ({ page }: { readonly page: PageContent | undefined }) => {
  const introduction = page?.contenu.paragraphe['introduction']
  return introduction ? <RichText className="fr-mb-4w" html={introduction.texte} /> : null
}
