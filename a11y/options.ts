import { parseArgs } from 'node:util'
import type { Setting } from './findings.ts'

/** Options of `npm run a11y`. */
export const { values: options } = parseArgs({
  options: {
    // Addresses that hold this text.
    only: { type: 'string', default: '' },
    // One setting, that of `theme` and `width`.
    quick: { type: 'boolean', default: false },
    theme: { type: 'string', default: 'clair' },
    width: { type: 'string', default: '1280' },
    // Stops after so many minutes: the report then says what was visited, and the command fails.
    minutes: { type: 'string', default: '600' },
    // Writes the record that the accessibility statement reads: for a whole run, of sources that are committed.
    publier: { type: 'boolean', default: false },
    // Plants defects in a sound page and tells which the audit finds, instead of auditing.
    semes: { type: 'boolean', default: false },
    // Guides a person through the sample, instead of auditing.
    manuel: { type: 'boolean', default: false },
    // Looks at each state again, even one of which nothing changed since it was seen.
    neuf: { type: 'boolean', default: false },
  },
})

/** Every state is looked at, in every way. */
export const whole = options.only === '' && !options.quick

/** Ways to look at each state. */
export const settings: readonly Setting[] = options.quick
  ? [{ theme: options.theme === 'sombre' ? 'sombre' : 'clair', width: options.width === '320' ? 320 : 1280 }]
  : [
      ...(['clair', 'sombre'] as const).flatMap((theme) =>
        ([320, 1280] as const).map((width) => ({ theme, width })),
      ),
      { theme: 'clair', width: 1280, mode: 'couleurs-forcees' },
      { theme: 'clair', width: 1280, mode: 'mouvement-reduit' },
    ]
