import { isIP } from 'node:net'

/** Names of this machine. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Hosts as the content policy takes them: any other sign would widen it, or begin another of its rules. */
const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*\.?|\[[\d.:a-f]+\])$/

/** Whether an address is one of this machine. */
export const isLocal = ({ hostname }: URL): boolean => LOCAL.has(hostname)

/**
 * Tells whether a `Host` is the one of an origin, or one of others (in lower case). An origin of this machine answers to all
 * the names of this machine, by any port.
 */
export const hostCheck = (origin: URL, others: readonly string[]) => {
  const isOurs = (host: string): boolean => {
    const asked = URL.parse(`${origin.protocol}//${host}`)
    if (!asked) return false
    return asked.host === origin.host || others.includes(asked.host) || (isLocal(origin) && isLocal(asked))
  }
  // Nearly every request says the same one: an address is read once for all of them.
  let known: string | undefined
  return (host: string): boolean => {
    if (host === known) return true
    if (!isOurs(host)) return false
    known = host
    return true
  }
}

const isHttps = ({ protocol }: URL) => protocol === 'https:'

/** Nobody on the way reads what goes there. */
const isSafe = (url: URL) => isHttps(url) || (url.protocol === 'http:' && isLocal(url))

const hasNoAccount = ({ username, password }: URL) => username + password === ''

/** Neither account, « ? » nor « # ». */
const isBare = (url: URL) => hasNoAccount(url) && url.search + url.hash === ''

const isSourceOfPolicy = (url: URL) => isSafe(url) && hasNoAccount(url) && HOST.test(url.hostname)

const address = (isRight: (url: URL) => boolean) => (given: string) => {
  const url = URL.parse(given)
  return url !== null && isRight(url)
}

/** Forms of the addresses that the environment gives. */
export const isAddress = {
  http: address(({ protocol }) => /^https?:$/.test(protocol)),
  https: address(isHttps),
  smtp: address(({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== ''),
  httpsBare: address((url) => isHttps(url) && isBare(url)),
  /** https, or http on this machine, for trials. */
  safeBare: address((url) => isSafe(url) && isBare(url)),
  /** What the browser may be sent to. */
  ofBrowser: address(isSourceOfPolicy),
  ofBrowserBare: address((url) => isSourceOfPolicy(url) && isBare(url)),
}

/** What reaches a PostgreSQL, its folder of sockets included (`postgres:///portail?host=/run/postgresql`). */
export const isDatabase = (given: string): boolean =>
  /^postgres(?:ql)?:\/\//.test(given) && URL.canParse(given)

/** Addresses of proxies, each with the length of its network or without, as Fastify takes them. */
export const isProxies = (given: string): boolean =>
  given.split(',').every((one) => {
    const [ip = '', length = '0', ...rest] = one.trim().split('/')
    return (
      isIP(ip) > 0 &&
      rest.length === 0 &&
      /^\d+$/.test(length) &&
      Number(length) <= (isIP(ip) === 4 ? 32 : 128)
    )
  })

/** Without a final slash. */
export const trimmed = (url: string): string => url.replace(/(?<!\/)\/+$/, '')
