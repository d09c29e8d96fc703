import { Link, useLocation } from 'react-router-dom'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { StepHeading } from '#portal/components/steps/StepHeading.tsx'
import { inscriptionMessages as words } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { etapesInscription, paths, type EtapeInscription } from '#portal/paths.ts'
import { ConfirmationStep } from './etapes/ConfirmationStep.tsx'
import { CoordonneesStep } from './etapes/CoordonneesStep.tsx'
import { replaceDossier } from './dossierStore.ts'
import { IdentiteStep } from './etapes/IdentiteStep.tsx'
import { MotDePasseStep } from './etapes/MotDePasseStep.tsx'
import { RecapitulatifStep } from './etapes/RecapitulatifStep.tsx'
import { VerificationStep } from './etapes/VerificationStep.tsx'

const steps = {
  identite: IdentiteStep,
  verification: VerificationStep,
  coordonnees: CoordonneesStep,
  motdepasse: MotDePasseStep,
  recapitulatif: RecapitulatifStep,
  confirmation: ConfirmationStep,
} as const satisfies Readonly<Record<EtapeInscription, unknown>>

const titles = etapesInscription.map((etape) => words.etapes[etape])

/** The creation of an account: its steps, each at its own address. */
export const InscriptionScreen = () => {
  const { pathname } = useLocation()
  const etape = etapesInscription.find((one) => paths.etapeInscription(one) === pathname) ?? 'identite'
  const { data: page, error } = useCall(contenuPublic, { params: { nomPage: 'inscription' } })
  const { introduction, asavoir } = page?.contenu.paragraphe ?? {}
  const before = [introduction, asavoir].filter((bloc) => bloc !== undefined)
  const Step = steps[etape]
  return (
    <Page titre={usePageTitle()} etape={words.etapeDite(etape)}>
      <StepHeading key={etape} steps={titles} current={etapesInscription.indexOf(etape)} />
      {etape === 'identite' && !page && !error ? <Skeleton lines={6} /> : null}
      {etape === 'identite' ? <ContentBlocks blocs={before} titleAs="h3" /> : null}
      <Step page={page} />
      {etape === 'confirmation' ? null : (
        <p className="fr-mt-4w">
          <Link className="fr-link" to={paths.accueilnonconnecte} onClick={() => replaceDossier()}>
            {words.abandonner}
          </Link>
        </p>
      )}
    </Page>
  )
}
