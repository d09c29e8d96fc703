import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { frenchDate } from '#rules/frenchDate.ts'
import { ecrire } from '#rules/retirement/arrondis.ts'
import { simulateurMessages } from '#portal/messages/simulateur.ts'
import type { Resultat } from './resultats.ts'

const words = simulateurMessages.explication

/** Label of the lines that say what must be known: their value is not an amount. */
const NOTE = 'À noter'

/** « D’où vient ce montant ? » : the lines of an estimate, each with its law. It scrolls sideways where it is narrow. */
export const Explication = ({ resultat: { demande, estimation } }: { readonly resultat: Resultat }) => {
  const legende = words.legende(frenchDate(demande.dateDepart))
  return (
    <section className="fr-mt-6w">
      <h2>{words.titre}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard (RGAA 7.3) */}
      <section className="eap-simu__table" aria-label={legende} tabIndex={0}>
        <table>
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
            {estimation.lignes.map(({ libelle, formule, valeur, source, confirme }) => (
              <tr key={`${libelle} ${formule}`}>
                <th scope="row">{libelle}</th>
                <td>{formule}</td>
                <td className="eap-simu__nombre">{libelle === NOTE ? words.sansValeur : ecrire(valeur)}</td>
                <td>
                  {source}
                  {confirme ? null : (
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
      </section>
      {estimation.rachat ? <p className="fr-mt-2w">{words.rachete}</p> : null}
    </section>
  )
}
