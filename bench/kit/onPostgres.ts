import pg from 'pg'
import { dataFolder, forget, openBase, start } from '#testing/pannes/portail.ts'
import { postgresForTests } from '#testing/postgres.ts'

/** Servers in processes of their own on one PostgreSQL, whose base is theirs, and that base; `stop` ends all of it. */
export const onPostgres = async (count: number, settings: Readonly<Record<string, string>> = {}) => {
  const postgres = await postgresForTests()
  const name = `bench_${process.pid}`
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  const folders = Array.from({ length: count }, dataFolder)
  const servers: Awaited<ReturnType<typeof start>>[] = []
  // One after the other: the first makes the schema.
  for (const folder of folders) servers.push(await start(folder, { ...settings, DATABASE_URL: url.href }))
  const store = await openBase('', url.href)
  return {
    url: url.href,
    addresses: servers.map(({ address }) => address),
    /** Processor that they took together, in milliseconds. */
    processorMs: () => servers.reduce((sum, server) => sum + server.processorMs(), 0),
    store,
    stop: async () => {
      await store.close()
      for (const server of servers) await server.end('SIGTERM')
      for (const folder of folders) forget(folder)
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await postgres.stop()
    },
  }
}
