import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLEST = 512

const compress = (file: string, bytes: Buffer) => {
  if (bytes.length < SMALLEST) return
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
}

/** Writes a text, and the same compressed beside it. */
export const writeCompressed = (file: string, text: string) => {
  writeFileSync(file, text)
  compress(file, Buffer.from(text))
}

/** Writes a `.br` and a `.gz` next to every text file of the build, so that the server only has to send them. */
export const compressed = (): Plugin => {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle() {
      for (const file of globSync(`${folder}/**/*.{js,css,html,svg,txt,webmanifest}`))
        compress(file, readFileSync(file))
    },
  }
}
