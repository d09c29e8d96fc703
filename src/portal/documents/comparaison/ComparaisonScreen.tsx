import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { Link, useSearchParams } from 'react-router-dom'
import type { Bulletin } from '#contract/documents/bulletin.ts'
import { listesDocument, type NomComparee } from '#contract/documents/listes.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import type { CallError } from '#portal/client/fetch/CallError.ts'
import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { comparaisonMessages as words } from './words.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { useListLeft } from '#portal/client/page/leftList.ts'
import { usePageTitle, useReplacedTitle } from '#portal/client/page/pageTitle.ts'
import { paths } from '#portal/paths.ts'
import { inOrder } from './comparaison.ts'
import { ComparaisonView } from './ComparaisonView.tsx'

/** What an address lacks to name two payslips. */
const lackOf = (avant: string | null, apres: string | null) => {
  if (avant === null || apres === null) return words.manque
  return avant === apres ? words.memeDocument : undefined
}

/** What a refusal of the comparison itself says; undefined for the failures of any call. */
const refusalOf = ({ outcome }: CallError) => {
  if (outcome.status === 400 || outcome.status === 404) return words.introuvable
  return outcome.status === 444 ? messageText(outcome.body.erreurCode) : undefined
}

interface ComparaisonScreenProps {
  readonly nom: NomComparee
}

/** « Pourquoi mon net a changé » and the like for a pension: two payslips of the signed-in person, named by the address. */
export const ComparaisonScreen = ({ nom }: ComparaisonScreenProps) => {
  const [search] = useSearchParams()
  const [avant, apres] = [search.get('avant'), search.get('apres')]
  const lack = lackOf(avant, apres)
  const react = useReaction()
  const { data, error } = useCall(
    rubriques[nom].comparaison,
    avant === null || apres === null || lack !== undefined ? null : { query: { avant, apres } },
    { onError: (failure) => refusalOf(failure) ?? react(failure.call, failure.outcome) },
  )
  const openDocument = useOpenDocument()
  const [genre] = rubriques[nom].genres
  const refusal = lack ?? (error && refusalOf(error))
  const page = usePageTitle()
  const { inchange, retour } = listesDocument[nom].comparaison
  const titre = data && data.avant.totaux.net === data.apres.totaux.net ? inchange : page
  useReplacedTitle(titre)
  const liste = useListLeft(paths[nom])
  const open = ({ documentUuid }: Bulletin) => genre && void openDocument({ genre, documentUuid })

  return (
    <Page titre={titre}>
      {refusal === undefined ? null : <Alert small severity="error" description={refusal} />}
      {data ? <ComparaisonView {...inOrder(data)} onOpen={open} /> : null}
      {data || refusal !== undefined ? null : <Skeleton lines={8} label={words.chargement} />}
      <p className="fr-mt-4w eap-no-print">
        <Link className="fr-link fr-icon-arrow-left-line fr-link--icon-left" to={liste}>
          {retour}
        </Link>
      </p>
    </Page>
  )
}
