import { uuidOf } from '#rules/format/uuid.ts'
import type { FastifyServerOptions } from 'fastify'

type OnCreate = NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>

/**
 * Has identifiers taken in capitals too (RFC 9562, §4), and handed on in small letters, as all are drawn: PostgreSQL finds a row by
 * either, SQLite by the very text. The format of `ajv-formats` lets a prefix pass, and none can change what it looks at.
 */
export const takeUuids: OnCreate = (ajv) => {
  ajv.removeKeyword('format')
  ajv.addKeyword({
    keyword: 'format',
    type: 'string',
    schemaType: 'string',
    modifying: true,
    compile: (format) => {
      if (format !== 'uuid') throw new Error(`Nothing checks ${format} here.`)
      return (text: string, place) => {
        const uuid = uuidOf(text)
        if (uuid === undefined || place === undefined) return false
        Object.assign(place.parentData, { [place.parentDataProperty]: uuid })
        return true
      }
    },
  })
}
