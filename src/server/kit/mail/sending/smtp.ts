import { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { ObjectStore } from '../../objects/ObjectStore.ts'
import type { Delivered, Deliver } from './Delivery.ts'
import { readPieces } from './piecesJointes.ts'

/** How mails leave. */
export interface Smtp {
  /** `smtp://` or `smtps://`, with its credentials. */
  readonly url: string
  /** Sender, as an address or `Name <address>`. */
  readonly from: string
}

/** Longest waits on the mail server, in milliseconds. */
export interface SmtpLimits {
  /** For one mail in all, its files included, or one check, however slowly what is asked goes on answering. */
  readonly sending: number
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  readonly socketTimeout: number
  readonly dnsTimeout: number
}

/** Those of a portal that runs. */
export const LIMITS: SmtpLimits = {
  sending: 180_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/** Code of a mail that waits for its files. */
export const MISSING_FILES = 'PIECE_ABSENTE'

/** Failures of one mail, not of the server nor of what we say to it before. */
const OF_THE_MAIL = new Set<unknown>(['EENVELOPE', 'EMESSAGE'])

const fieldOf = (error: unknown, name: 'code' | 'command' | 'responseCode'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

const failed = (error: unknown): Delivered => {
  const kind = fieldOf(error, 'code')
  const status = fieldOf(error, 'responseCode')
  const told = {
    ...(typeof kind === 'string' && { code: kind }),
    ...(typeof status === 'number' && { status }),
  }
  // Answered to the sender, it is said of every mail: that of the configuration is not, or no longer, let in.
  const isOfSender = fieldOf(error, 'command') === 'MAIL FROM' && typeof status === 'number'
  if (isOfSender || !OF_THE_MAIL.has(kind)) return { outcome: 'injoignable', ...told }
  return { outcome: typeof status === 'number' && status >= 500 ? 'refuse' : 'occupe', ...told }
}

/** What both the checks of the start and the mails connect with. */
const connectionTo = (url: string, limits: SmtpLimits) => {
  const { hostname, username } = new URL(url)
  return {
    url,
    ...limits,
    // A password never leaves in clear, unless to this machine.
    requireTLS: username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Whether the mail server answers and takes the account of the configuration; gives what failed, when something did. */
export const verifySmtp = async ({ url }: Smtp, limits = LIMITS): Promise<string | undefined> => {
  const limit = AbortSignal.timeout(limits.sending)
  const transport = createTransport({ ...connectionTo(url, limits), socket: new Socket({ signal: limit }) })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    if (limit.aborted) return 'n’en finit pas de répondre'
    const said = String(fieldOf(error, 'responseCode') ?? fieldOf(error, 'code') ?? 'inconnu')
    // Of a connection that fails, only its message says why: nobody listens, or a certificate is refused.
    const why = said === 'ESOCKET' && error instanceof Error ? ` : ${error.message}` : ''
    return `ne répond pas comme il faut (${said}${why})`
  } finally {
    transport.close()
  }
}

interface Carrier {
  readonly objects: ObjectStore
  /** What users type. */
  readonly origin: string
}

/** Connections to the mail server that one process keeps open, each for many mails. */
export const CONNECTIONS = 5

/** A delivery that keeps connections open, until it is closed. */
export type SmtpDelivery = Deliver & { readonly close: () => void }

/** Carries mails to the SMTP server of the configuration. One whose files are not there waits for them. */
export const smtpDelivery = (
  { url, from }: Smtp,
  { origin, objects }: Carrier,
  limits = LIMITS,
): SmtpDelivery => {
  const transport = createTransport({
    ...connectionTo(url, limits),
    pool: true,
    maxConnections: CONNECTIONS,
  })
  const deliver: Deliver = async (courriel, now) => {
    const { id, destinataire, sujet, texte, html } = courriel
    const signal = AbortSignal.timeout(limits.sending)
    const attachments = await readPieces(objects, courriel, signal)
    if (!attachments) return { outcome: 'occupe', code: MISSING_FILES }
    try {
      await transport.sendMail({
        from,
        // As an object: a text would be read as a list of addresses.
        to: { name: '', address: destinataire },
        subject: sujet,
        text: texte,
        html,
        attachments,
        date: now,
        // The same at each attempt: mailboxes can tell a mail that was sent twice.
        messageId: `<${id}@${new URL(origin).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
        signal,
      })
      return { outcome: 'envoye' }
    } catch (error) {
      return failed(error)
    }
  }
  return Object.assign(deliver, { close: () => transport.close() })
}
