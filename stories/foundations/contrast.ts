import { colord, extend } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'

extend([a11yPlugin])

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

/** Contrast ratio of two colours (WCAG, in hundredths rounded down); `undefined` when one is not a colour, or lets others through. */
export const contrast = (one: string, other: string): number | undefined => {
  const [first, second] = [colord(one), colord(other)]
  const opaque = [first, second].every((colour) => colour.isValid() && colour.alpha() === 1)
  return opaque ? first.contrast(second) : undefined
}
