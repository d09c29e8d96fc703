import { useState } from 'react'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { calculetteMessages as words } from './words.ts'
import { usePageTitle } from '#portal/client/pageTitle.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { CalculetteForm } from './CalculetteForm.tsx'
import { saisieDuCompte, saisieVide } from './saisie.ts'
import { useCompte } from './useCompte.ts'
import './calculette.css'

/** Cost and effect of buying study years back, for anyone; filled in for those who have an account. */
export const CalculetteScreen = () => {
  const { data: page, error } = useCall(contenuPublic, { params: { nomPage: 'rachatetude' } })
  const { cir, attendu } = useCompte()
  const [today] = useState(() => dayInParis(new Date()))
  return (
    <Page titre={usePageTitle()} chapo={words.chapo}>
      {page ? <ContentBlocks blocs={Object.values(page.contenu.paragraphe)} /> : null}
      {page || error ? null : <Skeleton lines={4} />}
      {cir ? <p>{words.prerempli}</p> : null}
      {attendu ? (
        <Skeleton lines={8} label={words.chargement} />
      ) : (
        <CalculetteForm
          key={cir?.situation.dateNaissance}
          initiale={cir ? saisieDuCompte(cir, today) : saisieVide(today)}
          today={today}
        />
      )}
    </Page>
  )
}
