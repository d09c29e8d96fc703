/** End of central directory and entry of it (APPNOTE.TXT, 4.3.12 and 4.3.16). */
const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 65_535

/** One file of an archive, as its directory declares it. */
export interface ZipEntry {
  readonly name: string
  /** Declared sizes, in bytes. */
  readonly size: number
  readonly packed: number
  readonly encrypted: boolean
  /** Where its local header is. */
  readonly at: number
}

const endOf = (zip: Buffer): number | undefined => {
  const lowest = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT)
  for (let at = zip.length - END_BYTES; at >= lowest; at -= 1) if (zip.readUInt32LE(at) === END) return at
  return undefined
}

const entryAt = (zip: Buffer, at: number): ZipEntry | undefined => {
  if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) return undefined
  const nameBytes = zip.readUInt16LE(at + 28)
  return {
    name: zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
    size: zip.readUInt32LE(at + 24),
    packed: zip.readUInt32LE(at + 20),
    encrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
    at: zip.readUInt32LE(at + 42),
  }
}

/** Files that an archive says it holds: nothing is expanded. Undefined when its directory cannot be read. */
export const zipEntries = (zip: Buffer): readonly ZipEntry[] | undefined => {
  const end = zip.length < END_BYTES ? undefined : endOf(zip)
  if (end === undefined) return undefined
  const count = zip.readUInt16LE(end + 10)
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let rank = 0; rank < count; rank += 1) {
    const entry = entryAt(zip, at)
    if (!entry) return undefined
    entries.push(entry)
    at += ENTRY_BYTES + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
