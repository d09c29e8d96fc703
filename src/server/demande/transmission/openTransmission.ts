import { join } from 'node:path'
import { type Log, openOutbox, type Outbox } from '#server/kit/outbox.ts'
import type { Services } from '#server/services.ts'
import { httpCarrier } from './httpCarrier.ts'
import { transmitDue } from './transmitDue.ts'
import { folderCarrier } from './Carrier.ts'

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
