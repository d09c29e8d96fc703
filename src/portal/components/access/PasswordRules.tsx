import { passwordRules } from '#rules/connexion/motDePasse.ts'
import { motdepasseMessages as words } from '../words/motdepasse.ts'
import '#portal/styles/identite.css'

interface PasswordRulesProps {
  /** Of the whole, so that the field can be described by it. */
  readonly id: string
  readonly motDePasse: string
}

/** Rules of a new password, each with its state in text. */
export const PasswordRules = ({ id, motDePasse }: PasswordRulesProps) => (
  <div id={id}>
    <p className="fr-mb-1w">{words.doitContenir}</p>
    <ul className="eap-rules">
      {passwordRules(motDePasse).map(({ rule, respected }) => (
        <li
          key={rule}
          className={`eap-rules__rule ${respected ? 'fr-icon-checkbox-circle-line' : 'fr-icon-arrow-right-line'}`}
        >
          {words.etat(words.regle(rule), respected)}
        </li>
      ))}
    </ul>
  </div>
)
