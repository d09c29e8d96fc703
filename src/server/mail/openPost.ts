import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../services.ts'
import { keepHere } from './Delivery.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import { smtpDelivery } from './smtp.ts'

/**
 * Opens the outbox of a server: by SMTP when it is configured, for the mailbox page in the demonstration. Otherwise
 * mails wait in the store until a server that can send them starts, and the person who starts this one is told.
 */
export const openPost = (
  { config, db, clock, objects }: Services,
  log: FastifyBaseLogger,
  say: (line: string) => void,
): Outbox | undefined => {
  if (config.smtp) {
    const deliver = smtpDelivery(config.smtp, { origin: config.origin, objects })
    return openOutbox({ db, clock, log, deliver })
  }
  if (config.demo) return openOutbox({ db, clock, log, deliver: keepHere })
  say('Attention : aucun serveur de messagerie n’est configuré (SMTP_URL), les courriels attendent en base.')
  return undefined
}
