import { alain, karim, lucie } from './agents.ts'
import { camille } from './camille/camille.ts'
import { helene, luc, odile, pierre } from './demandes.ts'
import { ange, marie, nadia, noel, sylvie } from './identites.ts'
import { jeanne } from './jeanne.ts'
import type { Persona } from './Persona.ts'
import { predecesseurs } from './predecesseurs.ts'
import { thomas } from './thomas.ts'

/** Password of every account of the demo. */
export const demoPassword = 'Retraite-2026!ok'

/** The people of the demo, in the order in which they are presented. */
export const personas: readonly Persona[] = [
  camille,
  alain,
  lucie,
  karim,
  jeanne,
  ange,
  marie,
  noel,
  helene,
  luc,
  odile,
  pierre,
  thomas,
  sylvie,
  nadia,
]

/** Those who are presented, and those of whom only the length of a request is told. */
export const everyone: readonly Persona[] = [...personas, ...predecesseurs]
