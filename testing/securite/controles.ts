import { acces } from './acces.ts'
import { entrees } from './entrees.ts'
import { preuves } from './preuves.ts'

/** The forty-eight, in their order. */
export const controles = [...acces, ...preuves, ...entrees]
