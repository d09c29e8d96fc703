import { createTransport } from 'nodemailer'
import { ecrire } from '#rules/format/nombres.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { sendDue } from '#server/kit/mail/sending/sendDue.ts'
import { CONNECTIONS, smtpDelivery } from '#server/kit/mail/sending/smtp.ts'
import { openSmtp } from '#server/kit/mail/testing/smtpServer.ts'
import { nouveauxDocumentsMail } from '#server/kit/news/newsMails.ts'
import { newId } from '#server/kit/identifiers.ts'
import { atLeast, atMost, type Measure } from './kit/Measure.ts'
import { openPortal } from './kit/portal.ts'
import { runAlone } from './kit/report.ts'

const NEWS = 1000
const ORIGIN = 'https://agent.exemple.fr'
const FROM = 'portail@exemple.fr'
const A_SECOND = 150
/** Place in the queue that a link comes after, at most: those already being looked at. */
const AHEAD = 20 + CONNECTIONS

const news = nouveauxDocumentsMail({ origin: ORIGIN })

/** As many messages as the bench sends, by the library alone: what the mail server and this machine allow. */
const bareRate = async (url: string): Promise<number> => {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS })
  const begun = performance.now()
  const one = (rank: number) =>
    transport.sendMail({ from: FROM, to: `b${rank}@exemple.fr`, subject: news.sujet, text: news.sujet })
  await Promise.all(Array.from({ length: NEWS }, (_, rank) => one(rank)))
  transport.close()
  return (NEWS * 1000) / (performance.now() - begun)
}

/** News that one process sends to a mail server beside it, and a link asked for in the middle of them. */
export const mailBench = async (): Promise<readonly Measure[]> => {
  const portal = await openPortal()
  const smtp = await openSmtp()
  const { db, clock, objects } = portal.services
  const delivery = smtpDelivery({ url: smtp.url, from: FROM }, { origin: ORIGIN, objects })
  await db.transaction().execute(async (trx) => {
    for (let rank = 0; rank < NEWS; rank += 1)
      await queueMail(trx, Date.now(), `a${rank}@exemple.fr`, news, newId())
  })
  let asked = 0
  const deliver: typeof delivery = Object.assign(
    async (...given: Parameters<typeof delivery>) => {
      if (asked === 0 && smtp.taken.length >= NEWS / 2) {
        asked = smtp.taken.length
        await queueMail(db, Date.now(), 'lien@exemple.fr', inscriptionMail({ url: ORIGIN }))
      }
      return delivery(...given)
    },
    { close: delivery.close },
  )
  const log = portal.app.log
  const begun = performance.now()
  await sendDue({ db, clock, log, deliver, atOnce: CONNECTIONS })
  const rate = (smtp.taken.length * 1000) / (performance.now() - begun)
  const link = smtp.taken.findIndex(({ to }) => to[0] === 'lien@exemple.fr')
  delivery.close()
  const bare = await bareRate(smtp.url)
  await smtp.close()
  await portal.close()
  return [
    atLeast(
      `Courriels par seconde d’un processus / ${A_SECOND}`,
      rate / A_SECOND,
      1,
      `${ecrire(rate, 0)} par seconde`,
    ),
    atLeast('Les mêmes / la bibliothèque d’envoi seule', rate / bare, 0.3, `${ecrire(bare, 0)} par seconde`),
    atMost('Courriels partis entre la demande d’un lien et ce lien', link - asked, AHEAD, ''),
  ]
}

await runAlone(import.meta.url, mailBench)
