import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { telechargements } from '#contract/documents/document.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { openSmtp } from '#server/kit/mail/testing/smtpServer.ts'
import { nouveauxDocumentsMail } from '#server/kit/news/newsMails.ts'
import type { Store } from '#server/kit/database/Store.ts'
import { s3Objects } from '#server/kit/objects/s3Objects.ts'
import { openS3 } from '#server/kit/objects/testing/s3Server.ts'
import { type Panne, until } from './Panne.ts'
import { passage } from './passage.ts'
import { freePort } from '../freePort.ts'
import { dataFolder, forget, openBase, signedIn, start, statusOf } from './portail.ts'

const MAILS = 10
const TOLD_SECONDS = 60
const BACK_SECONDS = 240
const ORIGIN = 'https://agent.exemple.fr'

const textOf = (address: string) => fetch(address).then((answer) => answer.text())

/** The mail server away, then silent, while mails are queued: all leave once it is back, each once. */
export const messagerie = async (): Promise<Panne> => {
  const smtp = await openSmtp()
  const way = await passage(smtp.url)
  const folder = dataFolder()
  const port = await freePort()
  const operator = `http://localhost:${port}`
  const settings = { SMTP_URL: way.url, MAIL_FROM: 'portail@exemple.fr', METRICS_PORT: `${port}` }
  const server = await start(folder, settings)
  const store = await openBase(folder, undefined)
  const queued = async (name: string) =>
    Number(
      new RegExp(`^espaceagent_file\\{file="${name}"\\} (\\d+)`, 'm').exec(
        await textOf(`${operator}/metrics`),
      )?.[1],
    )
  const tried = async () => {
    const { essais } = await store.db
      .selectFrom('courriel')
      .select((e) => e.fn.sum<number>('essais').as('essais'))
      .executeTakeFirstOrThrow()
    return Number(essais)
  }
  const isDown = async () =>
    (await textOf(`${operator}/health/sortants`)).includes('"courriel":"indisponible"')
  way.become('coupe')
  await queueMail(store.db, Date.now(), 'lien@exemple.fr', inscriptionMail({ url: ORIGIN }))
  for (let rank = 1; rank < MAILS; rank += 1)
    await queueMail(store.db, Date.now(), `a${rank}@exemple.fr`, nouveauxDocumentsMail({ origin: ORIGIN }))
  const told = await until(isDown, TOLD_SECONDS)
  const waiting = await queued('courriels')
  way.become('muet')
  const before = await tried()
  const hung = await until(async () => (await tried()) > before, TOLD_SECONDS)
  const ready = await statusOf(`${server.address}/health/ready`)
  way.become('ouvert')
  const back = await until(async () => (await queued('courriels')) === 0, BACK_SECONDS)
  const given = await queued('courriels_abandonnes')
  const people = new Set(smtp.taken.flatMap(({ to }) => to))
  await store.close()
  await server.end('SIGTERM')
  way.close()
  await smtp.close()
  forget(folder)
  return {
    fait: `Messagerie coupée puis muette, ${MAILS} courriels en attente`,
    attendu: 'métriques et sonde le disent, prêt (200), tous partent au retour, une fois',
    vu: `attente ${waiting}, prêt ${ready}, au retour partis en ${back.toFixed(0)} s : ${people.size} destinataires, ${smtp.taken.length} courriels, ${given} abandonnés`,
    tenu:
      told !== Infinity &&
      hung !== Infinity &&
      waiting === MAILS &&
      ready === 200 &&
      people.size === MAILS &&
      smtp.taken.length === MAILS &&
      given === 0,
  }
}

/** Someone of the demonstration, and a payslip of theirs that is put in a bucket: how it is asked for. */
export const payslipIn = async (store: Store, folder: string, s3: Parameters<typeof s3Objects>[0]) => {
  const [person] = await signedIn(store, 1)
  if (person === undefined) throw new Error('Nobody is signed in.')
  const { uuid, fichier } = await store.db
    .selectFrom('document')
    .select(['uuid', 'fichier'])
    .where('compte_id', '=', person.compteId)
    .where('genre', '=', 'remuneration')
    .executeTakeFirstOrThrow()
  await s3Objects(s3).put(fichier, readFileSync(join(folder, 'documents', fichier.slice(0, 2), fichier)))
  const open = (address: string) =>
    person.get(`${address}${telechargements.remuneration.path}?documentUuid=${uuid}`)
  return { person, open }
}

/** The settings of a server whose object store is behind a way. */
export const storeBehind = (
  { bucket, region, accessKeyId, secretAccessKey }: Parameters<typeof s3Objects>[0],
  url: string,
) => ({
  S3_URL: url,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})

/** The object store away, then silent: documents say that they cannot be had, the rest goes on. */
export const magasin = async (): Promise<readonly Panne[]> => {
  const s3 = await openS3()
  const way = await passage(s3.settings.url)
  const folder = dataFolder()
  // The demonstration comes into a folder, which is quicker; then its one document that is read goes to the bucket.
  await (await start(folder)).end('SIGTERM')
  const store = await openBase(folder, undefined)
  const { person, open: openAt } = await payslipIn(store, folder, s3.settings)
  const server = await start(folder, storeBehind(s3.settings, way.url))
  const open = () => openAt(server.address)
  const seen: Panne[] = []
  for (const etat of ['coupe', 'muet'] as const) {
    const healthy = await open()
    way.become(etat)
    const begun = performance.now()
    const refused = await open()
    const seconds = (performance.now() - begun) / 1000
    const others = [await person.read(server.address), await statusOf(`${server.address}/health/ready`)]
    way.become('ouvert')
    const back = await until(async () => (await open()) === 200, TOLD_SECONDS)
    seen.push({
      fait: `Magasin S3 ${etat === 'coupe' ? 'coupé' : 'muet'}`,
      attendu: 'document 503 en moins de 10 s, le reste 200, le document revient',
      vu: `document ${healthy} puis ${refused} en ${seconds.toFixed(1)} s, le reste ${others.join(' et ')}, de nouveau 200 en ${back.toFixed(0)} s`,
      tenu:
        healthy === 200 &&
        refused === 503 &&
        seconds < 10 &&
        others.every((status) => status === 200) &&
        back !== Infinity,
    })
  }
  await store.close()
  await server.end('SIGTERM')
  way.close()
  await s3.close()
  forget(folder)
  return seen
}
