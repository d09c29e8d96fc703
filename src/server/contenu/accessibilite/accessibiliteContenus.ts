import type { Paragraphe } from '#contract/contenu/contenu.ts'
import { limites } from '#rules/contenu/limites.ts'
import type { DonneesLues } from './accessibiliteDonnees.ts'
import { bloc, dit, h3, p, siTu, ul } from '../blocks.ts'

/** Text of the referential as contents may hold it: no tag, no straight quote. */
const plain = (text: string): string =>
  text.replaceAll(/[<>]/g, '').replaceAll("'", '’').replaceAll('"', '').replaceAll('&', 'et')

/** Most places named for one criterion: the report names them all. */
const MOST = 5

const places = (pages: readonly string[]): string => {
  const named = pages.slice(0, MOST).map(plain).join(', ')
  return pages.length > MOST ? `${named}, et ${pages.length - MOST} autres` : named
}

const aucunEchec = ({ conformite, echecs: nombre }: DonneesLues): string => {
  if (nombre > 0) return 'Les échecs vus par les contrôles automatiques sont dans leur rapport.'
  return conformite.audit === null
    ? 'Les contrôles automatiques n’ont pas vu d’échec.'
    : 'Ni les contrôles automatiques ni les personnes qui ont fait l’audit n’ont vu d’échec.'
}

const echecs = (donnees: DonneesLues): string =>
  donnees.criteres.enEchec.length === 0
    ? p(aucunEchec(donnees))
    : p('Ces critères ne sont pas respectés :') +
      ul(
        ...donnees.criteres.enEchec.map(({ id, titre, pages }) => `${id} ${plain(titre)} (${places(pages)})`),
      )

/** What is known not to be accessible, and what the law leaves out. */
export const contenusNonAccessibles = (donnees: DonneesLues): Paragraphe =>
  bloc(
    'Contenus non accessibles',
    h3('Non-conformités'),
    ...(donnees.conformite.audit === null
      ? [p('En l’absence d’audit fait par des personnes, cette liste n’est pas complète.')]
      : []),
    echecs(donnees),
    p('Nous connaissons aussi ces limites :'),
    ul(...Object.values(limites).flat()),
    h3('Dérogations pour charge disproportionnée'),
    p(`${siTu('declarationderogations')}Aucune dérogation n’est demandée.`),
    p(`Contenus concernés : ${dit('declarationderogations')}.`),
    h3('Contenus non soumis à l’obligation d’accessibilité'),
    p(`${siTu('declarationexclus')}Aucun contenu n’est présenté comme non soumis.`),
    p(`Contenus concernés : ${dit('declarationexclus')}.`),
  )
