/** An identifier made of a short name, by which a test calls its row: in the order of names. */
export const idOf = (name: string): string =>
  Buffer.from(name)
    .toString('hex')
    .padEnd(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
