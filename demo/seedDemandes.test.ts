import { describe, expect, it } from 'vitest'
import { countUnreadConversations, conversationsOf, messagesOf } from '#server/messagerie/store.ts'
import { databases } from '#testing/databases.ts'
import { testApp } from '#testing/testApp.ts'
import { camilleDemandes } from './personas/camille/conversations.ts'
import { seedConversations } from './seedConversations.ts'

describe.each(databases)('requests of the demo on %s', (database) => {
  it('are threads from before the first start, three of which have an unread answer', async () => {
    const portal = await testApp(database)
    const { db, clock } = portal.services
    const id = await portal.addPerson('269057505601260')
    const now = clock().getTime()
    await seedConversations(db, id, camilleDemandes, now)
    expect(await countUnreadConversations(db, id)).toBe(3)
    const rows = await conversationsOf(db, id)
    expect(rows.map(({ etat }) => etat).toSorted()).toEqual([
      'CLOSE',
      'OUVERTE',
      'REPONDUE',
      'REPONDUE',
      'REPONDUE',
    ])
    for (const row of rows) {
      const messages = await messagesOf(db, row.id)
      expect(messages[0]).toMatchObject({ auteur: 'usager', cree_le: row.cree_le })
      expect([messages.at(-1)?.cree_le, row.modifie_le < now]).toEqual([row.modifie_le, true])
      if (row.non_lue) expect(messages.at(-1)?.auteur).toBe('service')
    }
    await portal.close()
  })
})
