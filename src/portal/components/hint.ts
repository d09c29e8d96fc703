import { createElement, type ReactNode } from 'react'

const nameId = (id: string) => `${id}-nom`
const hintId = (id: string) => `${id}-aide`

/** The label and the hint of a control, side by side in one `label` as DSFR has them, each with an id of its own. */
export const labelParts = (id: string, label: ReactNode, hint: ReactNode) =>
  hint === undefined
    ? { label, hint }
    : {
        label: createElement('span', { id: nameId(id) }, label),
        hint: createElement('span', { id: hintId(id) }, hint),
      }

/**
 * How a control with a hint is heard: its name is its label alone, and the hint describes it, after what is wrong and before
 * the rest. Within the name, the hint would be said again at each key that is typed and before each « coché ».
 */
export const heardAs = (
  id: string,
  hint: ReactNode,
  wrong?: string | false,
  ...others: readonly (string | undefined)[]
) => ({
  'aria-labelledby': hint === undefined ? undefined : nameId(id),
  'aria-describedby':
    [wrong, hint !== undefined && hintId(id), ...others].filter(Boolean).join(' ') || undefined,
})
