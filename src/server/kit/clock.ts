/** The only source of the present moment on the server; tests give another. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
