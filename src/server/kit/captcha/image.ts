import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderAsync } from '@resvg/resvg-js'
import { PNG } from 'pngjs'
import type { Random } from './alphabet.ts'

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

/** In greys, unfiltered: two fifths of what the drawing weighs in colours, for every person who signs in; a tenth less again, deflated as a text is. */
const GREY = { colorType: 0, inputHasAlpha: true, filterType: 0, deflateStrategy: 0 } as const

/** Sixteen greys where the crossings make two hundred: the same to the eye, and a third less to fetch. */
const inSixteenGreys = (pixels: Buffer): Buffer =>
  Buffer.from(pixels.map((value) => 17 * Math.round(value / 17)))

/**
 * Draws a code as a PNG of `IMAGE_SIZE`, dark on light, each symbol bent on its own, all crossed by lines drawn with `random`.
 * Only the pixels are returned: the SVG behind them holds the code in clear.
 */
export const captchaImage = async (code: string, random: Random): Promise<Buffer> => {
  // What it is given, the library writes to.
  const { pixels } = await renderAsync(drawing(code, random), { font: FONT })
  const png = Object.assign(new PNG({ ...IMAGE_SIZE, ...GREY }), { data: inSixteenGreys(pixels) })
  // Deflated by a thread: at once, nobody else would be answered meanwhile.
  return buffer(png.pack().pipe(new PassThrough()))
}

/** Half of the width in which a symbol is bent: its own, its turn and its displacement. */
const REACH = 33

// The small convolution and the five steps of opacity smooth what the displacement leaves jagged:
// a Gaussian blur does it in three times as long, for a PNG twice as heavy.
const bend = (id: string, x: number, wide: number, scale: number, random: Random) => `
  <filter id="${id}" x="${x}" y="0" width="${wide}" height="${height}" filterUnits="userSpaceOnUse"
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
    // Whole pixels inside of the image: the library stops the process for a region that is cut.
    const from = Math.max(0, Math.floor(x - REACH))
    const wide = Math.min(width, Math.ceil(x + REACH)) - from
    return `${bend(`bend${rank}`, from, wide, between(10, 18, random), random)}
  <g filter="url(#bend${rank})">${glyph(symbol, x, random)}</g>`
  })
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="${PAPER}"/>
  ${symbols.join('')}
  ${bend('lines', 0, width, 14, random)}
  <g filter="url(#lines)">
    ${[1.4, 1.6, 3].map((thickness) => wave(thickness, INK, random)).join('')}${wave(1.8, PAPER, random)}
  </g>
</svg>`
}

/** One symbol, in the middle of the width in which it is bent. */
const glyph = (symbol: string, x: number, random: Random): string => {
  const y = height / 2 + between(-10, 10, random)
  const face = FACES[random(FACES.length * 100) % FACES.length] ?? { family: '', scale: 1 }
  const size = between(38, 53, random) * face.scale
  const turn = `rotate(${between(-24, 24, random)}) skewX(${between(-14, 14, random)})`
  return `<text transform="translate(${x} ${y}) ${turn}" y="${0.36 * size}" font-size="${size}"
    font-family="${face.family}" font-weight="bold" text-anchor="middle" fill="${INK}">${symbol}</text>`
}

const wave = (thickness: number, colour: string, random: Random): string => {
  const y = () => between(0.1 * height, 0.9 * height, random)
  return `<path d="M0 ${y()}C${width / 3} ${y()} ${(2 * width) / 3} ${y()} ${width} ${y()}"
    fill="none" stroke="${colour}" stroke-width="${thickness}"/>`
}

const between = (low: number, high: number, random: Random): number =>
  low + ((high - low) * random(1001)) / 1000
