import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { telechargements } from '#contract/documents/document.ts'
import { verifyChain } from '#server/kit/audit/store.ts'
import { fileOf } from '#server/kit/database/Store.ts'
import { type Panne, until } from './Panne.ts'
import { dataFolder, forget, launch, openBase, signedIn, start, statusOf } from './portail.ts'

const BACK_SECONDS = 15
const HOUR_MS = 3_600_000
const BLOCK = Buffer.alloc(65_536)
const SMALL_DISK = '64m'

/** Writes until the disk takes nothing more. */
const fill = (path: string) => {
  const file = openSync(path, 'w')
  for (const size of [BLOCK.length, 512])
    try {
      for (;;) writeSync(file, BLOCK, 0, size)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  closeSync(file)
}

const onePerson = async (folder: string, url?: string) => {
  const store = await openBase(folder, url)
  const [person] = await signedIn(store, 1)
  if (person === undefined) throw new Error('Nobody is signed in.')
  return { store, person }
}

/** A disk of its own, filled under a server; nothing is told where the system mounts none for this user. */
export const disquePlein = async (): Promise<readonly Panne[]> => {
  const folder = dataFolder()
  const fait = 'SQLite : disque plein'
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder]).status !== 0) return []
  const server = await start(folder)
  const { store, person } = await onePerson(folder)
  const { address } = server
  const before = await person.move(address, 1)
  fill(join(folder, 'plein'))
  let refused = 200
  for (let numero = 2; refused === 200 && numero < 500; numero += 1)
    refused = await person.move(address, numero)
  const during = [await person.read(address), await statusOf(`${address}/health/live`)]
  rmSync(join(folder, 'plein'))
  const back = await until(async () => (await person.move(address, 3)) === 200, BACK_SECONDS)
  await store.close()
  await server.end('SIGTERM')
  execFileSync('umount', [folder])
  forget(folder)
  return [
    {
      fait,
      attendu: 'lecture 200, écriture 503, acceptée dès qu’il y a de la place',
      vu: `écriture ${before} puis ${refused}, lecture et vie ${during.join(' et ')}, écriture de nouveau en ${back.toFixed(1)} s`,
      tenu: refused === 503 && during.every((status) => status === 200) && back !== Infinity,
    },
  ]
}

/**
 * The clock of a server changes by an hour while people are signed in: back, or, where the base is that of several machines,
 * ahead of them, which would end every session.
 */
export const horlogeChangee = async (url?: string): Promise<Panne> => {
  const folder = dataFolder()
  const shifted = `--import ${join(import.meta.dirname, 'horloge.ts')}`
  const server = await start(folder, {
    NODE_OPTIONS: shifted,
    RECUL_MS: `${url === undefined ? HOUR_MS : -HOUR_MS}`,
    ...(url !== undefined && { DATABASE_URL: url }),
  })
  const { store, person } = await onePerson(folder, url)
  const { address } = server
  const before = [await person.read(address), await person.move(address, 1)]
  server.send('SIGWINCH')
  const after = [await person.read(address), await person.move(address, 2)]
  const ready = await until(async () => (await statusOf(`${address}/health/ready`)) === 200, BACK_SECONDS)
  const chain = await verifyChain(store.db)
  const alive = server.alive()
  await store.close()
  await server.end('SIGTERM')
  forget(folder)
  const holds = chain.rompu === undefined
  return {
    fait:
      url === undefined
        ? 'SQLite : horloge reculée d’une heure sous un serveur'
        : 'PostgreSQL : horloge d’une machine avancée d’une heure sous un serveur',
    attendu: 'lecture et écriture 200, prêt, journal encore vérifiable',
    vu: `avant ${before.join(' et ')}, après ${after.join(' et ')}, journal ${holds ? 'tenu' : 'rompu'}`,
    tenu: alive && holds && ready !== Infinity && [...before, ...after].every((status) => status === 200),
  }
}

/** A document altered, then cut short, under a server that runs: its reader must not take it for whole. */
const documentAbime = async (folder: string): Promise<Panne> => {
  const server = await start(folder)
  const { store, person } = await onePerson(folder)
  const { uuid, fichier } = await store.db
    .selectFrom('document')
    .select(['uuid', 'fichier'])
    .where('compte_id', '=', person.compteId)
    .where('genre', '=', 'remuneration')
    .executeTakeFirstOrThrow()
  const open = () => person.get(`${server.address}${telechargements.remuneration.path}?documentUuid=${uuid}`)
  const path = join(folder, 'documents', fichier.slice(0, 2), fichier)
  const before = await open()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(8, 7), 0, 8, Math.floor(statSync(path).size / 2))
  closeSync(file)
  const altered = await open()
  truncateSync(path, Math.floor(statSync(path).size / 2))
  const cut = await open()
  truncateSync(path, 0)
  const empty = await open()
  await store.close()
  await server.end('SIGTERM')
  return {
    fait: 'Document altéré sans changer de longueur, tronqué, puis vidé, dans le dossier',
    attendu: 'refusé (503 ou 404), jamais servi comme entier',
    vu: `${before}, puis altéré ${altered}, tronqué ${cut}, vidé ${empty}`,
    tenu: before === 200 && [altered, cut, empty].every((status) => status !== 200),
  }
}

/** The embedded base overwritten in its middle, then at its head: a start says so and serves nothing. */
export const fichiersAbimes = async (): Promise<readonly Panne[]> => {
  const folder = dataFolder()
  const seen = [await documentAbime(folder)]
  for (const [where, part] of [
    ['au milieu', 0.2],
    ['à la tête', 0],
  ] as const) {
    for (const name of readdirSync(folder)) if (/-(?:wal|shm)$/.test(name)) rmSync(join(folder, name))
    const { size } = statSync(fileOf(folder))
    const file = openSync(fileOf(folder), 'r+')
    for (let at = 0; at < size * 0.3; at += BLOCK.length)
      writeSync(file, Buffer.alloc(BLOCK.length, 7), 0, BLOCK.length, Math.floor(size * part) + at)
    closeSync(file)
    const server = await launch(folder)
    const [code] = (await Promise.race([
      server.gone,
      until(async () => (await statusOf(`${server.address}/health/ready`)) === 200, BACK_SECONDS).then(() => [
        'sert',
      ]),
    ])) as [unknown]
    if (server.alive()) await server.end('SIGKILL')
    const lines = server.said().trim().split('\n')
    const last = lines.at(-1) ?? ''
    seen.push({
      fait: `SQLite : fichier de la base abîmé ${where}`,
      attendu: 'le serveur ne démarre pas (code 1) et le dit en une phrase',
      vu: `code ${String(code)}, ${lines.length} lignes : ${last.slice(0, 160)}`,
      tenu: code === 1 && /abîmé/.test(last),
    })
  }
  forget(folder)
  return seen
}
