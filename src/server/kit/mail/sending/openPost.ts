import type { FastifyBaseLogger } from 'fastify'
import { openOutbox, type Outbox } from '../../outbox.ts'
import type { Services } from '#server/services.ts'
import { keepHere, type Deliver } from './Delivery.ts'
import { sendDue } from './sendDue.ts'
import { CONNECTIONS, smtpDelivery } from './smtp.ts'

/**
 * Opens the outbox of a server: by SMTP when it is configured, for the mailbox page in the demonstration. Otherwise
 * mails wait in the store until a server that can send them starts, and the person who starts this one is told.
 */
export const openPost = (
  { config, db, clock, objects }: Services,
  log: FastifyBaseLogger,
  say: (line: string) => void,
  followed: (deliver: Deliver) => Deliver = (deliver) => deliver,
): Outbox | undefined => {
  const open = (deliver: Deliver, atOnce = 1) =>
    openOutbox({ log, round: (isStopped) => sendDue({ db, clock, log, deliver, atOnce }, isStopped) })
  if (config.smtp) {
    const delivery = smtpDelivery(config.smtp, { origin: config.origin, objects })
    const outbox = open(followed(delivery), CONNECTIONS)
    return { wake: outbox.wake, close: () => outbox.close().finally(delivery.close) }
  }
  if (config.demo) return open(keepHere)
  say('Attention : aucun serveur de messagerie n’est configuré (SMTP_URL), les courriels attendent en base.')
  return undefined
}
