import type { FastifyInstance } from 'fastify'
import { Refusal } from '../Refusal.ts'

const NUL = '\u0000'

const refuseNul = (_: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes(NUL)) throw new RangeError('NUL in a text')
  return value
}

/** Read with a look at every text only when one of them may hold a NUL. */
const readJson = (body: string): unknown =>
  JSON.parse(body, body.includes(String.raw`\u0000`) ? refuseNul : undefined)

/**
 * Bodies the API reads: JSON (an empty one is no body) and forms. Any other type is refused by Fastify (415). A NUL is
 * refused wherever it is: one database refuses it, the other takes it for the end of a text.
 */
export const setUpBodies = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new Refusal('requeteMalFormee', { champs: ['adresse'] })
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, undefined)
    try {
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
