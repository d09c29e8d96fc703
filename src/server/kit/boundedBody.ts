/** The body of an answer, read as it comes and no further than so many bytes: throws beyond, and leaves the rest. */
export const boundedBody = async ({ body }: Pick<Response, 'body'>, most: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > most) throw new Error('too heavy')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
