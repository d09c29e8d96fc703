import { fromOutside } from './fromOutside.ts'
import { inContents } from './inContents.ts'
import { inForms } from './inForms.ts'
import { inScripts } from './inScripts.ts'
import { inStyles } from './inStyles.ts'
import type { Defect } from './plant.ts'

/**
 * Every planted defect. Some are of those that only a person sees: what the audit misses is published with what it finds.
 */
export const defects: readonly Defect[] = [
  ...inContents,
  ...inScripts,
  ...inStyles,
  ...inForms,
  ...fromOutside,
]
