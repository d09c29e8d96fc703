import {
  missingTypes,
  passwordLengths,
  passwordScore,
  passwordScoreLabel,
  type PasswordScore,
} from '#rules/connexion/motDePasse.ts'
import { motdepasseMessages as words } from '../words/motdepasse.ts'
import { Status } from '../page/Status.tsx'
import { useAfterPause } from '../useAfterPause.ts'
import '#portal/styles/identite.css'

const parts = [1, 2, 3, 4, 5] as const satisfies readonly PasswordScore[]

const needsOf = (password: string): string[] => {
  const types = missingTypes(password)
  const short = passwordLengths.shortest - password.length
  const needs = []
  if (types.length > 0) needs.push(words.manque(types.length, types.map(words.type).join(', ')))
  if (short > 0) needs.push(words.tropCourt(short))
  return needs
}

const sentenceOf = (password: string, score: PasswordScore): string =>
  password === '' ? '' : [words.robustesse(score, passwordScoreLabel(score)), ...needsOf(password)].join(' ')

/**
 * How strong a password is and what it still needs: seen at once, and heard after a pause of the typing. The text that
 * is seen is hidden from screen readers, so that it is not read twice.
 */
export const PasswordStrength = ({ motDePasse }: { readonly motDePasse: string }) => {
  const score = passwordScore(motDePasse)
  const sentence = sentenceOf(motDePasse, score)
  const full = motDePasse === '' ? 0 : score
  return (
    <div className="eap-strength">
      <div className="eap-strength__bar" aria-hidden="true">
        {parts.map((part) => (
          <span
            key={part}
            className={`eap-strength__part ${part <= full ? 'eap-strength__part--full' : ''}`}
          />
        ))}
      </div>
      <p className="eap-strength__text" aria-hidden="true">
        {sentence}
      </p>
      <Status>{useAfterPause(sentence)}</Status>
    </div>
  )
}
