/** Injects faults into servers of their own and tells each: `npm run pannes [-- CYCLES [NAME…]]`, after `npm run build`. */

import pg from 'pg'
import { postgresForTests } from '../postgres.ts'
import { coupures } from './coupures.ts'
import { disquePlein, fichiersAbimes, horlogeChangee } from './disque.ts'
import { melee } from './melee.ts'
import type { Panne } from './Panne.ts'
import { memeDossier, relai } from './relai.ts'
import { replique } from './replique.ts'
import { magasin, messagerie } from './sortants.ts'
import { tue } from './tue.ts'

const CYCLES = 50

/** Those of the cycles in which other things fail too, at most: each start of a server is some seconds. */
const MELEE = 8

const [count = `${CYCLES}`, ...asked] = process.argv.slice(2)
const cycles = Number(count)
const postgres = await postgresForTests()

const made: string[] = []
const newBase = async (): Promise<string> => {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const name = `pannes_${process.pid}_${made.length}`
  await client.query(`create database ${name}`)
  await client.end()
  made.push(name)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

const tell = ({ fait, attendu, vu, tenu }: Panne) => {
  process.stdout.write(`${tenu ? 'tenu ' : 'TOMBÉ'} ${fait} · attendu : ${attendu} · vu : ${vu}\n`)
  if (!tenu) process.exitCode = 1
}

const pannes: Readonly<Record<string, () => Promise<Panne | readonly Panne[]>>> = {
  dossier: memeDossier,
  coupures: async () => coupures(await newBase()),
  relai: async () => relai(await newBase()),
  replique,
  messagerie,
  magasin,
  disque: disquePlein,
  horloge: async () => [await horlogeChangee(), await horlogeChangee(await newBase())],
  fichiers: fichiersAbimes,
  melee: () => melee(Math.min(cycles, MELEE)),
  'tue-sqlite': () => tue('SQLite', cycles, undefined),
  'tue-postgresql': async () => tue('PostgreSQL', cycles, await newBase()),
}

const unknown = asked.filter((name) => pannes[name] === undefined)
if (unknown.length > 0)
  throw new Error(`Inconnues : ${unknown.join(', ')}. Il y a : ${Object.keys(pannes).join(', ')}.`)

try {
  for (const [name, panne] of Object.entries(pannes)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    try {
      for (const seen of [await panne()].flat()) tell(seen)
    } catch (error) {
      // What cannot be played hides nothing of what follows.
      tell({ fait: name, attendu: 'être jouée', vu: String(error), tenu: false })
    }
  }
} finally {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  for (const name of made) await client.query(`drop database ${name} with (force)`)
  await client.end()
  await postgres.stop()
}
