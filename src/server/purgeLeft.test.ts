import { describe, expect, it } from 'vitest'
import { purgeNow } from './admin/exploitation/maintenance.ts'
import { keptOutput } from './admin/testing/output.ts'
import { lastPurge } from './kit/database/reglages.ts'
import { condemnFiles } from './kit/files/condemnFiles.ts'
import { addPieces } from './kit/pieces/store.ts'
import { databases } from '#testing/databases.ts'
import { testApp } from '#testing/testApp.ts'
import { purgeAlone } from './purge.ts'
import { newId } from '#server/kit/identifiers.ts'

describe.each(databases)('a purge that has more files to delete than it takes, on %s', (name) => {
  it('is whole once the next ones have taken those that it left', async () => {
    const portal = await testApp(name)
    const { services } = portal
    const { db } = services
    const compte_id = await portal.addPerson('269057505601260')
    const numbers = Array.from({ length: 1001 }, (_, rank) => rank)
    const piece = { compte_id, nom: 'a.pdf', type: 'application/pdf', taille: 1, empreinte: 'x', cree_le: 0 }
    for (let from = 0; from < numbers.length; from += 100) {
      const some = numbers.slice(from, from + 100)
      await condemnFiles(
        db,
        some.map((rank) => `f${rank}.pdf`),
      )
      await addPieces(
        db,
        some.map((rank) => ({ ...piece, id: newId(), fichier: `p${rank}.pdf`, message_id: null })),
      )
    }
    const left = async () => [
      (await db.selectFrom('fichier_attendu').selectAll().execute()).length,
      (await db.selectFrom('piece').select('id').execute()).length,
    ]
    expect(await purgeAlone(services, 'a')).toBe(true)
    expect([await left(), await lastPurge(db)]).toEqual([[1, 1], undefined])
    await condemnFiles(
      db,
      numbers.slice(1).map((rank) => `g${rank}.pdf`),
    )
    const kept = keptOutput()
    expect(await purgeNow(services, { arret: AbortSignal.abort() }, kept.output)).toMatchObject({
      interrompu: true,
    })
    expect([kept.said, await left()]).toEqual([[expect.stringContaining('Relancez')], [1, 0]])
    await purgeNow(services, {}, kept.output)
    expect([await left(), await lastPurge(db)]).toEqual([[0, 0], services.clock().getTime()])
    await portal.close()
  })
})
