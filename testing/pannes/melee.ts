import { nouveauxDocumentsMail } from '#server/kit/news/newsMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { openSmtp } from '#server/kit/mail/testing/smtpServer.ts'
import { openS3 } from '#server/kit/objects/testing/s3Server.ts'
import { type Panne, until } from './Panne.ts'
import { passage } from './passage.ts'
import { dataFolder, forget, openBase, start } from './portail.ts'
import { payslipIn, storeBehind } from './sortants.ts'
import { killedWhileWriting } from './tue.ts'

const BACK_SECONDS = 120
const ORIGIN = 'https://agent.exemple.fr'

/** A server killed again and again while the mail server is away and the object store slow; then all is in order again. */
export const melee = async (cycles: number): Promise<Panne> => {
  const [smtp, s3, folder] = [await openSmtp(), await openS3(), dataFolder()]
  const [mailWay, storeWay] = [await passage(smtp.url), await passage(s3.settings.url)]
  // The demonstration comes into a folder, which is quicker; then its one document that is read goes to the bucket.
  await (await start(folder)).end('SIGTERM')
  const first = await openBase(folder, undefined)
  const { open } = await payslipIn(first, folder, s3.settings)
  await first.close()
  mailWay.become('coupe')
  storeWay.become('lent')
  const settings = {
    SMTP_URL: mailWay.url,
    MAIL_FROM: 'portail@exemple.fr',
    ...storeBehind(s3.settings, storeWay.url),
  }
  const asked: number[] = []
  const killed = await killedWhileWriting(
    { folder, url: undefined, settings, cycles },
    async (address, store) => {
      const to = `a${asked.length}@exemple.fr`
      await queueMail(store.db, Date.now(), to, nouveauxDocumentsMail({ origin: ORIGIN }))
      asked.push(await open(address))
    },
  )
  const { store, answers, lost, wrong } = killed
  const slow = await open(killed.server.address)
  await killed.server.end('SIGKILL')
  // A mail that a killed process had taken is due again half a minute later: no server runs, and it is now.
  await store.db.updateTable('courriel').set({ a_envoyer_le: 0 }).where('etat', '=', 'attente').execute()
  const waiting = async () => {
    const rows = await store.db.selectFrom('courriel').select('id').where('etat', '=', 'attente').execute()
    return rows.length
  }
  const before = await waiting()
  mailWay.become('ouvert')
  storeWay.become('ouvert')
  const server = await start(folder, settings)
  const back = await until(async () => (await waiting()) === 0, BACK_SECONDS)
  const after = [await open(server.address), server.alive() ? 'vivant' : 'mort']
  const refused = asked.filter((status) => status !== 200 && status !== 0).length
  await store.close()
  await server.end('SIGTERM')
  mailWay.close()
  storeWay.close()
  await Promise.all([smtp.close(), s3.close()])
  forget(folder)
  return {
    fait: `SQLite : processus tué (SIGKILL) ${cycles} fois, messagerie coupée et magasin S3 lent`,
    attendu:
      'aucune écriture confirmée perdue, aucun document refusé, chaque courriel part une fois au retour',
    vu: `${answers} confirmées, ${lost} perdues, ${wrong} refusées ; documents demandés ${asked.length}, refusés ${refused}, puis ${slow} lentement et ${after.join(', ')} ; ${before} courriels en attente, ${smtp.taken.length} partis en ${back.toFixed(0)} s`,
    tenu:
      lost === 0 &&
      wrong === 0 &&
      answers > 0 &&
      refused === 0 &&
      slow === 200 &&
      after[0] === 200 &&
      before >= cycles &&
      smtp.taken.length === before,
  }
}
