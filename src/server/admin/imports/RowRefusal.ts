/** Why a row of an imported file is refused, told in French; the others go on. */
export class RowRefusal extends Error {}

/** What a check gives, or the sentence by which it refuses. */
export const refusalOr = async <T>(check: () => T | Promise<T>): Promise<T | RowRefusal> => {
  try {
    return await check()
  } catch (error) {
    if (error instanceof RowRefusal) return error
    throw error
  }
}
