import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import type { Random } from './alphabet.ts'

/** The size of the captcha image, in pixels. */
export const IMAGE_SIZE = { width: 220, height: 80 }

const { width, height } = IMAGE_SIZE
const PAPER = '#f6f6f6'
const INK = '#161650'
const STEP = 29
const FONT = {
  fontFiles: [createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')],
  loadSystemFonts: false,
}

/**
 * Draws a code as a PNG of `IMAGE_SIZE`, dark on light, bent and crossed by lines drawn with `random`.
 * Only the pixels are returned: the SVG behind them holds the code in clear.
 */
export const captchaImage = async (code: string, random: Random): Promise<Buffer> =>
  (await renderAsync(drawing(code, random), { font: FONT })).asPng()

// The small convolution and the five steps of opacity smooth what the displacement leaves jagged:
// a Gaussian blur does it in three times as long, for a PNG twice as heavy.
const drawing = (code: string, random: Random): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <filter id="bend" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse"
    color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency="0.025" numOctaves="2" seed="${random(10_000)}"/>
    <feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" yChannelSelector="G"/>
    <feConvolveMatrix order="3" kernelMatrix="1 2 1 2 4 2 1 2 1"/>
    <feComponentTransfer><feFuncA type="discrete" tableValues="0 0.25 0.5 0.75 1"/></feComponentTransfer>
  </filter>
  <rect width="100%" height="100%" fill="${PAPER}"/>
  <g filter="url(#bend)">
    ${[...code].map((symbol, rank) => glyph(symbol, rank - (code.length - 1) / 2, random)).join('')}
    ${[1.5, 1.5, 3.4].map((thickness) => wave(thickness, random)).join('')}
  </g>
</svg>`

/** One symbol, `rank` steps away from the middle of the image. */
const glyph = (symbol: string, rank: number, random: Random): string => {
  const x = width / 2 + STEP * rank + between(-1, 1, random)
  const y = height / 2 + between(-6, 6, random)
  const size = between(42, 50, random)
  const bend = `rotate(${between(-14, 14, random)}) skewX(${between(-10, 10, random)})`
  return `<text transform="translate(${x} ${y}) ${bend}" y="${0.36 * size}" font-size="${size}"
    font-family="DejaVu Sans Condensed" font-weight="bold" text-anchor="middle" fill="${INK}">${symbol}</text>`
}

const wave = (thickness: number, random: Random): string => {
  const y = () => between(0.15 * height, 0.85 * height, random)
  return `<path d="M0 ${y()}C${width / 3} ${y()} ${(2 * width) / 3} ${y()} ${width} ${y()}"
    fill="none" stroke="${INK}" stroke-width="${thickness}"/>`
}

const between = (low: number, high: number, random: Random): number =>
  low + ((high - low) * random(1001)) / 1000
