/** Injects faults into servers of their own and tells each: `npm run pannes [-- CYCLES]`, after `npm run build`. */

import pg from 'pg'
import { postgresForTests } from '../postgres.ts'
import { coupures } from './coupures.ts'
import { disquePlein, fichiersAbimes, horlogeReculee } from './disque.ts'
import { melee } from './melee.ts'
import type { Panne } from './Panne.ts'
import { memeDossier, relai } from './relai.ts'
import { magasin, messagerie } from './sortants.ts'
import { tue } from './tue.ts'

const CYCLES = 50

/** Those of the cycles in which other things fail too, at most: each start of a server is some seconds. */
const MELEE = 8

const cycles = Number(process.argv[2] ?? CYCLES)
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

try {
  tell(await memeDossier())
  for (const panne of await coupures(await newBase())) tell(panne)
  tell(await relai(await newBase()))
  tell(await messagerie())
  for (const panne of await magasin()) tell(panne)
  for (const panne of await disquePlein()) tell(panne)
  tell(await horlogeReculee())
  for (const panne of await fichiersAbimes()) tell(panne)
  tell(await melee(Math.min(cycles, MELEE)))
  tell(await tue('SQLite', cycles, undefined))
  tell(await tue('PostgreSQL', cycles, await newBase()))
} finally {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  for (const name of made) await client.query(`drop database ${name} with (force)`)
  await client.end()
  await postgres.stop()
}
