/** The only source of the present moment on the server; tests give another. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Milliseconds that only go forward, for what lasts or waits in one process: a clock may be set back. */
export type Elapsed = () => number

export const systemElapsed: Elapsed = () => performance.now()
