import pg from 'pg'
import { type ListeDocument, telechargements } from '#contract/documents/document.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { startPostgres } from '../postgres.ts'
import { type Panne, until } from './Panne.ts'
import { dataFolder, forget, openBase, signedIn, start, statusOf } from './portail.ts'

const BACK_SECONDS = 30

const promote = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
}

/** The first document of a list that someone has, downloaded. */
const download = async (address: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const listed = await fetch(`${address}${rubriques.remunerationpaie.liste.path}?derniereAnnee=true`, {
    headers,
  })
  const { donnee } = (await listed.json()) as { readonly donnee: ListeDocument }
  const uuid = donnee.listeDocument[0]?.documentUuid ?? ''
  return statusOf(`${address}${telechargements.remuneration.path}?documentUuid=${uuid}`, { headers })
}

/** The base is lost: a server goes on from its replica, which takes no write, until it is made the base. */
export const replique = async (): Promise<Panne> => {
  const postgres = await startPostgres()
  const folder = dataFolder()
  const server = await start(folder, { DATABASE_URL: postgres.url })
  const replica = await postgres.replicate()
  const store = await openBase(folder, postgres.url)
  const [person] = await signedIn(store, 1)
  await store.close()
  if (person === undefined) throw new Error('Nobody is signed in.')
  const moved = await until(async () => (await person.move(server.address, 1)) === 200, BACK_SECONDS)
  await server.end('SIGTERM')
  const other = await start(folder, { DATABASE_URL: replica.url })
  await until(async () => (await person.read(other.address)) === 200, BACK_SECONDS)
  await postgres.halt()
  const seen = {
    ready: await statusOf(`${other.address}/health/ready`),
    profile: await person.read(other.address),
    document: await download(other.address, person.headers),
    write: await person.move(other.address, 2),
  }
  await promote(replica.url)
  const back = await until(async () => (await person.move(other.address, 3)) === 200, BACK_SECONDS)
  await other.end('SIGTERM')
  await replica.stop()
  await postgres.stop()
  forget(folder)
  return {
    fait: 'PostgreSQL : base perdue, un serveur sur sa réplique, puis la réplique promue',
    attendu: 'prêt, profil et bulletin 200, écriture 503, puis acceptée sans redémarrer',
    vu: `prêt ${seen.ready}, profil ${seen.profile}, bulletin ${seen.document}, écriture ${seen.write}, acceptée en ${back.toFixed(1).replace('.', ',')} s`,
    tenu:
      moved !== Infinity &&
      seen.ready === 200 &&
      seen.profile === 200 &&
      seen.document === 200 &&
      seen.write === 503 &&
      back !== Infinity,
  }
}
