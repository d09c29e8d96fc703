import { Link } from 'react-router-dom'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { informationPages, questionPages } from '#contract/contenu/contenu.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { menuGroups } from '#portal/menuEntries.ts'
import { pagesMessages } from '#portal/words.ts'
import { shellMessages } from '#portal/shell/words.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'

type SiteLink = readonly [text: string, path: string]

const { titres, plan } = pagesMessages

const visitorLinks: readonly SiteLink[] = [
  [titres.accueilnonconnecte, paths.accueilnonconnecte],
  [titres.inscription, paths.inscription],
  [titres.motdepasseoublie, paths.motdepasseoublie],
]

const informationLinks: readonly SiteLink[] = [
  ...informationPages.map((page): SiteLink => [titres[page], paths.information(page)]),
  [titres.contact, paths.contact],
  [titres.aidenonconnecte, paths.question('aidenonconnecte')],
  [titres.calculette, paths.calculette],
]

/** Pages of the signed-in space that the menu does not have. */
const otherLinks = ({ lectureSeule, listeService }: Habilitation): readonly SiteLink[] => [
  [titres.demandeenvoimail, paths.demandeenvoimail],
  ...(listeService.mesap && !lectureSeule ? [[titres.mesap, paths.mesap] as const] : []),
]

const helpLinks = questionPages.map((page): SiteLink => [titres[page], paths.question(page)])

/** Every page that who is here may open. */
export const PlanDuSiteScreen = () => {
  const rights = useSession().navigation
  const own = rights
    ? [
        ...menuGroups(rights).flatMap(({ entries }) =>
          entries.map(({ nom, chemin }): SiteLink => [shellMessages.menu[nom], chemin]),
        ),
        ...otherLinks(rights),
      ]
    : visitorLinks
  return (
    <Page titre={titres.plandusite}>
      <Links titre={rights ? plan.espace : plan.connexion} links={own} />
      <Links
        titre={plan.informations}
        links={rights ? [...informationLinks, ...helpLinks] : informationLinks}
      />
    </Page>
  )
}

const Links = ({ titre, links }: { readonly titre: string; readonly links: readonly SiteLink[] }) => (
  <section className="fr-mb-4w">
    <h2>{titre}</h2>
    <ul>
      {links.map(([text, path]) => (
        <li key={path}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
    </ul>
  </section>
)
