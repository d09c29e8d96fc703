/** A reason not to start, told in one French line that says what to do. */
export class StartFault extends Error {}
