import type { Db } from '../Store.ts'

/** A work that only one process does at a time, and who asks to. */
interface Lease {
  readonly cle: string
  readonly porteur: string
}

/**
 * Takes a work until `until` (ms), or keeps it longer; false while another process has it. In one statement, so that of two
 * that ask together one gets it; who dies leaves it when its time has passed. One that would last far longer than it may is
 * anyone's: a clock was ahead when it was taken.
 */
export const holdsLease = async (
  db: Db,
  { cle, porteur }: Lease,
  now: number,
  until: number,
): Promise<boolean> => {
  const held = await db
    .insertInto('bail')
    .values({ cle, porteur, expire_le: until })
    .onConflict((conflict) =>
      conflict
        .column('cle')
        .doUpdateSet({ porteur, expire_le: until })
        .where((e) =>
          e.or([
            e('bail.expire_le', '<=', now),
            e('bail.expire_le', '>', now + 2 * (until - now)),
            e('bail.porteur', '=', porteur),
          ]),
        ),
    )
    .returning('cle')
    .executeTakeFirst()
  return held !== undefined
}
