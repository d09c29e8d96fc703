import { still } from './probe.ts'

/** RGAA 3.3: the edge or the fill of a field, or of what its label draws, stands out from what is around it. */
export const fieldEdges = still(
  'fieldEdges',
  ['3.3'],
  () => {
    const { isShown, observe } = window.a11yInPage
    const COLOUR = /rgba?\([^)]*\)/g
    type Rgb = readonly [number, number, number, number]
    const parse = (text: string): Rgb => {
      const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
      return [r, g, b, a]
    }
    const light = ([r, g, b]: Rgb) => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((c) =>
        c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }
    const ratio = (a: Rgb, b: Rgb) => {
      const [high, low] = [Math.max(light(a), light(b)), Math.min(light(a), light(b))]
      return (high + 0.05) / (low + 0.05)
    }
    const around = (element: Element): Rgb => {
      for (let node = element.parentElement; node; node = node.parentElement) {
        const colour = parse(getComputedStyle(node).backgroundColor)
        if (colour[3] > 0.99) return colour
      }
      return [255, 255, 255, 1]
    }
    const fields =
      'input:not([type=hidden],[type=checkbox],[type=radio],[type=file],[type=range],[type=submit]),select,textarea'
    /** A choice that its label draws, over a field made transparent. */
    const pale = (choice: HTMLInputElement) => {
      const label = choice.labels?.[0]
      if (!label || getComputedStyle(choice).opacity !== '0') return false
      const drawn = ['::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(label, pseudo)
        if (style.content === 'none' || style.display === 'none') return []
        const border = Number.parseFloat(style.borderTopWidth) > 0 ? style.borderTopColor : ''
        return (
          `${border} ${style.boxShadow} ${style.backgroundImage} ${style.backgroundColor}`.match(COLOUR) ?? []
        )
      })
      const seen = drawn.map(parse).filter(([, , , alpha]) => alpha > 0.5)
      return seen.length > 0 && seen.every((colour) => ratio(colour, around(label)) < 3)
    }
    const choices = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox],input[type=radio]')]
    const native = [...document.querySelectorAll<HTMLInputElement>(fields)]
      .filter((field) => isShown(field) && !field.disabled && !field.readOnly)
      .filter((field) => {
        const style = getComputedStyle(field)
        const edges = (['Top', 'Right', 'Bottom', 'Left'] as const)
          .filter(
            (side) =>
              Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
          )
          .map((side) => style[`border${side}Color`])
        const shadow = style.boxShadow.match(COLOUR) ?? []
        const back = around(field)
        const drawn = [...edges, ...shadow, style.backgroundColor]
          .map(parse)
          .filter(([, , , alpha]) => alpha > 0.5)
        return style.backgroundImage === 'none' && drawn.every((colour) => ratio(colour, back) < 3)
      })
    const drawn = choices.filter((choice) => isShown(choice) && !choice.disabled && pale(choice))
    return [...native, ...drawn].map((field) =>
      observe(field, 'Le bord de ce champ se distingue à moins de 3:1.'),
    )
  },
  ({ mode }) => mode === undefined,
)
