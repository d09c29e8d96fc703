/**
 * Proof of work: a number which, put after a text, gives a digest that begins with so many bits at zero. Finding one takes a
 * machine 2 to the power of these bits tries on average; checking one takes a single try.
 */

/** What is digested (SHA-256): the captcha's identifier, then the number, in decimal. */
export const travailText = (uuid: string, nombre: string): string => `${uuid}:${nombre}`

/** Whether a text is a number as a work gives it. */
export const isNombre = (text: string): boolean => /^(0|[1-9]\d{0,14})$/.test(text)

/** How many bits at zero a digest begins with: `[0, 0x1f]` has eleven. */
export const zerosOf = (digest: Uint8Array): number => {
  let zeros = 0
  for (const byte of digest) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24
    zeros += 8
  }
  return zeros
}
