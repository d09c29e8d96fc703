import { Link } from 'react-router-dom'
import { Page } from '#portal/components/page/Page.tsx'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { menuName, useSitePages } from '#portal/client/page/sitePage.ts'
import { planDuSite } from './planDuSite.ts'
import { contenuMessages } from '../words.ts'

/** Every page that who is here may open, under the name that the menu gives it when it is there. */
export const PlanDuSiteScreen = () => {
  const titre = usePageTitle()
  const pages = useSitePages()
  const { navigation } = useSession()
  return (
    <Page titre={titre}>
      {planDuSite(pages, navigation).map((part) => (
        <section key={part.groupe} className="fr-mb-4w">
          <h2>{contenuMessages.plan[part.groupe]}</h2>
          <ul>
            {part.pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{menuName(page)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
