import useSWR from 'swr'
import { captcha } from '#contract/connexion/connexion.ts'
import { fetchCall } from './call/fetchCall.ts'

const load = async () => {
  const outcome = await fetchCall(captcha, {})
  return outcome.status === 200 ? outcome.body : undefined
}

/** A fresh captcha each time the page opens or asks. A failure stays here: it never ends a session. */
export const useCaptcha = () => {
  const { data, isValidating, mutate } = useSWR(captcha.path, load, {
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return {
    code: isValidating ? undefined : data,
    failed: !isValidating && data === undefined,
    renew: () => void mutate(),
  }
}
