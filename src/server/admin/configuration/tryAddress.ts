import type { Reglable } from './cles.ts'

/** How long an address may take to answer, in milliseconds. */
const LIMIT_MS = 5000

/** What came of asking an address: its status, or why nothing came, in French. */
export interface Essai {
  readonly bon: boolean
  readonly dit: string
}

const isMoved = (status: number) => status >= 300 && status < 400

const saidOf = ({ status, headers }: Response): string => {
  const ailleurs = isMoved(status) ? URL.parse(headers.get('location') ?? '')?.origin : undefined
  return ailleurs === undefined ? `répond ${status}` : `répond ${status}, vers ${ailleurs} (non suivi)`
}

const failureOf = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `ne répond pas en ${LIMIT_MS / 1000} secondes`
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } }
  return `n’a pas pu être jointe${typeof cause?.code === 'string' ? ` (${cause.code})` : ''}`
}

/** Asks an address once, in a bounded time, without account nor following any redirection. */
export const tryAddress = async (
  adresse: string,
  accepte: NonNullable<Reglable['essai']>['accepte'],
  ask: typeof fetch = fetch,
): Promise<Essai> => {
  try {
    const answer = await ask(adresse, {
      redirect: 'manual',
      headers: { accept: '*/*' },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    await answer.body?.cancel()
    return { bon: accepte(answer.status), dit: saidOf(answer) }
  } catch (error) {
    return { bon: false, dit: failureOf(error) }
  }
}
