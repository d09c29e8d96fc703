import { ecrire } from '#rules/format/nombres.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { SESSION_COOKIE } from '#contract/connexion/session.ts'
import { openEmbedded } from '#server/kit/database/Store.ts'
import { atMost, type Measure } from './kit/Measure.ts'
import { dataFolder, startServer } from './kit/process.ts'
import { runAlone } from './kit/report.ts'
import { openSession } from '#server/kit/session/sessions.ts'

const SESSIONS = 10_000
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

/** Memory that ten thousand signed-in people add to a server that has served before. */
export const memoryBench = async (): Promise<readonly Measure[]> => {
  const { folder, remove } = dataFolder()
  await (await startServer(folder)).stop()
  const tokens = await openSessions(folder, SESSIONS + 1)
  const server = await startServer(folder)
  const visit = async (token: string) => {
    // Behind this address the cookies are the plain ones, or the secure ones: the server takes its own.
    const cookie = `${SESSION_COOKIE.plain}=${token}; ${SESSION_COOKIE.secure}=${token}`
    const answer = await fetch(`${server.origin}${accueilconnecte.path}`, { headers: { cookie } })
    if (answer.status !== 200) throw new Error(`The dashboard answered ${answer.status}`)
    await answer.text()
  }
  const visitAll = async (some: readonly string[]) => {
    for (let rank = 0; rank < some.length; rank += AT_ONCE)
      await Promise.all(some.slice(rank, rank + AT_ONCE).map(visit))
  }
  // As many calls of one person first: what serving takes, whoever is served, is not the sessions’.
  await visitAll(Array.from({ length: SESSIONS }, () => tokens[0] ?? ''))
  const before = await server.residentMegabytes()
  await visitAll(tokens.slice(1))
  const after = await server.residentMegabytes()
  await server.stop()
  remove()
  const detail = `de ${ecrire(before, 0)} à ${ecrire(after, 0)} Mo`
  return [atMost(`Mémoire de ${ecrire(SESSIONS, 0)} sessions ouvertes`, after - before, 60, 'Mo', detail)]
}

await runAlone(import.meta.url, memoryBench)
