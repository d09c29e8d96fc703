import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ecrire } from '#rules/format/nombres.ts'
import { estNote } from '#rules/retraite/estimation/lignes.ts'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { simulateurMessages } from './words.ts'
import type { Resultat } from './resultats.ts'

const words = simulateurMessages.explication

/** « D’où vient ce montant ? » : the lines of an estimate, each with its law. It scrolls sideways where it is narrow. */
export const Explication = ({ resultat: { demande, estimation } }: { readonly resultat: Resultat }) => {
  const legende = words.legende(dateEnChiffres(demande.dateDepart))
  return (
    <section className="fr-mt-6w">
      <h2>{words.titre}</h2>
      <ScrollRegion label={legende}>
        <table className="eap-simu__table">
          <caption>{legende}</caption>
          <thead>
            <tr>
              <th scope="col">{words.ligne}</th>
              <th scope="col">{words.formule}</th>
              <th scope="col">{words.valeur}</th>
              <th scope="col">{words.source}</th>
            </tr>
          </thead>
          <tbody>
            {estimation.lignes.map((ligne) => (
              <tr key={`${ligne.libelle} ${ligne.formule}`}>
                <th scope="row">{ligne.libelle}</th>
                <td>{ligne.formule}</td>
                <td className="eap-simu__nombre">
                  {estNote(ligne) ? words.sansValeur : ecrire(ligne.valeur)}
                </td>
                <td>
                  {ligne.source}
                  {ligne.confirme ? null : (
                    <>
                      {' '}
                      <Badge as="span" small noIcon severity="warning">
                        {words.indicatif}
                      </Badge>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {estimation.rachat ? <p className="fr-mt-2w">{words.rachete}</p> : null}
    </section>
  )
}
