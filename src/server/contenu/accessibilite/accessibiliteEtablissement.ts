import type { Paragraphe } from '#contract/contenu/contenu.ts'
import type { DonneesAudit } from './accessibiliteDonnees.ts'
import { frenchDay } from './accessibiliteMots.ts'
import { bloc, h3, p, ul } from '../content/html.ts'

/** How the statement was made: date, technologies, environment, tools and pages. */
export const etablissement = ({ date, navigateur, outils, etats, pages, audit }: DonneesAudit): Paragraphe =>
  bloc(
    'Établissement de cette déclaration',
    p(`Cette déclaration a été établie le ${frenchDay(date)}, à partir des résultats donnés plus haut.`),
    h3('Technologies utilisées'),
    ul('HTML5', 'CSS', 'JavaScript', 'WAI-ARIA', 'PDF'),
    h3('Environnement de test'),
    p(
      audit === null
        ? `${navigateur}, piloté par la machine. Aucun essai avec des technologies d’assistance n’a encore été consigné.`
        : navigateur,
    ),
    h3('Outils'),
    ul(...Object.entries(outils).map(([nom, version]) => `${nom} ${version}`)),
    h3('Pages vérifiées par la machine'),
    etats > 0 ? ul(...pages) : p('Aucune page n’a encore été vérifiée.'),
  )
