import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { captcha } from '#contract/connexion/connexion.ts'
import type { SuccessOf } from '#contract/kit/call.ts'
import { fetchCall } from './fetch/fetchCall.ts'
import { onAnswer } from './session/connection.ts'

/** Does the work of a machine that takes the place of a code. */
export type Work = (uuid: string, bits: number) => Promise<string>

type Code = SuccessOf<typeof captcha> & {
  /** What takes the place of what would be typed, once it is found; nothing when it cannot be. */
  readonly found?: Promise<string | undefined>
}

const withWork = (body: SuccessOf<typeof captcha>, work: Work | undefined): Code => {
  if (!work || !body.travail) return body
  return { ...body, found: work(body.uuid, body.travail.bits).catch(() => undefined) }
}

/**
 * A fresh captcha each time the page opens or asks. A failure stays here: it never ends a session. Given `work`, the first
 * one may be done by the machine, where the installation allows it.
 */
export const useCaptcha = (work?: Work) => {
  const [code, setCode] = useState<Code | 'attendu' | 'echec'>('attendu')
  const asked = useRef(0)
  const load = useCallback(async (worker?: Work) => {
    asked.current += 1
    const rank = asked.current
    const outcome = await fetchCall(captcha, {
      query: { son: 'adresse', ...(worker && { travail: 'accepte' }) },
    })
    // One that was asked for later may have come before.
    if (rank === asked.current) setCode(outcome.status === 200 ? withWork(outcome.body, worker) : 'echec')
  }, [])
  useEffect(() => {
    void load(work)
  }, [load, work])
  const renew = useCallback(() => {
    setCode('attendu')
    void load()
  }, [load])
  // What a lost network kept away comes with it, as the rest of the page does.
  const mend = useEffectEvent(() => {
    if (code === 'echec') renew()
  })
  useEffect(() => onAnswer(() => mend()), [])
  return { code: typeof code === 'string' ? undefined : code, failed: code === 'echec', renew }
}
