import type { Page } from '#contract/contenu/contenu.ts'
import { occurrencesIn, splitHash } from '#rules/connexion/compromission.ts'

/** What the list of leaked passwords makes of a new one: accept it, advise against it, or refuse it. */
type CompromissionVerdict = 'accepte' | 'deconseille' | 'refuse'

type Parametrage = Partial<Page['parametrage']>

/** How long the list may take, in milliseconds, when the content does not say (specification, §9). */
const DEFAULT_WAIT_MS = 5000

/** Mode in which a leaked password is refused; any other only warns (specification, §3). */
const BLOCKING = 1

const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Number of times that a password leaked, 0 when the list does not answer in time, or not as it should. */
const leaksOf = async (motDePasse: string, base: string, waitMs: number): Promise<number> => {
  try {
    // Absent outside a secure context: the call below then fails, like any other fault.
    const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(motDePasse))
    const [prefix, suffix] = splitHash(hexadecimal(hash))
    const response = await fetch(`${base.replace(/\/$/, '')}/range/${prefix}`, {
      headers: { 'Add-Padding': 'true' },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    })
    return (response.ok ? occurrencesIn(await response.text(), suffix) : undefined) ?? 0
  } catch {
    return 0
  }
}

/**
 * Looks a new password up in the list of leaked ones at `base`, to which only five digits of its hash are told. It
 * never fails: a list that cannot be read accepts the password (specification, §4).
 */
export const checkCompromission = async (
  motDePasse: string,
  base: string,
  parametrage: Parametrage = {},
): Promise<CompromissionVerdict> => {
  const {
    verificationCompromissionMotDePasse: mode,
    seuilAcceptabiliteOccurrencesCompromissionMotDePasse: seuil = 1,
    delaiAttenteCompromissionMotDePasseMillis: waitMs = DEFAULT_WAIT_MS,
  } = parametrage
  const leaks = base === '' ? 0 : await leaksOf(motDePasse, base, waitMs)
  // A threshold of 0 must not advise against passwords that never leaked.
  if (leaks === 0 || leaks < seuil) return 'accepte'
  return mode === BLOCKING ? 'refuse' : 'deconseille'
}
