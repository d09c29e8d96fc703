import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What lives longest is a sign-in under way: older rows go when new ones come. */
const KEPT = 2000

interface Row {
  readonly payload: AdapterPayload
  readonly until: number
}

/** What the provider of the demonstration remembers, in memory: it forgets at each start, as its name says. */
export const memoryAdapter = (): ((name: string) => Adapter) => {
  const rows = new Map<string, Row>()
  const read = (id: string | undefined) => {
    const row = id === undefined ? undefined : rows.get(id)
    return row && row.until > Date.now() ? row.payload : undefined
  }
  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`
    // A sign-in under way bears the grant of the session that it is about to end: each kind has its own.
    const own = () => [...rows].filter(([key]) => key.startsWith(keyOf('')))
    return {
      upsert: async (id, payload, expiresIn = 0) => {
        rows.delete(keyOf(id))
        rows.set(keyOf(id), { payload, until: Date.now() + expiresIn * 1000 })
        const [oldest] = rows.keys()
        if (rows.size > KEPT && oldest !== undefined) rows.delete(oldest)
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) =>
        own().find(([, { payload, until }]) => payload.uid === uid && until > Date.now())?.[1].payload,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => {
        rows.delete(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of own()) if (payload.grantId === grantId) rows.delete(key)
      },
    }
  }
}
