import type { Panne } from './Panne.ts'
import { dataFolder, forget, launch, openBase, signedIn, start, statusOf } from './portail.ts'

const GRACE_SECONDS = 5
const CLIENTS = 4

/** Two servers on one folder: the second must leave, and the first go on. */
export const memeDossier = async (): Promise<Panne> => {
  const folder = dataFolder()
  const first = await start(folder)
  const second = await launch(folder)
  const [code] = (await second.gone) as [number | null]
  const status = await statusOf(`${first.address}/health/ready`)
  await first.end('SIGTERM')
  forget(folder)
  return {
    fait: 'SQLite : un second serveur sur le même dossier',
    attendu: 'le second s’arrête (code 1), le premier répond',
    vu: `second : code ${code} ; premier : ${status}`,
    tenu: code === 1 && status === 200,
  }
}

/** Two servers replaced one after the other, under a balancer that asks who is ready every half second and never tries again. */
export const relai = async (url: string): Promise<Panne> => {
  const folders = [dataFolder(), dataFolder()] as const
  const settings = { DATABASE_URL: url, SHUTDOWN_GRACE: `${GRACE_SECONDS}` }
  const servers = [await start(folders[0], settings), await start(folders[1], settings)]
  const store = await openBase(folders[0], url)
  const people = await signedIn(store, CLIENTS)
  await store.close()
  let ready = servers.map(({ address }) => address)
  const seen = { done: false, asked: 0, failed: 0 }
  const look = setInterval(async () => {
    const addresses = servers.map(({ address }) => address)
    const statuses = await Promise.all(addresses.map((address) => statusOf(`${address}/health/ready`)))
    ready = addresses.filter((_, rank) => statuses[rank] === 200)
  }, 500)
  const ask = async ({ read }: (typeof people)[number]) => {
    while (!seen.done) {
      seen.asked += 1
      if ((await read(ready[seen.asked % ready.length] ?? '')) !== 200) seen.failed += 1
    }
  }
  const asking = people.map(ask)
  for (const rank of [0, 1] as const) {
    await servers[rank]?.end('SIGTERM')
    servers[rank] = await start(folders[rank], settings)
    const { address } = servers[rank]
    while (!ready.includes(address)) await statusOf(`${address}/health/live`)
  }
  seen.done = true
  await Promise.all(asking)
  clearInterval(look)
  for (const server of servers) await server.end('SIGTERM')
  for (const folder of folders) forget(folder)
  return {
    fait: 'PostgreSQL : deux serveurs remplacés tour à tour, sans nouvel essai',
    attendu: 'aucune demande manquée',
    vu: `${seen.failed} manquées sur ${seen.asked}`,
    tenu: seen.failed === 0,
  }
}
