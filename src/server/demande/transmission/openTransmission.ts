import { join } from 'node:path'
import { type Log, openOutbox, type Outbox } from '#server/kit/outbox.ts'
import type { Services } from '#server/services.ts'
import { httpCarrier } from './httpCarrier.ts'
import { transmitDue } from './transmitDue.ts'
import { folderCarrier } from './Carrier.ts'

/** Opens what gives requests to the management system: at its endpoint when it is configured, else in a folder. */
export const openTransmission = ({ config, db, clock, objects }: Services, log: Log): Outbox => {
  const carry = config.transmission
    ? httpCarrier(config.transmission)
    : folderCarrier(join(config.dataDir, 'transmissions'))
  const desk = { db, clock, objects, log, carry }
  return openOutbox({ log, round: (isStopped) => transmitDue(desk, isStopped) })
}
