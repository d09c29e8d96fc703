import { isCode, normaliseCode } from '#rules/connexion/codeFacteur.ts'
import { messageKey } from '#contract/messages.ts'

const faultOf = (code: string) => {
  if (code === '') return messageKey('FACTEUR_UN_CODE_OBLIGATOIRE')
  return isCode(code, 'totp') || isCode(code, 'secours') ? undefined : messageKey('FACTEUR_UN_CODE_FORMAT')
}

/** Keys of what is wrong in a field that takes a code of an application or of recovery. */
export const unCodeFaults = ({ code }: { readonly code: string }): { readonly code?: readonly string[] } => {
  const fault = faultOf(normaliseCode(code))
  return fault === undefined ? {} : { code: [fault] }
}
