import { type Static, type TSchema, Type } from 'typebox'
import { Check } from 'typebox/value'
import { boundedBody } from '../boundedBody.ts'
import { breakerOf } from '../breaker.ts'

/** CaptchEtat (version 2), the State's captcha service, behind the gateway PISTE. */
export interface CaptchEtatSettings {
  /** Without a final slash. */
  readonly url: string
  /** Where a token is asked for. */
  readonly urlJeton: string
  readonly clientId: string
  readonly clientSecret: string
  /** Kind of code, as the service names it. */
  readonly type: string
}

/** A captcha that another service draws and checks. Whatever it does not answer in time, or as it should, throws. */
export interface RemoteCaptcha {
  /** A new captcha: the identifier that it is known by there, and its image (PNG in base64). */
  readonly draw: () => Promise<{ readonly uuid: string; readonly image: string }>
  /** Its sound, as a WAV. */
  readonly sound: (uuid: string) => Promise<Buffer>
  readonly check: (uuid: string, code: string) => Promise<boolean>
  /** Whether asking is of any use now: after a failure, the service rests. */
  readonly answers: () => boolean
}

const SCOPE = 'piste.captchetat'

/** How long an answer may take, and a service that failed is left alone, in milliseconds. */
const LIMITS = { answerMs: 2500, restMs: 30_000 }

/** Heaviest answer that is read, in bytes: a sound weighs some hundred thousand. */
const HEAVIEST = 5_000_000

const granted = Type.Object({ access_token: Type.String(), expires_in: Type.Number() })

const drawn = Type.Object({
  // What the sign-in call takes for the identifier of a captcha.
  uuid: Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$' }),
  imageb64: Type.String({ pattern: '^(data:image/png;base64,)?[A-Za-z0-9+/]+=*$' }),
})

const read = <T extends TSchema>(schema: T, bytes: Buffer): Static<T> => {
  const answer: unknown = JSON.parse(bytes.toString())
  if (!Check(schema, answer)) throw new Error('unknown shape')
  return answer
}

/** Asks CaptchEtat; `elapsed` gives milliseconds that only grow. */
export const captchEtatOf = (
  { url, urlJeton, clientId, clientSecret, type }: CaptchEtatSettings,
  elapsed: () => number,
  { answerMs, restMs } = LIMITS,
): RemoteCaptcha => {
  const { isResting, guard } = breakerOf(elapsed, restMs)
  let token: { readonly value: string; readonly until: number } | undefined

  const answerOf = async (address: string, asked: RequestInit): Promise<Buffer> => {
    const answer = await fetch(address, {
      ...asked,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    // A token that was withdrawn is asked for anew the next time.
    if (answer.status === 401) token = undefined
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return boundedBody(answer, HEAVIEST)
  }

  /** Half of the time that a token is good for: it never ends under way. */
  const heldToken = async (): Promise<string> => {
    if (token && token.until > elapsed()) return token.value
    const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const body = new URLSearchParams({ ...fields, scope: SCOPE })
    const { access_token, expires_in } = read(granted, await answerOf(urlJeton, { method: 'POST', body }))
    token = { value: access_token, until: elapsed() + expires_in * 500 }
    return access_token
  }

  const ask = async (path: string, given?: { readonly uuid: string; readonly code: string }) => {
    const headers = { authorization: `Bearer ${await heldToken()}`, 'content-type': 'application/json' }
    const sent = given && { method: 'POST', body: JSON.stringify(given) }
    return answerOf(`${url}${path}`, { headers, ...sent })
  }

  const shown = (get: 'image' | 'sound', t?: string) =>
    `/simple-captcha-endpoint?${new URLSearchParams({ get, c: type, ...(t !== undefined && { t }) })}`

  return {
    answers: () => !isResting(),
    draw: () =>
      guard(async () => {
        const { uuid, imageb64 } = read(drawn, await ask(shown('image')))
        return { uuid, image: imageb64.replace(/^data:.*,/, '') }
      }),
    sound: (uuid) => guard(() => ask(shown('sound', uuid))),
    check: (uuid, code) =>
      guard(async () => {
        const answer = (await ask('/valider-captcha', { uuid, code })).toString().trim()
        if (!['true', 'false'].includes(answer)) throw new Error('unknown shape')
        return answer === 'true'
      }),
  }
}
