import { Link } from 'react-router-dom'
import { nomsRubrique } from '#contract/documents/listes.ts'
import { PREMIERS_TROUVES, type Trouve } from '#contract/recherche/recherche.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import type { SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'
import { AucunResultat } from './AucunResultat.tsx'
import { lignesDe } from './lignes.tsx'
import { nomsGroupes, rechercheMessages as words } from './words.ts'

interface ResultatsProps {
  /** What is searched for, empty when nothing is. */
  readonly texte: string
  /** Absent while it loads. */
  readonly trouve: Trouve | undefined
  readonly pages: readonly SitePage[]
}

type NomGroupe = keyof typeof nomsGroupes

const noms = Object.keys(nomsGroupes) as NomGroupe[]

/** What is found, group by group; how much there is of it is said once, when it comes. */
export const Resultats = ({ texte, trouve, pages }: ResultatsProps) => {
  const all = trouve && { ...trouve, pages: { total: pages.length, premiers: pages } }
  const shown = all ? noms.filter((nom) => (all[nom]?.total ?? 0) > 0) : []
  const counts = shown.map((nom) => [nomsGroupes[nom], all?.[nom]?.total ?? 0] as const)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <>
      {texte === '' ? null : <h2>{words.resultats}</h2>}
      <Status className="eap-dit eap-dit--attendu fr-mb-3w">
        {texte !== '' && all ? words.compte(total, texte, counts) : ''}
      </Status>
      {texte !== '' && !all ? <Skeleton lines={8} label={words.enCours} /> : null}
      {texte !== '' && all && total === 0 ? <AucunResultat /> : null}
      {texte === '' || !all
        ? null
        : shown.map((nom) => (
            <Groupe key={nom} nom={nom} texte={texte} total={all[nom]?.total ?? 0}>
              {lignesDe(all, nom)}
            </Groupe>
          ))}
    </>
  )
}

interface GroupeProps {
  readonly nom: NomGroupe
  readonly texte: string
  readonly total: number
  readonly children: readonly React.ReactNode[]
}

const Groupe = ({ nom, texte, total, children }: GroupeProps) => (
  <section className="fr-mb-4w">
    <h3 className="fr-h5 fr-mb-1w">
      {nomsGroupes[nom]} ({total})
    </h3>
    <ul className="fr-raw-list eap-found__list">{children.slice(0, PREMIERS_TROUVES)}</ul>
    <Autres nom={nom}>{children.slice(PREMIERS_TROUVES)}</Autres>
    {total > children.length ? <Suite nom={nom} texte={texte} total={total} shown={children.length} /> : null}
  </section>
)

/** Lines beyond the first ones, for a group that no list of its own holds: they unfold under them. */
const Autres = ({ nom, children }: Pick<GroupeProps, 'nom' | 'children'>) =>
  children.length === 0 ? null : (
    <Accordion
      niveau={4}
      items={[
        {
          id: `autres-${nom}`,
          titre: words.autres(children.length, nomsGroupes[nom]),
          contenu: <ul className="fr-raw-list eap-found__list">{children}</ul>,
        },
      ]}
    />
  )

type SuiteProps = Pick<GroupeProps, 'nom' | 'texte' | 'total'> & { readonly shown: number }

/** The list that holds the others, or what to do where there is none. */
const Suite = ({ nom, texte, total, shown }: SuiteProps) => {
  const liste = nomsRubrique.find((rubrique) => rubrique === nom)
  if (liste === undefined) return <p className="fr-hint-text fr-mt-1w">{words.reste(shown, total)}</p>
  return (
    <p className="fr-mt-2w">
      <Link className="fr-link" to={`${paths[liste]}?${new URLSearchParams({ recherche: texte })}`}>
        {words.tous(total, nomsGroupes[liste])}
      </Link>
    </p>
  )
}
