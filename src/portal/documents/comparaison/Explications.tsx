import { ecartEnEuros } from '#rules/format/nombres.ts'
import type { ComparaisonBulletins } from '#rules/documents/explicationsBulletins.ts'
import { comparaisonMessages as words } from './words.ts'
import { phraseExplication } from '#portal/components/words/causesNet.ts'
import { isUnsaid } from './comparaison.ts'

/** What the payslips say themselves of their difference. */
export const Explications = ({
  faits,
  explications,
}: Pick<ComparaisonBulletins, 'faits' | 'explications'>) => (
  <>
    {faits.length > 0 ? (
      <section className="fr-mt-4w">
        <h2>{words.situation}</h2>
        <ul>
          {faits.map(({ code, libelle, avant, apres }) => (
            <li key={code}>{words.fait(libelle, avant, apres)}</li>
          ))}
        </ul>
      </section>
    ) : null}
    <section className="fr-mt-4w">
      <h2>{words.explications}</h2>
      {explications.length === 0 ? (
        <p>{words.rienNeChange}</p>
      ) : (
        <ul>
          {explications.map((explication) => (
            <li key={explication.lignes.map(({ nature, code }) => `${nature} ${code}`).join()}>
              <strong>{ecartEnEuros(explication.effet)}</strong> {phraseExplication(explication)}
            </li>
          ))}
        </ul>
      )}
      {isUnsaid(explications) ? <p>{words.sansRaison}</p> : null}
    </section>
  </>
)
