import { passwordRules } from '#rules/connexion/motDePasse.ts'
import { motdepasseMessages as words } from '../words/motdepasse.ts'
import '#portal/styles/identite.css'

interface PasswordRulesProps {
  /** Of the rules alone, which describe the field: Orca says a description again each time that it changes, here at each key. */
  readonly id: string
  readonly motDePasse: string
}

const rules = passwordRules('')
  .map(({ rule }) => words.regle(rule))
  .join(' ; ')

/** Rules of a new password, each with its state in text. */
export const PasswordRules = ({ id, motDePasse }: PasswordRulesProps) => (
  <div>
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
    <p id={id} hidden>
      {words.doitContenir} {rules}.
    </p>
  </div>
)
