import type { Store } from '#server/kit/database/Store.ts'
import type { Base, Panne } from './Panne.ts'
import { dataFolder, forget, openBase, signedIn, start } from './portail.ts'

const PEOPLE = 4
/** Answers after which the process is killed, in the middle of the next ones: never the same number. */
const answersBefore = (cycle: number) => 5 + ((cycle * 7) % 23)

/** Number of the street that the base has for someone, and the times that its journal says they moved. */
const keptOf = async ({ db }: Store, compteId: string) => {
  const { adresse } = await db
    .selectFrom('profil')
    .select('adresse')
    .where('compte_id', '=', compteId)
    .executeTakeFirstOrThrow()
  const { fois } = await db
    .selectFrom('audit')
    .select((e) => e.fn.countAll<number>().as('fois'))
    .where('compte_id', '=', compteId)
    .where('acte', '=', 'adresse')
    .where('resultat', '=', 'fait')
    .executeTakeFirstOrThrow()
  return {
    numero: Number.parseInt(/(\d+) rue Haute/.exec(adresse ?? '')?.[1] ?? '0', 10),
    fois: Number(fois),
  }
}

interface Killed {
  readonly folder: string
  readonly url: string | undefined
  readonly settings: Readonly<Record<string, string>>
  readonly cycles: number
}

/**
 * Kills a server by `SIGKILL` while people write, starts it again, and compares what it answered with what is kept; `beside` is
 * done once beside each of these. Gives the server that runs at the end.
 */
export const killedWhileWriting = async (
  { folder, url, settings, cycles }: Killed,
  beside: (address: string, store: Store) => Promise<void> = () => Promise.resolve(),
) => {
  let server = await start(folder, settings)
  const store = await openBase(folder, url)
  const people = (await signedIn(store, PEOPLE)).map((one) => ({ ...one, sent: 0, last: 0, acknowledged: 0 }))
  let [answers, lost, wrong] = [0, 0, 0]
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const { address } = server
    const enough = answers + answersBefore(cycle)
    let dead = false
    const write = async (one: (typeof people)[number]) => {
      while (!dead) {
        one.sent += 1
        const status = await one.move(address, one.sent)
        if (status === 0) return
        if (status !== 200) {
          wrong += 1
          return
        }
        one.last = one.sent
        one.acknowledged += 1
        answers += 1
        if (answers < enough || dead) continue
        dead = true
        await server.end('SIGKILL')
      }
    }
    await Promise.all([...people.map(write), beside(address, store)])
    if (!dead) await server.end('SIGKILL')
    server = await start(folder, settings)
    for (const one of people) {
      const { numero, fois } = await keptOf(store, one.compteId)
      lost += Math.max(0, one.acknowledged - fois) + (numero < one.last || numero > one.sent ? 1 : 0)
    }
  }
  return { server, store, answers, lost, wrong }
}

/** The same on each base, with nothing else that fails. */
export const tue = async (base: Base, cycles: number, url: string | undefined): Promise<Panne> => {
  const folder = dataFolder()
  const settings: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url }
  const killed = await killedWhileWriting({ folder, url, settings, cycles })
  const { server, store, answers, lost, wrong } = killed
  await store.close()
  await server.end('SIGTERM')
  forget(folder)
  return {
    fait: `${base} : processus tué (SIGKILL) ${cycles} fois, ${PEOPLE} personnes écrivant`,
    attendu: 'aucune écriture confirmée perdue',
    vu: `${answers} confirmées, ${lost} perdues, ${wrong} refusées`,
    tenu: lost === 0 && wrong === 0 && answers > 0,
  }
}
