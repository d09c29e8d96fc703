/** Steps that are none: written twice, or by the sign that some browsers take for a slash, or that stay or go up. */
const UNTIDY = /\\|\/\/|\/\.{1,2}(?:\/|$)/

/**
 * The address that a path badly written stands for, `/contact` for `//contact/./`; undefined for one that is well written. It
 * has one slash at its start, whatever was given: a browser that is sent there stays on this site.
 */
export const tidyPath = (path: string): string | undefined => {
  if (!UNTIDY.test(path)) return undefined
  const steps: string[] = []
  for (const step of path.split(/[\\/]+/))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return `/${steps.join('/')}`
}
