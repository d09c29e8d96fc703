import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { setContenu, setReglage } from './database/reglages.ts'
import type { Store } from './database/Store.ts'
import { CONFIGURATION, publishedReader } from './published.ts'

describe.each(databases)('what is published, on %s', (name) => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore(name)
  })
  afterAll(() => store.close())

  it('is read again after two seconds, and made again only when something was published', async () => {
    let now = 0
    const published = publishedReader(store.db, () => now, defaultContenus)
    const first = await published()
    now += 2000
    expect(await published()).toBe(first)
    await setReglage(store.db, CONFIGURATION, JSON.stringify({ editeur: 'La Préfecture' }))
    const contenu = { champ: { editeur: '{{editeur}}' }, paragraphe: {} }
    await setContenu(store.db, 'mentionslegales', JSON.stringify(contenu))
    now += 1999
    expect(await published()).toBe(first)
    now += 1
    expect((await published()).contenus.mentionslegales.champ).toEqual({ editeur: 'La Préfecture' })
  })
})
