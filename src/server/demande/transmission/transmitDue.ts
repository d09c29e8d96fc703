import { Readable } from 'node:stream'
import { StorageDown } from '#server/kit/objects/ObjectStore.ts'
import { CLAIM_MS, type Log, openOutbox, type Outbox, sendHeld, waitAfter } from '#server/kit/outbox.ts'
import type { Services } from '#server/services.ts'
import {
  claimTransmission,
  dueTransmissions,
  markTransmitted,
  parcelOf,
  postponeTransmission,
  type TransmissionRow,
} from './store.ts'
import { type Carried, type Carry, type Parcel, folderCarrier } from './Carrier.ts'
import { join } from 'node:path'
import { httpCarrier } from './httpCarrier.ts'

/** What sending needs. */
export interface Desk extends Pick<Services, 'db' | 'clock' | 'objects'> {
  readonly carry: Carry
  readonly log: Pick<Log, 'warn' | 'error'>
}

const open = async ({ objects }: Desk, json: string | null, fichier: string | null) => {
  if (json === null) return fichier === null ? undefined : objects.open(fichier)
  const bytes = Buffer.from(json)
  return { size: bytes.length, stream: Readable.from([bytes], { objectMode: false }) }
}

/** Opens what leaves; undefined when its file is missing. */
const prepare = async (desk: Desk, { id, nom, json }: TransmissionRow): Promise<Parcel | undefined> => {
  const found = await parcelOf(desk.db, id)
  const opened = found && (await open(desk, json, found.fichier))
  return (
    opened && {
      id,
      nom,
      numero: found.numero,
      type: json === null ? (found.type ?? 'application/octet-stream') : 'application/jose+json',
      taille: opened.size,
      content: opened.stream,
    }
  )
}

const carried = async (desk: Desk, row: TransmissionRow): Promise<Carried> => {
  try {
    const parcel = await prepare(desk, row)
    return parcel ? await desk.carry(parcel) : { outcome: 'refuse', code: 'MISSING' }
  } catch (error) {
    if (error instanceof StorageDown) return { outcome: 'injoignable', code: error.message }
    throw error
  }
}

/** Sends a claimed parcel and keeps what came of it. A request is never given up for its age: it must arrive. */
const send = async (desk: Desk, row: TransmissionRow): Promise<Carried> => {
  const { db, clock, log } = desk
  const { id, nom, essais } = row
  const told = await sendHeld(
    clock,
    (until) => postponeTransmission(db, id, until),
    () => carried(desk, row),
  )
  const now = clock().getTime()
  if (told.outcome === 'transmis') await markTransmitted(db, id, now)
  else if (told.outcome === 'refuse') {
    await postponeTransmission(db, id, null)
    log.error({ id, nom, essais, ...told }, 'transmission given up')
  } else {
    await postponeTransmission(db, id, now + waitAfter(essais))
    log.warn({ id, nom, essais, ...told }, 'transmission to be tried again')
  }
  return told
}

/**
 * Sends what is due, one parcel after the other. One whose sender dies between sending and saying so leaves twice, the
 * same: none is lost. When nobody answers, the others wait for the next round.
 */
export const transmitDue = async (desk: Desk, isStopped = () => false): Promise<void> => {
  const { db, clock } = desk
  let due = await dueTransmissions(db, clock().getTime())
  while (due.length > 0) {
    for (const id of due) {
      if (isStopped()) return
      const now = clock().getTime()
      const row = await claimTransmission(db, id, now, now + CLAIM_MS)
      if (row && (await send(desk, row)).outcome === 'injoignable') return
    }
    due = await dueTransmissions(db, clock().getTime())
  }
}

/**
 * Opens what gives requests to the management system: at its endpoint when it is configured, else in a folder. With an
 * object store, servers may be on several machines: who starts this one is told that each has such a folder of its own.
 */
export const openTransmission = (
  { config, db, clock, objects }: Services,
  log: Log,
  say: (line: string) => void,
): Outbox => {
  const folder = join(config.dataDir, 'transmissions')
  if (config.s3 && !config.transmission)
    say(
      `Attention : sans TRANSMISSION_URL, les demandes de retraite s’écrivent dans « ${folder} ». Réglez-le si les serveurs sont sur plusieurs machines : chacune n’aurait qu’une partie de chaque demande.`,
    )
  const carry = config.transmission ? httpCarrier(config.transmission) : folderCarrier(folder)
  const desk = { db, clock, objects, log, carry }
  return openOutbox({ log, round: (isStopped) => transmitDue(desk, isStopped) })
}
