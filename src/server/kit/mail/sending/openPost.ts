import type { FastifyBaseLogger } from 'fastify'
import { openOutbox, type Outbox } from '../../outbox.ts'
import type { Services } from '#server/services.ts'
import { keepHere, type Deliver } from './Delivery.ts'
import { sendDue } from './sendDue.ts'
import { CONNECTIONS, MISSING_FILES, smtpDelivery } from './smtp.ts'

/** The outbox of mails, and what its deliveries saw of the mail server. */
export interface PostBox extends Outbox {
  /** Whether the mail server answered at the last delivery, or none was made yet. */
  readonly answers: () => boolean
}

/** Keeps what each delivery sees of the mail server: it answers, even to refuse a mail, or it does not. */
export const watched = (deliver: Deliver): { readonly deliver: Deliver; readonly answers: () => boolean } => {
  let answers = true
  return {
    answers: () => answers,
    deliver: async (courriel, now) => {
      const told = await deliver(courriel, now)
      // A mail whose files are not there has seen nothing of the server.
      if (told.code !== MISSING_FILES) answers = told.outcome !== 'injoignable'
      return told
    },
  }
}

/**
 * Opens the outbox of a server: by SMTP when it is configured, for the mailbox page in the demonstration. Otherwise
 * mails wait in the store until a server that can send them starts, and the person who starts this one is told.
 */
export const openPost = (
  { config, db, clock, objects }: Services,
  log: FastifyBaseLogger,
  say: (line: string) => void,
  followed: (deliver: Deliver) => Deliver = (deliver) => deliver,
): PostBox | undefined => {
  const open = (deliver: Deliver, atOnce = 1) =>
    openOutbox({ log, round: (isStopped) => sendDue({ db, clock, log, deliver, atOnce }, isStopped) })
  if (config.smtp) {
    const delivery = smtpDelivery(config.smtp, { origin: config.origin, objects })
    const { deliver, answers } = watched(followed(delivery))
    const outbox = open(deliver, CONNECTIONS)
    return { wake: outbox.wake, answers, close: () => outbox.close().finally(delivery.close) }
  }
  if (config.demo) return { ...open(keepHere), answers: () => true }
  say('Attention : aucun serveur de messagerie n’est configuré (SMTP_URL), les courriels attendent en base.')
  return undefined
}
