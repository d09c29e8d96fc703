import { occurrencesIn, splitHash } from '#rules/connexion/compromission.ts'
import { createHash } from 'node:crypto'
import { hashPassword } from './password.ts'
import { Overload } from '../inTurn.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import { occurrencesInSample } from './compromission/sample.ts'

/** Mode in which a leaked password is refused, instead of being warned about (specification, §3). */
const BLOCKING = 1

const askedOf = async (url: string, motDePasse: string, limitMs: number): Promise<number> => {
  const [prefix, suffix] = splitHash(createHash('sha1').update(motDePasse).digest('hex'))
  try {
    const answer = await fetch(`${url}/range/${prefix}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    return answer.ok ? (occurrencesIn(await answer.text(), suffix) ?? 0) : 0
  } catch {
    return 0
  }
}

/**
 * True when a new password has leaked more often than is allowed and this refuses it. The browser has asked already;
 * the server asks again, because a program could skip it. A list that does not answer never stops anyone.
 */
export const isCompromised = async (
  { config, published }: Services,
  motDePasse: string,
): Promise<boolean> => {
  const { compromission } = await published()
  if (compromission.verificationCompromissionMotDePasse !== BLOCKING) return false
  const occurrences =
    config.urlCompromission === undefined
      ? occurrencesInSample(motDePasse)
      : await askedOf(
          config.urlCompromission,
          motDePasse,
          compromission.delaiAttenteCompromissionMotDePasseMillis,
        )
  return occurrences >= compromission.seuilAcceptabiliteOccurrencesCompromissionMotDePasse
}

/** Hash of a new password that the rules accepted; refused when it is known to have leaked and that blocks. */
export const acceptPassword = async (services: Services, motDePasse: string): Promise<string> => {
  if (await isCompromised(services, motDePasse))
    throw new Refusal('motDePasseCompromis', { champs: ['motDePasse'] })
  return hashPassword(motDePasse).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })
}
