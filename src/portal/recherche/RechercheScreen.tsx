import { useSearchParams } from 'react-router-dom'
import { LONGUEUR_RECHERCHE } from '#contract/documents/rubrique.ts'
import { rechercher } from '#contract/recherche/recherche.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useSearchTitle } from '#portal/client/page/searchTitle.ts'
import { searchedText } from '#portal/client/searchedText.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { useSitePages } from '#portal/client/page/sitePage.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { SearchBar } from '#portal/components/SearchBar.tsx'
import { foundPages } from './foundPages.ts'
import { Resultats } from './Resultats.tsx'
import { rechercheMessages as words } from './words.ts'
import './recherche.css'

/** The one search over documents, requests, messages, pages and help. Its address holds what is searched for. */
export const RechercheScreen = () => {
  const { navigation } = useSession()
  const pages = useSitePages()
  const [parameters, setParameters] = useSearchParams()
  const texte = searchedText(parameters.get('recherche'))
  useSearchTitle(texte)
  const { data, error } = useCall(rechercher, texte === '' ? null : { query: { texte } })
  return (
    <Page titre={usePageTitle()} chapo={words.chapo}>
      <SearchBar
        label={words.libelle}
        hint={words.exemples}
        value={texte}
        {...LONGUEUR_RECHERCHE}
        onSearch={(recherche) => setParameters({ recherche }, { preventScrollReset: true })}
      />
      {error ? <LoadFailure /> : null}
      {error ? null : (
        <Resultats texte={texte} trouve={data?.donnee} pages={foundPages(pages, navigation, texte)} />
      )}
    </Page>
  )
}
