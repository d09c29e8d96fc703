import { sha256 } from '@noble/hashes/sha2.js'
import { travailText, zerosOf } from '#rules/connexion/travail.ts'

/** The first number whose digest with a captcha's identifier begins with so many bits at zero. */
export const solve = (uuid: string, bits: number): string => {
  const encoder = new TextEncoder()
  for (let nombre = 0; ; nombre += 1)
    if (zerosOf(sha256(encoder.encode(travailText(uuid, `${nombre}`)))) >= bits) return `${nombre}`
}
