/** Whether a write failed because what must be unique is there already: SQLSTATE 23505, or SQLite's constraint. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23505') || /UNIQUE constraint failed/.test(error.message))
