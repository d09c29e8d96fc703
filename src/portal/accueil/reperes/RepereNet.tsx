import { Link } from 'react-router-dom'
import type { RepereNet as Repere } from '#contract/accueil/reperes.ts'
import { listeDocument } from '#contract/documents/listes.ts'
import { ChartWithTable } from '#portal/components/chart/ChartWithTable.tsx'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { paths } from '#portal/paths.ts'
import { auCentime } from '#rules/money.ts'
import { moisEnChiffres, moisEnLettres } from '#rules/format/dates.ts'
import { centimesEnEuros, euros } from '#rules/format/nombres.ts'
import { ecartDit } from './reperes.ts'
import { reperesMessages as words } from './words.ts'

/** The last net: how much, why it changed, and its last months. */
export const RepereNet = ({ repere }: { readonly repere: Repere }) => {
  const { rubrique, documentUuid, bulletins, periode, net, avant, changement, mois } = repere
  const { titre, axe, serie } = words.nets[rubrique]
  // The last slip when it changed the net, or the one that did: « why » is never answered « nothing changed ».
  const compare = avant && avant.ecart !== 0 ? { documentUuid, avant } : changement
  const adresse =
    compare && new URLSearchParams({ avant: compare.avant.documentUuid, apres: compare.documentUuid })
  return (
    <div>
      <h3 className="fr-h6 fr-mb-1w">{titre(moisEnLettres(periode))}</h3>
      <div className="eap-repere__valeur">{centimesEnEuros(net)}</div>
      <p className="fr-mb-1w">{words.apresImpot(bulletins)}</p>
      {avant ? <p className="fr-mb-1w">{ecartDit(avant)}</p> : null}
      {changement ? (
        <p className="fr-mb-1w">
          {words.changement(moisEnLettres(changement.periode), ecartDit(changement.avant))}
        </p>
      ) : null}
      {adresse ? (
        <p className="fr-mb-2w">
          <Link className="fr-link" to={`${paths.comparaison(rubrique)}?${adresse}`}>
            {listeDocument(rubrique).comparaison?.question}
          </Link>
        </p>
      ) : null}
      {mois.length > 1 ? (
        <Accordion
          niveau={4}
          items={[
            {
              id: 'repere-net-mois',
              titre: words.mois(mois.length),
              contenu: (
                <ChartWithTable
                  genre="barre"
                  titre={serie}
                  description={words.description(mois)}
                  axe={axe}
                  categories={mois.map((one) => moisEnChiffres(one.periode))}
                  series={[{ nom: serie, valeurs: mois.map((one) => one.net / 100) }]}
                  format={(valeur) => euros(auCentime(valeur))}
                />
              ),
            },
          ]}
        />
      ) : null}
    </div>
  )
}
