import { useCallback, useEffect, useRef, useState } from 'react'
import { captcha } from '#contract/connexion/connexion.ts'
import type { SuccessOf } from '#contract/kit/call.ts'
import { fetchCall } from './call/fetchCall.ts'

/** A fresh captcha each time the page opens or asks. A failure stays here: it never ends a session. */
export const useCaptcha = () => {
  const [code, setCode] = useState<SuccessOf<typeof captcha> | 'attendu' | 'echec'>('attendu')
  const asked = useRef(0)
  const load = useCallback(async () => {
    asked.current += 1
    const rank = asked.current
    const outcome = await fetchCall(captcha, { query: { son: 'adresse' } })
    // One that was asked for later may have come before.
    if (rank === asked.current) setCode(outcome.status === 200 ? outcome.body : 'echec')
  }, [])
  useEffect(() => {
    void load()
  }, [load])
  const renew = useCallback(() => {
    setCode('attendu')
    void load()
  }, [load])
  return { code: typeof code === 'string' ? undefined : code, failed: code === 'echec', renew }
}
