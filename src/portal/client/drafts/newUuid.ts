/** A version 4 UUID (RFC 9562); `crypto.randomUUID` is missing on plain HTTP. */
export const newUuid = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes
    .map((byte, rank) => (rank === 6 ? (byte & 0x0f) | 0x40 : rank === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
