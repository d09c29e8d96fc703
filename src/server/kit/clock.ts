/** The only source of the present moment on the server; tests give another. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Milliseconds that only go forward, for what lasts or waits in one process: a clock may be set back. */
export type Elapsed = () => number

export const systemElapsed: Elapsed = () => performance.now()

/** A moment, from its milliseconds, as the wire has it (ISO 8601, UTC). */
export const isoOf = (moment: number): string => new Date(moment).toISOString()

/** Milliseconds of a minute, of an hour, and of a day of twenty-four. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
