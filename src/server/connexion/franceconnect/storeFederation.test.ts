import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { addCompte, changeCompte } from '#server/kit/people/comptes.ts'
import {
  addDemarrage,
  confirmedBornOn,
  linkCompte,
  linkedCompte,
  linkedSub,
  takeDemarrage,
} from './storeFederation.ts'
import type { Store } from '#server/kit/database/Store.ts'
import { person, T0 } from '#testing/person.ts'

const someone = { issuer: 'https://exemple.fr', sub: 'abcv1' }

describe.each(databases)('links to a provider on %s', (database) => {
  let store: Store
  let id: string
  beforeAll(async () => {
    store = await openTestStore(database)
    id = await addCompte(store.db, {
      ...person('262087511205586'),
      prenom: 'Sylvie',
      nom: 'Blanc',
      nom_naissance: 'Blanc',
      date_naissance: '1962-08-30',
    })
  })
  afterAll(() => store.close())

  it('gives a passage once, in time, with its nonce, and keeps only fingerprints', async () => {
    await addDemarrage(store.db, 'etat', 'nonce', T0 + 1000)
    const kept = JSON.stringify(await store.db.selectFrom('demarrage_fc').selectAll().execute())
    expect(kept).not.toContain('"etat"')
    expect(kept).not.toContain(':"nonce"')
    expect(await takeDemarrage(store.db, 'etat', 'autre', T0)).toBe(false)
    expect(await takeDemarrage(store.db, 'etat', 'nonce', T0 + 1000)).toBe(false)
    const both = await Promise.all([
      takeDemarrage(store.db, 'etat', 'nonce', T0),
      takeDemarrage(store.db, 'etat', 'nonce', T0),
    ])
    expect(both.filter(Boolean)).toHaveLength(1)
  })

  it('links once, by issuer and sub, and forgets with the account', async () => {
    expect(await linkedSub(store.db, someone.issuer, id)).toBeUndefined()
    expect(await linkCompte(store.db, someone, id, T0)).toBe(true)
    expect(await linkedSub(store.db, someone.issuer, id)).toBe(someone.sub)
    expect(await linkedSub(store.db, 'https://autre.fr', id)).toBeUndefined()
    expect(await linkCompte(store.db, someone, id, T0)).toBe(false)
    expect((await linkedCompte(store.db, someone))?.id).toBe(id)
    expect(await linkedCompte(store.db, { ...someone, issuer: 'https://autre.fr' })).toBeUndefined()
  })

  it('knows confirmed accounts only', async () => {
    expect(await confirmedBornOn(store.db, '1962-08-30')).toHaveLength(1)
    await changeCompte(store.db, id, { etat: 'AFFIRME' })
    expect(await confirmedBornOn(store.db, '1962-08-30')).toEqual([])
    expect(await linkedCompte(store.db, someone)).toBeUndefined()
  })
})
