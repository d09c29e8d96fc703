import type { TestApp } from '#testing/testApp.ts'
import { listeningPort } from '#server/kit/http/log.ts'

/** What a browser shows at the end of its redirections. */
export interface Seen {
  readonly url: URL
  readonly status: number
  readonly text: string
}

/** A browser without scripts: it keeps cookies, follows redirections one by one, and types the origin of the portal. */
export interface Browser {
  readonly cookies: ReadonlyMap<string, string>
  /** Cookies of the portal as one header. */
  readonly header: () => string
  /** One request, no redirection followed. */
  readonly ask: (url: URL, form?: Record<string, string>) => Promise<Response>
  /** Goes to an address, and on until it is no redirection or until `stop` says so. */
  readonly go: (
    address: string,
    options?: { form?: Record<string, string>; stop?: (url: URL) => boolean },
  ) => Promise<Seen>
}

const LONGEST_CHAIN = 12

/** Opens a browser on an application that listens. */
export const openBrowser = ({ app, services }: TestApp): Browser => {
  const { origin } = services.config
  const cookies = new Map<string, string>()
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  const ask = async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(url.href.replace(origin, `http://127.0.0.1:${listeningPort(app)}`), {
      redirect: 'manual',
      headers: { cookie: header() },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) keep(line)
    return answer
  }

  return {
    cookies,
    header,
    ask,
    go: async (address, { form, stop } = {}) => {
      let url = new URL(address, origin)
      let sent = form
      for (let step = 0; step < LONGEST_CHAIN; step++) {
        const answer = await ask(url, sent)
        sent = undefined
        const next = answer.headers.get('location')
        if (next === null) return { url, status: answer.status, text: await answer.text() }
        url = new URL(next, url)
        if (stop?.(url)) return { url, status: answer.status, text: '' }
      }
      throw new Error('Too many redirections')
    },
  }
}
