import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import type { Random } from './alphabet.ts'
import { greyPng } from './greyPng.ts'

/** The size of the captcha image, in pixels. */
export const IMAGE_SIZE = { width: 220, height: 80 }

const { width, height } = IMAGE_SIZE
const PAPER = '#f6f6f6'
const INK = '#161616'
const STEP = 29

const fontFile = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const FONT = {
  fontFiles: ['DejaVuSansCondensed-Bold', 'DejaVuSerifCondensed-Bold', 'DejaVuSansMono-Bold'].map(fontFile),
  loadSystemFonts: false,
}

/** Faces of the symbols; the mono one is set smaller, to stand as wide as the others. */
const FACES = [
  { family: 'DejaVu Sans Condensed', scale: 1 },
  { family: 'DejaVu Serif Condensed', scale: 0.92 },
  { family: 'DejaVu Sans Mono', scale: 0.98 },
]

/**
 * Draws a code as a PNG of `IMAGE_SIZE`, dark on light, each symbol bent on its own, all crossed by lines drawn with `random`.
 * Only the pixels are returned: the SVG behind them holds the code in clear.
 */
export const captchaImage = async (code: string, random: Random): Promise<Buffer> => {
  const { pixels } = await renderAsync(drawing(code, random), { font: FONT })
  // Sixteen greys where the crossings make two hundred: the same to the eye, and a third less to fetch.
  return greyPng(pixels, IMAGE_SIZE)
}

/** Where a filter works, in pixels: each costs as much, and most of what an image does. */
interface Region {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** Whole pixels inside of the image: the library stops the process for a region that is cut. */
const within = (from: number, to: number, most: number) => {
  const first = Math.max(0, Math.floor(from))
  return { first, length: Math.min(most, Math.ceil(to)) - first }
}

// The small convolution and the five steps of opacity smooth what the displacement leaves jagged:
// a Gaussian blur does it in three times as long, for a PNG twice as heavy.
const bend = (id: string, { x, y, wide, high }: Region, scale: number, random: Random) => `
  <filter id="${id}" x="${x}" y="${y}" width="${wide}" height="${high}" filterUnits="userSpaceOnUse"
    color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency="${between(0.016, 0.03, random)}" numOctaves="2" seed="${random(10_000)}"/>
    <feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>
    <feConvolveMatrix order="3" kernelMatrix="1 2 1 2 4 2 1 2 1"/>
    <feComponentTransfer><feFuncA type="discrete" tableValues="0 0.25 0.5 0.75 1"/></feComponentTransfer>
  </filter>`

const drawing = (code: string, random: Random): string => {
  const start = width / 2 + between(-10, 10, random) - (STEP * (code.length - 1)) / 2
  const symbols = [...code].map((symbol, rank) => {
    const x = start + STEP * rank + between(-4, 4, random)
    const scale = between(10, 18, random)
    const { drawn, around } = glyph(symbol, x, scale, random)
    return `${bend(`bend${rank}`, around, scale, random)}
  <g filter="url(#bend${rank})">${drawn}</g>`
  })
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="${PAPER}"/>
  ${symbols.join('')}
  ${bend('lines', { x: 0, y: 0, wide: width, high: height }, 14, random)}
  <g filter="url(#lines)">
    ${[1.4, 1.6, 3].map((thickness) => wave(thickness, INK, random)).join('')}${wave(1.8, PAPER, random)}
  </g>
</svg>`
}

/** Half of the widest and highest symbol, in sizes of its font. */
const [HALF_WIDE, HALF_HIGH] = [0.44, 0.4]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** One symbol, with all that it may cover once it is turned and bent by as much as `scale`. */
const glyph = (symbol: string, x: number, scale: number, random: Random) => {
  const y = height / 2 + between(-10, 10, random)
  const face = FACES[random(FACES.length * 100) % FACES.length] ?? { family: '', scale: 1 }
  const size = between(38, 53, random) * face.scale
  const [turn, skew] = [between(-24, 24, random), between(-14, 14, random)]
  const drawn = `<text transform="translate(${x} ${y}) rotate(${turn}) skewX(${skew})" y="${0.36 * size}" font-size="${size}"
    font-family="${face.family}" font-weight="bold" text-anchor="middle" fill="${INK}">${symbol}</text>`
  const high = HALF_HIGH * size
  const wide = HALF_WIDE * size + high * Math.tan(radians(Math.abs(skew)))
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(Math.abs(turn)))]
  const beyond = scale / 2 + 2
  const [across, along] = [wide * cos + high * sin + beyond, wide * sin + high * cos + beyond]
  const [columns, rows] = [within(x - across, x + across, width), within(y - along, y + along, height)]
  const around = { x: columns.first, y: rows.first, wide: columns.length, high: rows.length }
  return { drawn, around }
}

const wave = (thickness: number, colour: string, random: Random): string => {
  const y = () => between(0.1 * height, 0.9 * height, random)
  return `<path d="M0 ${y()}C${width / 3} ${y()} ${(2 * width) / 3} ${y()} ${width} ${y()}"
    fill="none" stroke="${colour}" stroke-width="${thickness}"/>`
}

const between = (low: number, high: number, random: Random): number =>
  low + ((high - low) * random(1001)) / 1000
