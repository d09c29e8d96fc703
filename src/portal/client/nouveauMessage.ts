import { paths } from '#portal/paths.ts'
import { configured } from './configuration.ts'

/**
 * Where a person writes to their office: a new request of the portal's own messaging, told what it is about, or the service
 * that the administration runs instead, where alone somebody answers.
 */
export const nouveauMessage = (sujet: Readonly<Record<string, string>> = {}): string => {
  const service = configured('urlMesap')
  if (service !== '' && service !== paths.mesap) return service
  const parameters = new URLSearchParams(sujet).toString()
  return parameters === '' ? paths.nouvelleConversation : `${paths.nouvelleConversation}?${parameters}`
}
