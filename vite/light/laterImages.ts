/** A rule, and an image that it holds inside. */
const RULE = /([^{}]+)\{((?:[^{}"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*)\}/g
const INSIDE = /url\((?:"data:(?:[^"\\]|\\.)*"|'data:(?:[^'\\]|\\.)*'|data:[^)]*)\)/g

/** What stands in the place of an image until it comes: nothing is seen there, in a mask as in a background. */
const CLEAR = 'linear-gradient(#0000,#0000)'

/**
 * Rules whose images are named and no longer held inside, and the sheet that gives each name its image, a rule a line, where
 * it is used: given to the whole page, all its elements would be styled anew. A browser draws every image of its rules before it
 * paints anything: a third of the time that the sign-in page took to be seen.
 */
export const laterImages = (css: string): { readonly rules: string; readonly images: string } => {
  const users = new Map<string, readonly string[]>()
  const rules = css.replaceAll(RULE, (_rule, selector: string, body: string) => {
    const named = body.replaceAll(INSIDE, (image) => {
      users.set(image, [...new Set([...(users.get(image) ?? []), selector])])
      return `var(--image-${[...users.keys()].indexOf(image)},${CLEAR})`
    })
    return `${selector}{${named}}`
  })
  const images = [...users].map(([image, selectors], i) => `${selectors.join(',')}{--image-${i}:${image}}`)
  return { rules, images: images.join('\n') }
}
