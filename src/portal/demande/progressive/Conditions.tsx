import { useId } from 'react'
import { Link } from 'react-router-dom'
import { demandeProgressiveMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { EtatCondition } from '#rules/demande/demandeProgressive.ts'
import type { ConditionDite } from './conditions.ts'

const { conditions: words } = demandeProgressiveMessages

const marques: Readonly<Record<EtatCondition, string>> = {
  remplie: 'fr-icon-checkbox-circle-fill fr-text-default--success',
  nonremplie: 'fr-icon-close-circle-fill fr-text-default--error',
  averifier: 'fr-icon-question-fill fr-text-default--info',
}

/** The conditions of a progressive pension and where each stands: it tells, it does not stop. */
export const Conditions = ({ conditions }: { readonly conditions: readonly ConditionDite[] }) => {
  const id = useId()
  return (
    <section>
      <h3 id={id} className="fr-h5 fr-mt-4w">
        {words.titre}
      </h3>
      <p>{words.texte}</p>
      <ul className="fr-raw-list eap-colonne" aria-labelledby={id}>
        {conditions.map(({ condition, etat, texte }) => (
          <li key={condition} className="fr-py-3v eap-condition">
            <span className={marques[etat]} aria-hidden="true" />
            <div>
              <p className="fr-mb-1v fr-text--bold">{words.libelles[condition]}</p>
              <p className="fr-mb-1v">
                <strong>{words.etats[etat]}.</strong> {texte}
              </p>
              {condition === 'trimestres' && etat !== 'remplie' ? <VersLeCompte /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const VersLeCompte = () =>
  useSession().navigation?.listeService.compteindividuelretraite ? (
    <Link className="fr-link" to={paths.compteindividuelretraite}>
      {words.verifierCompte}
    </Link>
  ) : null
