import { ecrire } from '#rules/format/nombres.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { SESSION_COOKIE } from '#contract/connexion/session.ts'
import { PUBLISHED_ONLY } from '#contract/messages.ts'
import { openEmbedded } from '#server/kit/database/Store.ts'
import { atMost, type Measure } from './kit/Measure.ts'
import { dataFolder, startBuilt } from './kit/process.ts'
import { runAlone } from './kit/report.ts'
import { openSession } from '#server/kit/session/sessions.ts'

const SESSIONS = 10_000
const CALLS = 100_000
const AT_ONCE = 20

/** Sessions of one of the demo's people, opened in the base of the server. */
const openSessions = async (folder: string, count: number): Promise<readonly string[]> => {
  const { db, close } = openEmbedded(folder)
  const { id: compteId } = await db.selectFrom('compte').select('id').executeTakeFirstOrThrow()
  const now = Date.now()
  const session = { compteId, moyen: 'motdepasse', navigateur: 'Firefox' } as const
  const tokens: string[] = []
  for (let rank = 0; rank < count; rank += 1) tokens.push(await openSession(db, session, now))
  await close()
  return tokens
}

/** Memory of a server that has answered a hundred thousand calls of ten thousand signed-in people. */
export const memoryBench = async (): Promise<readonly Measure[]> => {
  const data = dataFolder()
  await (await startBuilt({}, data)).stop()
  const tokens = await openSessions(data.folder, SESSIONS)
  const server = await startBuilt({}, data)
  const before = server.residentMegabytes()
  const visit = async (token: string) => {
    // Behind this address the cookies are the plain ones, or the secure ones: the server takes its own.
    const cookie = `${SESSION_COOKIE.plain}=${token}; ${SESSION_COOKIE.secure}=${token}`
    const headers = { cookie, prefer: PUBLISHED_ONLY }
    const answer = await fetch(`${server.address}${accueilconnecte.path}`, { headers })
    if (answer.status !== 200) throw new Error(`The dashboard answered ${answer.status}`)
    await answer.text()
  }
  for (let call = 0; call < CALLS; call += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, rank) => visit(tokens[(call + rank) % SESSIONS] ?? '')),
    )
  const after = server.residentMegabytes()
  await server.stop()
  data.remove()
  const quoi = `Mémoire après ${ecrire(CALLS, 0)} appels de ${ecrire(SESSIONS, 0)} sessions`
  return [atMost(quoi, after, 200, 'Mo', `${ecrire(before, 0)} Mo au démarrage`)]
}

await runAlone(import.meta.url, memoryBench)
