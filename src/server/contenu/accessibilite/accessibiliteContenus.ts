import type { Paragraphe } from '#contract/contenu/contenu.ts'
import type { DonneesAudit } from './accessibiliteDonnees.ts'
import { bloc, h3, p, ul } from '../content/content.ts'

/** Text of the referential as contents may hold it: no tag, no straight quote. */
const plain = (text: string): string =>
  text.replaceAll(/[<>]/g, '').replaceAll("'", '’').replaceAll('"', '').replaceAll('&', 'et')

/** Most places named for one criterion: the report names them all. */
const MOST = 5

const places = (pages: readonly string[]): string => {
  const named = pages.slice(0, MOST).map(plain).join(', ')
  return pages.length > MOST ? `${named}, et ${pages.length - MOST} autres` : named
}

const echecs = ({ criteres: { enEchec } }: DonneesAudit): string =>
  enEchec.length === 0
    ? p('Les contrôles automatiques ne connaissent pas d’échec.')
    : p('Les contrôles automatiques trouvent des échecs sur ces critères :') +
      ul(...enEchec.map(({ id, titre, pages }) => `${id} ${plain(titre)} (${places(pages)})`))

/** What is known not to be accessible, and what the law leaves out. */
export const contenusNonAccessibles = (donnees: DonneesAudit): Paragraphe =>
  bloc(
    'Contenus non accessibles',
    h3('Non-conformités'),
    ...(donnees.audit === null
      ? [p('En l’absence d’audit fait par des personnes, cette liste n’est pas complète.')]
      : []),
    echecs(donnees),
    p('Nous connaissons aussi ces limites :'),
    ul(
      'le captcha de connexion demande de recopier un code lu ou entendu : une version sonore existe, mais elle ne convient pas à tout le monde ;',
      'les documents déposés par votre employeur ou par le Service des Retraites de l’État sont affichés tels qu’ils ont été reçus : leur accessibilité n’est pas vérifiée.',
    ),
    h3('Dérogations pour charge disproportionnée'),
    p('Aucune dérogation n’est demandée.'),
    h3('Contenus non soumis à l’obligation d’accessibilité'),
    p('Aucun contenu n’est présenté comme non soumis.'),
  )
