import type { Static, TObject, TSchema } from 'typebox'
import type { Acte } from './actes.ts'
import type { Failure, FailureStatus } from './failures.ts'
import type { Service } from './services.ts'

/** One call of the API, said once: the server's routes, the browser's client and the OpenAPI document derive from it. */
export interface Call {
  readonly method: 'GET' | 'HEAD' | 'POST'
  readonly path: string
  /** What the call is for, in French: it is the summary in the OpenAPI document. */
  readonly resume: string
  /** `connecte` calls need a session: without one they answer 401. */
  readonly access: 'public' | 'connecte'
  /** Service that must be granted, or 403. */
  readonly service?: Service
  /** A business write: read-only accounts are answered 444. */
  readonly writes?: true
  /** An act that the administration may keep for those who proved who they are by more than a password: 511. */
  readonly sensible?: true
  /** What the journal of acts keeps of it, done or refused. */
  readonly acte?: Acte
  /** Made without the person asking: it neither prolongs the session nor signs out when it fails. */
  readonly background?: true
  /** Made by who has just signed in, before their tab knows who they are. */
  readonly entree?: true
  /** Answers while the portal is closed for maintenance too. */
  readonly evenClosed?: true
  /** Declared here, answered by later work. */
  readonly later?: true
  readonly query?: TObject
  readonly params?: TObject
  readonly body?: TObject
  /** The body is form-encoded instead of JSON. */
  readonly form?: true
  /** Takes files, as `multipart/form-data`. */
  readonly files?: true
  /** Media type of a success that is not JSON. */
  readonly produces?:
    | 'application/pdf'
    | 'application/zip'
    | 'application/octet-stream'
    | 'text/calendar'
    | 'audio/wav'
  readonly success: TSchema
  /** Part of the bytes may be asked for with `Range`: 206, or 416 when there is no such part. */
  readonly ranges?: true
  /** Body of a 344 answer: partial rights, see `sre-location`. */
  readonly partial?: TSchema
  /** Failures beyond those that access, service and writes imply. */
  readonly refusals?: readonly FailureStatus[]
}

/** Keeps the literal types of a call. */
export const defineCall = <const C extends Call>(call: C): C => call

type Everywhere = 400 | 500 | 503 | 544
type OfAccess<C extends Call> = C['access'] extends 'connecte' ? 401 | 511 : never
/** A writing call from another site is refused. */
type OfService<C extends Call> = C['service'] extends string ? 403 : C['method'] extends 'GET' ? never : 403
/** A body may come with any call that writes, asked for or not; files have limits of their own, whose refusals are messages. */
type OfBody<C extends Call> = C['method'] extends 'POST' ? 413 : never
type OfWrites<C extends Call> = C['writes'] extends true ? 444 : never
type OfRefusals<C extends Call> = C['refusals'] extends readonly (infer S extends FailureStatus)[] ? S : never

/** Every failure status that a call declares. */
export type FailureStatusOf<C extends Call> =
  | Everywhere
  | OfAccess<C>
  | OfService<C>
  | OfBody<C>
  | OfWrites<C>
  | OfRefusals<C>

/** The same list as values, for the server's schemas and the OpenAPI document. */
export const failureStatusesOf = (call: Call): FailureStatus[] =>
  [
    ...new Set<FailureStatus>([
      400,
      500,
      503,
      544,
      ...(call.access === 'connecte' ? ([401, 511] as const) : []),
      ...(call.service === undefined && call.method === 'GET' ? [] : ([403] as const)),
      ...(call.method === 'POST' ? ([413] as const) : []),
      ...(call.writes || call.acte !== undefined ? ([444] as const) : []),
      ...(call.refusals ?? []),
    ]),
  ].sort((a, b) => a - b)

type StaticOf<T> = T extends TSchema ? Static<T> : Record<never, never>

/** What a call takes: only the parts that it declares. */
export type InputOf<C extends Call> = (C['query'] extends TObject
  ? { query: StaticOf<C['query']> }
  : unknown) &
  (C['params'] extends TObject ? { params: StaticOf<C['params']> } : unknown) &
  (C['body'] extends TObject ? { body: StaticOf<C['body']> } : unknown)

/** Body of a 200 answer. */
export type SuccessOf<C extends Call> = Static<C['success']>

/** Body of a 344 answer, `never` when the call has none. */
export type PartialOf<C extends Call> = C['partial'] extends TSchema ? Static<C['partial']> : never

/** One answer among those that the call declares. */
export type AnswerOf<C extends Call> =
  | { readonly status: 200; readonly body: SuccessOf<C>; readonly headers?: Readonly<Record<string, string>> }
  | (C['partial'] extends TSchema
      ? {
          readonly status: 344
          readonly body: PartialOf<C>
          readonly headers: { readonly 'sre-location': string }
        }
      : never)
  | (C['ranges'] extends true
      ? {
          readonly status: 206 | 416
          readonly body: SuccessOf<C>
          readonly headers: { readonly 'content-range': string }
        }
      : never)
  | { readonly status: FailureStatusOf<C>; readonly body: Failure }

/** Base paths of the API. */
export const prive = '/api/prive'
export const publique = '/api/public'
export const mesap = '/mesap/mesap-api/api'
