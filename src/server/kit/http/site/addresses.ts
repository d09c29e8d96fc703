/** What an address leads to: a call, a file or a page. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
const known = calls
  .filter((call) => !call.later)
  .map((call) => ({ method: call.method, pattern: pattern(call.path) }))

/** Methods of the calls that have this path. */
export const methodsOf = (path: string) =>
  known.filter((call) => call.pattern.test(path)).map((call) => call.method)

export const isApi = (path: string) => /^\/(api|appconf|health|metrics|mesap\/mesap-api)(\/|$)/.test(path)

export const isFile = (path: string) => /\.\w+$/.test(path)

/** Written by the build; without it, whatever is not a file nor a call is taken for a page. */
const ADDRESSES = 'adresses.json'

/** Pages that the portal has, as its router reads their paths: any case, with or without a final slash. */
interface Pages {
  readonly has: (path: string) => boolean
  /** Whether a path is the very address of a page: there are few of them, and any number of ways to write each. */
  readonly isAddress: (path: string) => boolean
}

/** The pages of a built portal. */
export const pagesIn = (dist: string): Pages => {
  const file = join(dist, ADDRESSES)
  if (!existsSync(file)) return { has: () => true, isAddress: () => true }
  const addresses = new Set(['/', ...(JSON.parse(readFileSync(file, 'utf8')) as string[])])
  const patterns = [...addresses].map((address) => new RegExp(pattern(address).source, 'i'))
  return {
    has: (path) => path === '/' || patterns.some((one) => one.test(path.replace(/(?<!\/)\/+$/, ''))),
    isAddress: (path) => addresses.has(path),
  }
}

/** Steps that are none: written twice, or by the sign that some browsers take for a slash, or that stay or go up. */
const UNTIDY = /\\|\/\/|\/\.{1,2}(?:\/|$)/

/**
 * The address that a path badly written stands for, `/contact` for `//contact/./`; undefined for one that is well written. It
 * has one slash at its start, whatever was given: a browser that is sent there stays on this site.
 */
export const tidyPath = (path: string): string | undefined => {
  if (!UNTIDY.test(path)) return undefined
  const steps: string[] = []
  for (const step of path.split(/[\\/]+/))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return `/${steps.join('/')}`
}
