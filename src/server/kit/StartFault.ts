/** Tells the person who started the server, or typed a command, what is being done. */
export type Say = (line: string) => void

/** A reason not to start, told in one French line that says what to do. */
export class StartFault extends Error {}
