import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../Refusal.ts'

const NUL = '\u0000'

const refuseNul = (_: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes(NUL)) throw new RangeError('NUL in a text')
  return value
}

/** Levels of lists and objects that a body may have: no call needs more than a few. */
const DEEPEST = 40

/** Whether lists and objects are nested beyond what any call needs: what walks through them would run out of stack. */
const isTooDeep = (body: string): boolean => {
  let depth = 0
  let inText = false
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at]
    if (inText && sign === '\\') at += 1
    else if (sign === '"') inText = !inText
    else if (inText) continue
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

/** JSON, and the reports of browsers. */
const JSON_TYPES = ['application/json', 'application/reports+json', 'application/csp-report']

/** Read with a look at every text only when one of them may hold a NUL. */
const readJson = (body: string): unknown =>
  JSON.parse(body, body.includes(String.raw`\u0000`) ? refuseNul : undefined)

/**
 * Bodies the API reads: JSON (an empty one is no body) and forms. Any other type is refused by Fastify (415). A NUL is
 * refused wherever it is: one database refuses it, the other takes it for the end of a text.
 */
export const setUpBodies = (app: FastifyInstance) => {
  app.addHook('onRequest', ({ url }, _, done) =>
    done(url.includes('%00') ? new Refusal('requeteMalFormee', { champs: ['adresse'] }) : undefined),
  )
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPES, { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      if (isTooDeep(String(body))) throw new RangeError('Too deep')
      done(null, readJson(String(body)))
    } catch {
      done(Object.assign(new Error('Invalid JSON'), { statusCode: 400 }))
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const values = Object.fromEntries(new URLSearchParams(String(body)))
    if (Object.values(values).some((value) => value.includes(NUL)))
      return done(Object.assign(new Error('NUL in a text'), { statusCode: 400 }))
    done(null, values)
  })
}
