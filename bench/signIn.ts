import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import { ecrire } from '#rules/format/nombres.ts'
import { captcha, codesConnexion, connexion } from '#contract/connexion/connexion.ts'
import { captchaImage } from '#server/kit/captcha/image.ts'
import { hashPassword } from '#server/kit/password/password.ts'
import { addCompte } from '#server/kit/people/comptes.ts'
import { person } from '#testing/person.ts'
import { atLeast, atMost, type Measure, said } from './kit/Measure.ts'
import { onPostgres } from './kit/onPostgres.ts'
import { startOptions } from './kit/process.ts'
import { runAlone } from './kit/report.ts'
import { CODE, nirOf } from './kit/signInto.ts'

const CLIENTS = 100
/** Times that each client signs in, once the engine has compiled what it runs, as in a server that has been up for a while. */
const [WARMING, TIMES] = [12, 4]
const SECRET = 'Azerty-Ensemble-2026!'

/** Works a second, of many that are begun at once. */
const rateOf = async (count: number, work: (rank: number) => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await Promise.all(Array.from({ length: count }, (_, rank) => work(rank)))
  return (count * 1000) / (performance.now() - begun)
}

/** Processor that this process took, in milliseconds. */
const ownProcessorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What a work gives, and the processor that each of so many of its parts took, in milliseconds. */
const processorOf = async <T>(takenMs: () => number, count: number, work: () => Promise<T>) => {
  const before = takenMs()
  const rate = await work()
  return { rate, each: (takenMs() - before) / count }
}

/** Where each of them asks from. */
const from = (rank: number) => ({ 'x-forwarded-for': `10.0.${rank >> 8}.${rank & 255}` })

const again = async (times: number, work: (rank: number) => Promise<unknown>) =>
  (await rateOf(CLIENTS, async (rank) => {
    for (let time = 0; time < times; time += 1) await work(rank)
  })) * times

/**
 * People of a hundred networks who ask a server for a captcha and sign in, all at once, again and again; then those who have
 * their captchas already. How many a second, what each takes of the server, and how many were refused.
 */
const signingIn = async (address: string, takenMs: () => number) => {
  let refused = 0
  const draw = async (rank: number) => {
    const answer = await fetch(`${address}${captcha.path}?son=adresse`, { headers: from(rank) })
    if (!answer.ok) refused += 1
    return ((await answer.json()) as { uuid?: string }).uuid ?? ''
  }
  const enter = async (rank: number, uuid: string) => {
    const answer = await fetch(`${address}${connexion.path}`, {
      method: 'POST',
      headers: from(rank),
      body: new URLSearchParams({ identifiant: nirOf(rank), secret: SECRET, code: CODE, uuid }),
    })
    if (((await answer.json()) as { code?: number }).code !== codesConnexion.ok) refused += 1
  }
  const both = async (rank: number) => enter(rank, await draw(rank))
  await again(WARMING, both)
  const entered = await processorOf(takenMs, CLIENTS * TIMES, () => again(TIMES, both))
  const drawn = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, rank) => [await draw(rank), await draw(rank)]),
  )
  const alone = await processorOf(
    takenMs,
    CLIENTS * 2,
    async () =>
      2 *
      (await again(1, async (rank) => {
        for (const uuid of drawn[rank] ?? []) await enter(rank, uuid)
      })),
  )
  return { entered, alone, refused }
}

/** The same of a bare route of Fastify, in a process of its own on the same base: one password checked, one row written. */
const bareSigningIn = async (databaseUrl: string, kept: string) => {
  const child = fork(join(import.meta.dirname, 'kit/signInServer.ts'), [kept], {
    execArgv: startOptions,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const [address] = (await once(child, 'message')) as [string]
  const measured = await signingIn(address, () => 0)
  child.disconnect()
  await once(child, 'exit')
  return measured
}

/**
 * Captchas and sign-ins against as many a second as their passwords may be checked by argon2 alone, and their captchas drawn and
 * passwords checked alone, on the same machine. There
 * argon2 has the processors for itself, where people who sign in share them with PostgreSQL and with those who ask: what each of them
 * takes of the server is said besides, which neither counts in, and how far a bare route goes that shares them too.
 */
export const signInBench = async (): Promise<readonly Measure[]> => {
  const { url, addresses, store, processorMs, stop } = await onPostgres(1, {
    CAPTCHA_FIXED_CODE: CODE,
    TRUST_PROXY: '1',
  })
  const [address = ''] = addresses
  const secret = await hashPassword(SECRET)
  for (let rank = 0; rank < CLIENTS; rank += 1) await addCompte(store.db, { ...person(nirOf(rank)), secret })
  const { entered, alone, refused } = await signingIn(address, processorMs)
  const bare = await bareSigningIn(url, secret)
  const kept = await hash(SECRET, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const check = () => verify(kept, SECRET)
  const checked = await processorOf(ownProcessorMs, CLIENTS * 2, () => rateOf(CLIENTS * 2, check))
  const prepared = await processorOf(ownProcessorMs, CLIENTS, () =>
    rateOf(CLIENTS, async () => {
      await captchaImage(CODE, randomInt)
      await check()
    }),
  )
  const taken = (whole: number, least: number) => `${ecrire(whole)} ms contre ${ecrire(least)}`
  await stop()
  return [
    atMost('Captcha et connexion à cent : refus', refused + bare.refused, 0, ''),
    atLeast(
      'Connexions à cent, captchas déjà lus / argon2 seul',
      alone.rate / checked.rate,
      0.9,
      `${ecrire(alone.rate, 0)} contre ${ecrire(checked.rate, 0)} par seconde`,
    ),
    atLeast(
      'Captcha et connexion à cent / image et argon2 seuls',
      entered.rate / prepared.rate,
      0.9,
      `${ecrire(entered.rate, 0)} contre ${ecrire(prepared.rate, 0)} par seconde`,
    ),
    said(
      'Ce qu’en atteint une route nue de Fastify à un argon2 et une ligne, puis avec l’image',
      `${ecrire(bare.alone.rate / checked.rate)} × et ${ecrire(bare.entered.rate / prepared.rate)} × (${ecrire(bare.alone.rate, 0)} et ${ecrire(bare.entered.rate, 0)} par seconde)`,
    ),
    said('Processeur du serveur par connexion / argon2 seul', taken(alone.each, checked.each)),
    said(
      'Processeur du serveur par captcha et connexion / image et argon2 seuls',
      taken(entered.each, prepared.each),
    ),
  ]
}

await runAlone(import.meta.url, signInBench)
