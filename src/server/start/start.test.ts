import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baremesManquants } from '#rules/retraite/catalogue.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { CONFIGURATION } from '#server/kit/published.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { openSmtp } from '#server/kit/mail/testing/smtpServer.ts'
import { freePort } from '#testing/freePort.ts'
import { startFolder } from './testing/startFolder.ts'
import { openCollector } from '#server/kit/tracing/testing/collector.ts'
import { presentServers } from '#server/kit/database/presence.ts'
import { openBeside, openEmbedded } from '#server/kit/database/Store.ts'
import { captcha } from '#contract/connexion/connexion.ts'

let folder: string
let said: string[]
let startWith: ReturnType<typeof startFolder>['startWith']
let close: () => void

beforeEach(() => {
  ;({ folder, said, startWith, close } = startFolder())
})
afterEach(() => close())

it('says that the values of a year are missing', async () => {
  const minimum = baremesManquants('9000-01-01').find(({ nom }) => nom === 'Minimum garanti')
  const started = await startWith({}, `${minimum?.annee}-01-01T09:00:00Z`)
  expect(said[0]).toMatch(/^Attention : barèmes à compléter \(/)
  expect(said[0]).toContain(`Minimum garanti ${minimum?.annee}`)
  await started.close()
})

it('names what only the administration can say and has not said, with the command that says it', async () => {
  const store = openEmbedded(join(folder, 'data'))
  await setReglage(store.db, CONFIGURATION, '{"editeur":"Ministère"}')
  await store.close()
  const started = await startWith({})
  const told = said.slice(
    said.findIndex((line) => line.startsWith('Attention : ce que l’administration seule')),
  )
  expect(told[1]).toBe(
    '  contact : numéro de téléphone de l’assistance\n    npm run admin -- configuration definir telephone "…"',
  )
  expect(told.join('\n')).toMatch(/definir hebergeur "…"[^]*definir planbilan "…"$/)
  expect(told.join('\n')).not.toContain('definir editeur')
  await started.close()
})

it('says in the base that it runs, until it ends', async () => {
  const seen = async () => {
    const store = openBeside(join(folder, 'data'))
    const servers = await presentServers(store.db, Date.parse('2026-09-15T09:00:01Z'))
    await store.close()
    return servers.length
  }
  const started = await startWith({})
  expect(await seen()).toBe(1)
  await started.close()
  expect(await seen()).toBe(0)
})

it('says that mails wait when nothing can send them', async () => {
  const started = await startWith({ SMTP_URL: '', NODE_ENV: 'production' })
  await started.close()
  expect(said).toContain(
    'Attention : aucun serveur de messagerie n’est configuré (SMTP_URL), les courriels attendent en base.',
  )
})

it('sends the mails that waited, as soon as it starts', async () => {
  const store = openEmbedded(join(folder, 'data'))
  await queueMail(store.db, 0, 'a@exemple.fr', inscriptionMail({ url: 'http://localhost/' }))
  await store.close()
  const smtp = await openSmtp()
  const started = await startWith({ SMTP_URL: smtp.url })
  await expect.poll(() => smtp.taken.length).toBe(1)
  await started.close()
  await smtp.close()
})

it('traces requests, their queries and mails where an address asks for it', async () => {
  const [collector, smtp] = [await openCollector(), await openSmtp()]
  const store = openEmbedded(join(folder, 'data'))
  await queueMail(store.db, 0, 'a@exemple.fr', inscriptionMail({ url: 'http://localhost/' }))
  await store.close()
  const port = await freePort()
  const OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
  const started = await startWith({ PORT: `${port}`, SMTP_URL: smtp.url, OTEL_EXPORTER_OTLP_ENDPOINT })
  await fetch(`http://localhost:${port}${captcha.path}`)
  await expect.poll(() => smtp.taken.length).toBe(1)
  await started.close()
  const names = collector.spans().map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([`GET ${captcha.path}`, 'insert captcha', 'envoi d’un courriel']),
  )
  await Promise.all([smtp.close(), collector.close()])
})

it('tells strangers nothing of the services that it calls: only the port of the operator does', async () => {
  const port = await freePort()
  const started = await startWith({ PORT: `${port}` })
  const answer = await fetch(`http://localhost:${port}/health/sortants`)
  expect(await answer.text()).not.toMatch(/courriel|antivirus|captcha|magasin/i)
  await started.close()
})

it('answers a while after it is told to stop, not ready any more, so that a proxy goes elsewhere', async () => {
  const port = await freePort()
  const started = await startWith({ PORT: String(port), SHUTDOWN_GRACE: '1' })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://localhost:${port}${path}`)
    return [status, headers.get('connection')]
  }
  expect(await ask('/health/ready')).toEqual([200, 'keep-alive'])
  const closed = started.close()
  expect(await ask('/health/ready')).toEqual([503, 'close'])
  expect(await ask('/health/live')).toEqual([200, 'close'])
  expect(await ask('/appconf/app-configuration.json')).toEqual([200, 'close'])
  await closed
  await expect(ask('/health/live')).rejects.toThrow('fetch failed')
})

it('answers a request that had begun to come when it closed', async () => {
  const port = await freePort()
  const started = await startWith({ PORT: String(port), SHUTDOWN_GRACE: '0' })
  const socket = connect(port, 'localhost').setEncoding('utf8')
  await once(socket, 'connect')
  socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n')
  // Another one, answered after the first line of this one was read.
  await fetch(`http://localhost:${port}/health/live`)
  const closed = started.close()
  const refused = () =>
    fetch(`http://localhost:${port}/health/live`).then(
      () => false,
      () => true,
    )
  await expect.poll(refused).toBe(true)
  socket.write('\r\n')
  const [answer] = (await once(socket, 'data')) as [string]
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  await closed
})

it('starts while the object store is out of reach, and says so', async () => {
  const S3 = {
    S3_URL: 'http://127.0.0.1:1',
    S3_BUCKET: 'x-x',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  }
  const started = await startWith(S3)
  expect(said).toContainEqual(
    expect.stringContaining('le service d’objets ne répond pas. Le portail démarre'),
  )
  await started.close()
})
