type Rgb = readonly [number, number, number, number]

/** A colour as the browser computes it: `rgb(…)` or `rgba(…)`. */
const parse = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, alpha]
}

const luminance = ([red, green, blue]: Rgb): number => {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two computed colours (WCAG 2.2, relative luminance). */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(parse(one)), luminance(parse(other))].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Ground that is seen behind an element: its own, or its nearest ancestor's that is not transparent. */
export const groundOf = (element: Element | null): string => {
  if (!element) return 'rgb(255, 255, 255)'
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  if (parse(backgroundColor)[3] !== 0) return backgroundColor
  // A pressed tag is painted by a gradient that ends with its colour; its corner is cut out of it.
  return backgroundImage.match(/rgba?\([^)]*\)/g)?.at(-1) ?? groundOf(element.parentElement)
}
