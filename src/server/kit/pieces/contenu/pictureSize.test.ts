import { describe, expect, it } from 'vitest'
import { isHugePicture } from './pictureSize.ts'

describe('the size of a picture', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.alloc(64)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
  const jpeg = (width: number, height: number) => {
    const bytes = Buffer.alloc(64)
    Buffer.from('ffd8ffe00004aaaaffc2001108', 'hex').copy(bytes)
    bytes.writeUInt16BE(height, 13)
    bytes.writeUInt16BE(width, 15)
    return bytes
  }
  it.each([
    ['image/png', png(12_000, 12_500), false],
    ['image/png', png(12_000, 12_501), true],
    ['image/png', png(30_001, 1), true],
    ['image/jpeg', jpeg(12_000, 12_500), false],
    ['image/jpeg', jpeg(12_001, 12_500), true],
    ['image/gif', Buffer.from('GIF89aaaaa'.padEnd(40, 'a')), true],
    ['image/gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'.padEnd(40, '\u0000')), false],
    ['image/png', Buffer.alloc(8), false],
    ['application/pdf', png(90_000, 90_000), false],
  ])('%s, case %#', (type, bytes, huge) => expect(isHugePicture(type, bytes)).toBe(huge))
})
