import {
  missingTypes,
  passwordFault,
  passwordScore,
  passwordScoreLabel,
  type PasswordScore,
} from '#rules/connexion/motDePasse.ts'
import { passwordLengths } from '#rules/connexion/passwordBounds.ts'
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

/** Why a password protects nobody, whatever its length: its strength is then not said. */
const worthlessOf = (password: string, vole: boolean): string | undefined => {
  if (vole) return words.vole
  const fault = passwordFault(password)
  if (fault === 'caracteres') return words.interdit
  return fault === 'maximum' ? words.tropLong : undefined
}

const sentenceOf = (password: string, score: PasswordScore): string =>
  [words.robustesse(score, passwordScoreLabel(score)), ...needsOf(password)].join(' ')

interface PasswordStrengthProps {
  readonly motDePasse: string
  /** It is one of the leaked passwords. */
  readonly vole?: boolean
  /** The field is reproached something, which is said already: this is seen, and not heard. */
  readonly silent?: boolean
}

/**
 * How strong a password is and what it still needs: seen at once, heard after a pause of the typing, and read where it stands
 * by who comes back to it. A password that leaked, or that will be refused for a character, has no strength: saying « 5 sur 5 »
 * beside that would be false.
 */
export const PasswordStrength = ({ motDePasse, vole = false, silent = false }: PasswordStrengthProps) => {
  const score = passwordScore(motDePasse)
  const worthless = motDePasse === '' ? undefined : worthlessOf(motDePasse, vole)
  const sentence = motDePasse === '' ? '' : (worthless ?? sentenceOf(motDePasse, score))
  const settled = useAfterPause(worthless === undefined && !silent ? sentence : '')
  const full = motDePasse === '' || worthless !== undefined ? 0 : score
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
      <div className="eap-strength__text fr-mt-1w">
        {sentence === '' ? null : <p className="fr-mb-0">{sentence}</p>}
      </div>
      {/* What was said before is false as soon as the password is known to be worth nothing. */}
      <Status>{worthless === undefined ? settled : ''}</Status>
      <Status alerte>{useAfterPause(silent ? '' : (worthless ?? ''))}</Status>
    </div>
  )
}
