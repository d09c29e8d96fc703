import { auCentime } from '#rules/money.ts'
import { moisEnChiffres } from '#rules/format/dates.ts'
import { euros } from '#rules/format/nombres.ts'
import { ChartWithTable } from '#portal/components/chart/ChartWithTable.tsx'
import { courbeDe } from '#rules/simulation/courbe.ts'
import { simulateurMessages } from '../words.ts'
import type { Resultats } from './resultats.ts'

const words = simulateurMessages.graphique

/** Pension by month of departure, with its milestones, and the same numbers as a table. */
export const Graphique = ({ resultats }: { readonly resultats: Resultats }) => {
  const { points, reperes } = courbeDe(resultats, resultats.choisie.demande.dateDepart)
  const [premier, dernier] = [points[0], points.at(-1)]
  if (!premier || !dernier) return null
  return (
    <section className="fr-mt-6w">
      <h2>{words.section}</h2>
      <ChartWithTable
        titre={words.titre}
        description={words.description(
          moisEnChiffres(premier.dateDepart),
          euros(premier.pensionBruteMensuelle),
          moisEnChiffres(dernier.dateDepart),
          euros(dernier.pensionBruteMensuelle),
        )}
        axe={words.axe}
        categories={points.map(({ dateDepart }) => moisEnChiffres(dateDepart))}
        series={[
          { nom: words.serie, valeurs: points.map(({ pensionBruteMensuelle }) => pensionBruteMensuelle) },
        ]}
        reperes={reperes}
        indicatifs={new Set(points.flatMap(({ indicatif }, rang) => (indicatif ? [rang] : [])))}
        format={(valeur) => euros(auCentime(valeur))}
      />
    </section>
  )
}
