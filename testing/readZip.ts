const DIRECTORY = 0x02_01_4b_50
const END = 0x06_05_4b_50

/** Files of a ZIP that compresses nothing, by their path: read from its directory, as tools do. */
export const readZip = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.length - 22
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('No end of directory')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY || zip.readUInt16LE(at + 10) !== 0) throw new Error('Not stored')
    const [size, name] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(data, data + size))
    at += 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
