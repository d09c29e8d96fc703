import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { genreDemande } from '#contract/demande/genres.ts'
import type { DemandeTrouvee, Trouve } from '#contract/recherche/recherche.ts'
import { dateEnChiffres, momentEnChiffres } from '#rules/format/dates.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { menuName, type SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'
import { DocumentLigne } from './DocumentLigne.tsx'
import { nomsGroupes, rechercheMessages as words } from './words.ts'

type Tout = Trouve & { readonly pages: { readonly premiers: readonly SitePage[] } }

interface LigneProps {
  readonly to: string
  readonly titre: string
  readonly children?: ReactNode
}

const Ligne = ({ to, titre, children }: LigneProps) => (
  <li className="fr-py-3v eap-found__line">
    <Link to={to}>
      <NumeroEntier>{titre}</NumeroEntier>
    </Link>
    {children}
  </li>
)

const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className="fr-hint-text fr-mb-0">{children}</p>
)

const demande = ({ genre, numero, envoyeeLe }: DemandeTrouvee) => {
  const correction = genre === 'correction'
  const nom = correction ? words.correction : genreDemande(genre).nom
  const to = correction
    ? `${paths.compteindividuelretraite}#${numero}`
    : `${paths[genreDemande(genre).suivi]}?${new URLSearchParams({ numero })}`
  return (
    <Ligne key={numero} to={to} titre={`${majuscule(nom)} ${numero}`}>
      <Note>{words.envoyee(dateEnChiffres(envoyeeLe))}</Note>
    </Ligne>
  )
}

/** Lines of a group: each leads to what it names, or opens it. */
export const lignesDe = (tout: Tout, nom: keyof typeof nomsGroupes): readonly ReactElement[] => {
  switch (nom) {
    case 'demandes':
    case 'corrections':
      return (tout[nom]?.premiers ?? []).map(demande)
    case 'messages':
      return (tout.messages?.premiers ?? []).map(({ demandeId, objet, extrait, modifieLe }) => (
        <Ligne key={demandeId} to={paths.conversation(demandeId)} titre={objet}>
          <p className="fr-mb-0">{extrait}</p>
          <Note>{words.dernierMessage(momentEnChiffres(modifieLe))}</Note>
        </Ligne>
      ))
    case 'pages':
      return tout.pages.premiers.map((page) => (
        <Ligne key={page.path} to={page.alias ?? page.path} titre={page.menu ? menuName(page) : page.titre} />
      ))
    case 'aide':
      return tout.aide.premiers.map(({ page, numero, titre, extrait }) => (
        <Ligne key={`${page} ${numero}`} to={paths.question(page, numero)} titre={titre}>
          <p className="fr-mb-0">{extrait}</p>
        </Ligne>
      ))
    // The lists of documents, whatever they are, and the documents of a request.
    default:
      return (tout[nom]?.premiers ?? []).map((document) => (
        <DocumentLigne key={document.documentUuid} document={document} groupe={nomsGroupes[nom]} />
      ))
  }
}
