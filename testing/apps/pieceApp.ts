import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { purge } from '#server/purge.ts'
import type { DatabaseName } from '../databases.ts'
import { testApp } from '../testApp.ts'

const CAMILLE = '269057505601260'
const KARIM = '182071305502136'
export const ANGE = '164062A00401545'

/** The application with two people who attach files, and Ange who may only read. */
export const pieceApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const camilleId = await portal.addPerson(CAMILLE)
  await portal.addPerson(KARIM)
  await portal.addPerson(ANGE, { lecture_seule: 1 })
  return {
    portal,
    camilleId,
    /** A day later, nothing waits any more: sessions of Camille and Karim. */
    nextDay: async () => {
      portal.wait(25 * 3_600_000)
      await purge(portal.services)
      return { camille: await portal.signIn(CAMILLE), karim: await portal.signIn(KARIM) }
    },
    rows: () => portal.services.db.selectFrom('piece').selectAll().execute(),
    /** Keys of the files that the object store keeps. */
    files: () =>
      globSync('documents/*/*', { cwd: portal.services.config.dataDir }).map((path) => basename(path)),
  }
}
