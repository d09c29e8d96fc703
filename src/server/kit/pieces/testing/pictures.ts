/** Pictures as small as their structure lets them be: what they say of their size is all that is looked at. */

type Size = readonly [width: number, height: number]

const chunkOf = (name: string, content: Buffer) => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, sum])
}

export const pngOf = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunkOf('IHDR', head),
    chunkOf('IDAT', Buffer.alloc(10)),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

/** Its frame is from the byte 20 to the byte 39. */
export const jpegOf = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda000c03010002110311003f00', 'hex'),
    Buffer.alloc(20),
    Buffer.from('ffd9', 'hex'),
  ])
}

/** Its size and two colours are in the first 19 bytes. */
export const gifOf = ([width, height]: Size, [frameWidth, frameHeight]: Size): Buffer => {
  const bytes = Buffer.from('47494638396100000000800000000000ffffff2c00000000000000000002024401003b', 'hex')
  for (const [at, value] of [
    [6, width],
    [8, height],
    [24, frameWidth],
    [26, frameHeight],
  ] as const)
    bytes.writeUInt16LE(value, at)
  return bytes
}
