/** Audit: the journal of acts, who did what and when, to which nothing is done but adding. */

import { createHmac } from 'node:crypto'
import type { Acte } from '#contract/kit/actes.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/Store.ts'
import { networkOf } from '../limits/limits.ts'
import { levels, logLine, say } from '../faults/tellFault.ts'
import { append, type Entry } from './chain.ts'

/** An act, as who saw it tells it. */
export interface Act {
  readonly acte: Acte
  /** Code of the refusal; absent when the act was done. */
  readonly refus?: string | undefined
  /** Reason of the administration. */
  readonly motif?: string | undefined
  /** `personne` unless it is said. */
  readonly auteur?: string | undefined
  readonly compteId?: string | undefined
  readonly objet?: string | undefined
  readonly navigateur?: string | undefined
  readonly address?: string | undefined
  readonly requete?: string | undefined
}

export interface Audit {
  /** Keeps an act; comes back once it is kept. Never throws: what the base cannot keep is told to the log. */
  readonly note: (act: Act) => Promise<void>
}

/** What the journal is kept with; `key` hashes the networks. */
interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly key: string
}

/** Most acts added at once: the variables of one statement are counted. */
const BATCH = 200

/** Long enough for nobody to share it, short enough to be read. */
const SUM_LENGTH = 24

/** Opens the journal: acts noted at the same time are kept together, since each writing of its own would wait for the disk. */
export const openAudit = ({ db, clock, key }: Parts): Audit => {
  const waiting: { readonly entry: Entry; readonly kept: () => void }[] = []
  let writing = false

  const sumOfNetwork = (address: string) =>
    createHmac('sha256', key)
      .update(`reseau:${networkOf(address)}`)
      .digest('hex')
      .slice(0, SUM_LENGTH)

  const entryOf = ({ acte, refus, motif, auteur, compteId, address, ...act }: Act): Entry => ({
    quand: clock().getTime(),
    acte,
    resultat: refus === undefined ? 'fait' : 'refuse',
    motif: refus ?? motif ?? null,
    auteur: auteur ?? 'personne',
    compte_id: compteId ?? null,
    objet: act.objet ?? null,
    navigateur: act.navigateur ?? null,
    reseau: address === undefined ? null : sumOfNetwork(address),
    requete: act.requete ?? null,
  })

  const write = async () => {
    writing = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH)
      try {
        await append(
          db,
          batch.map(({ entry }) => entry),
        )
      } catch (error) {
        for (const { entry } of batch)
          say(logLine(levels.error, `act not kept in the journal: ${JSON.stringify(entry)}`, error))
      }
      for (const { kept } of batch) kept()
    }
    writing = false
  }

  return {
    note: (act) =>
      new Promise((kept) => {
        waiting.push({ entry: entryOf(act), kept })
        if (!writing) void write()
      }),
  }
}
