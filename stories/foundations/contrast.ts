/** Themes, as the root element names them. */
export const themes = ['light', 'dark'] as const

type Theme = (typeof themes)[number]

/** Values of tokens in a theme, read at once on the root element, whose theme is put back before anything is painted. */
export const tokensIn = (theme: Theme, tokens: readonly string[]): ReadonlyMap<string, string> => {
  const root = document.documentElement
  const before = root.dataset['frTheme']
  root.dataset['frTheme'] = theme
  const style = getComputedStyle(root)
  const values = new Map(tokens.map((token) => [token, style.getPropertyValue(token).trim()]))
  root.dataset['frTheme'] = before
  return values
}

const channels = (hexa: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hexa.slice(start, start + 2), 16) / 255)

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const luminance = (hexa: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hexa).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const isOpaque = (colour: string) => /^#[\da-f]{6}$/i.test(colour)

/** Full form of a colour `#abc`. */
const inFull = (colour: string) =>
  /^#[\da-f]{3}$/i.test(colour) ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour

/** Contrast ratio of two opaque colours (WCAG 2.2), `undefined` when one is not `#rrggbb`. */
export const contrast = (one: string, other: string): number | undefined => {
  const [first, second] = [inFull(one), inFull(other)]
  if (!isOpaque(first) || !isOpaque(second)) return undefined
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
