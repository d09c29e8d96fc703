import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { captchaImage, IMAGE_SIZE } from './image.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const still = () => 500

describe('captchaImage', () => {
  it('is a PNG of the declared size', async () => {
    const image = await captchaImage('ACE234', randomInt)
    expect(image.subarray(0, 8)).toEqual(SIGNATURE)
    expect({ width: image.readUInt32BE(16), height: image.readUInt32BE(20) }).toEqual(IMAGE_SIZE)
  })

  it('draws one code differently each time', async () => {
    expect(await captchaImage('ACE234', randomInt)).not.toEqual(await captchaImage('ACE234', randomInt))
  })

  it('bends each symbol on its own: several numbers drawn for each, every one of which shows', async () => {
    const asked: number[] = []
    const image = await captchaImage('ACE234', (max) => {
      asked.push(max)
      return 500
    })
    expect(asked.length).toBeGreaterThan(4 * 6)
    for (const changed of asked.keys()) {
      let rank = 0
      expect(await captchaImage('ACE234', () => (rank++ === changed ? 0 : 500))).not.toEqual(image)
    }
  })

  it('draws each symbol of the code: with all chance removed, only the code makes the image', async () => {
    const image = await captchaImage('ACE234', still)
    expect(await captchaImage('ACE234', still)).toEqual(image)
    for (const code of ['KCE234', 'AKE234', 'ACK234', 'ACEK34', 'ACE2K4', 'ACE23K'])
      expect(await captchaImage(code, still)).not.toEqual(image)
  })

  it('holds pixels only, never the text of the drawing', async () => {
    const image = (await captchaImage('ACE234', randomInt)).toString('latin1')
    expect(image).not.toMatch(/ACE234|<svg|<text|tEXt|iTXt/)
  })
})
