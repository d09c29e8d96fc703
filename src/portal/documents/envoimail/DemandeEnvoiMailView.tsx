import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { Page as PageContent } from '#contract/contenu/contenu.ts'
import { type EnvoiPossible, PIECE_LA_PLUS_LOURDE } from '#contract/documents/envoimail.ts'
import { tailleFichier } from '#rules/format/nombres.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { envoimailMessages as words } from './words.ts'
import { useListLeft } from '#portal/client/page/leftList.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { TITLE_ID } from '#portal/paths.ts'
import { Destination } from './Destination.tsx'
import { listPath } from './envoimail.ts'

interface DemandeEnvoiMailViewProps {
  readonly documentUuid: string
  /** Absent while it loads. */
  readonly envoi: EnvoiPossible | undefined
  /** Sendings left today; absent while they are counted. */
  readonly restant: number | undefined
  readonly page: PageContent | undefined
  readonly lectureSeule: boolean
  /** The person comes back from the result. */
  readonly again: boolean
  readonly onSent: (courriel: string) => void
}

/** What will be sent, where to, and what to know before. */
export const DemandeEnvoiMailView = ({ envoi, page, again, ...rest }: DemandeEnvoiMailViewProps) => {
  useEffect(() => {
    if (again) document.getElementById(TITLE_ID)?.focus()
  }, [again])
  return (
    <Page titre={usePageTitle()}>
      <h2>{words.document}</h2>
      {envoi ? (
        <>
          <p className="fr-text--lg fr-text--bold fr-mb-1w">{envoi.libelle}</p>
          <p>
            {envoi.tropLourd
              ? words.tropLourd(tailleFichier(PIECE_LA_PLUS_LOURDE))
              : words.formes[envoi.forme]}
          </p>
          <Destination envoi={envoi} {...rest} />
          <Retour envoi={envoi} />
        </>
      ) : (
        <Skeleton lines={6} label={words.chargement} />
      )}
      <ContentBlocks blocs={Object.values(page?.contenu.paragraphe ?? {})} />
    </Page>
  )
}

const Retour = ({ envoi }: { readonly envoi: EnvoiPossible }) => (
  <p className="fr-mt-4w fr-mb-6w">
    <Link className="fr-link fr-icon-arrow-left-line fr-link--icon-left" to={useListLeft(listPath(envoi))}>
      {words.retour}
    </Link>
  </p>
)
