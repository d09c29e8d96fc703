/** Rows that one statement of a purge deletes at most: no one who writes waits for long. */
const BATCH = 1000

/** Statements that one purge makes of a table at most; the next one goes on. */
const MOST = 200

interface Deletion {
  readonly executeTakeFirstOrThrow: () => Promise<{ readonly numDeletedRows: bigint }>
}

/** Deletes rows some at a time: `deleteSome` is given how many, and is asked again until it deletes fewer. */
export const inBatches = async (deleteSome: (most: number) => Deletion): Promise<void> => {
  for (let done = 0; done < MOST; done += 1) {
    const { numDeletedRows } = await deleteSome(BATCH).executeTakeFirstOrThrow()
    if (numDeletedRows < BigInt(BATCH)) return
  }
}
