import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestStore } from '#testing/databases.ts'
import type { Store } from '../database/Store.ts'
import { captchEtatOf } from './captchetat.ts'
import { checkCaptcha, newCaptcha, soundOf } from './newCaptcha.ts'

const UUID = '0f2c6c1e-1111-4222-8333-444455556666'
const IMAGE = Buffer.from('image').toString('base64')

/** What the service answers, by path; `undefined`: nothing at all, for ever. */
type Answers = Record<string, { status?: number; body: string | Buffer } | undefined>

const bodyOf = async (request: IncomingMessage) => {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

let server: Server
let asked: string[]
let answers: Answers
let store: Store
let now: number

const right = (): Answers => ({
  '/jeton': { body: JSON.stringify({ access_token: 'jeton-1', expires_in: 3600, token_type: 'Bearer' }) },
  '/simple-captcha-endpoint?get=image&c=captchaFR': { body: JSON.stringify({ uuid: UUID, imageb64: IMAGE }) },
  [`/simple-captcha-endpoint?get=sound&c=captchaFR&t=${UUID}`]: { body: Buffer.from('RIFF') },
  [`/valider-captcha {"uuid":"${UUID}","code":"aB3d5F"}`]: { body: 'true' },
  [`/valider-captcha {"uuid":"${UUID}","code":"autre"}`]: { body: 'false' },
})

beforeEach(async () => {
  store = await openTestStore('SQLite')
  now = Date.parse('2026-11-20T09:00:00Z')
  asked = []
  answers = right()
  server = createServer((request, response) => {
    const answer = async () => {
      const body = await bodyOf(request)
      const path = `${request.url}`.replace('/v2', '')
      asked.push(`${request.method} ${path} ${request.headers.authorization ?? ''} ${body}`)
      const found = answers[path] ?? answers[`${path} ${body}`]
      if (found) response.writeHead(found.status ?? 200).end(found.body)
    }
    void answer()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await store.close()
})

const services = () => {
  const { port } = server.address() as AddressInfo
  const root = `http://127.0.0.1:${port}`
  const settings = {
    url: `${root}/v2`,
    urlJeton: `${root}/jeton`,
    clientId: 'portail',
    clientSecret: 'secret',
  }
  const captchEtat = captchEtatOf({ ...settings, type: 'captchaFR' }, () => now, {
    answerMs: 3000,
    restMs: 30_000,
  })
  const config = { captchaFixedCode: 'ACE234', limites: { captchas: 10 } } as Parameters<
    typeof newCaptcha
  >[0]['config']
  return { db: store.db, clock: () => new Date(now), random: () => 0, key: 'essai', config, captchEtat }
}

const drawn = (given: ReturnType<typeof services>) => newCaptcha(given, '192.0.2.1', 'adresse')

const jetonOf = (captcha: object) =>
  new URL(String((captcha as { adresseAudio?: string }).adresseAudio), 'http://portail').searchParams.get(
    'jeton',
  ) ?? ''

describe('CaptchEtat', () => {
  it('draws, speaks and checks, with one token for them all', async () => {
    const given = services()
    const captcha = await drawn(given)
    expect(captcha).toMatchObject({ uuid: UUID, image: IMAGE })
    expect(String(await soundOf(given, jetonOf(captcha), '192.0.2.1'))).toBe('RIFF')
    await checkCaptcha(given, { uuid: UUID, code: ' aB3 d5F ' })
    expect(asked).toEqual([
      'POST /jeton  grant_type=client_credentials&client_id=portail&client_secret=secret&scope=piste.captchetat',
      'GET /simple-captcha-endpoint?get=image&c=captchaFR Bearer jeton-1 ',
      `GET /simple-captcha-endpoint?get=sound&c=captchaFR&t=${UUID} Bearer jeton-1 `,
      `POST /valider-captcha Bearer jeton-1 {"uuid":"${UUID}","code":"aB3d5F"}`,
    ])
  })

  it('gives the image and the sound in one answer, as the specification has it', async () => {
    expect(await newCaptcha(services(), '192.0.2.1')).toEqual({
      uuid: UUID,
      image: IMAGE,
      audio: Buffer.from('RIFF').toString('base64'),
    })
  })

  it('refuses a wrong code, and a right one the second time', async () => {
    const given = services()
    await drawn(given)
    const wrong = checkCaptcha(given, { uuid: UUID, code: 'autre' })
    await expect(wrong).rejects.toMatchObject({ failure: 'captchaInvalide' })
    const again = checkCaptcha(given, { uuid: UUID, code: 'aB3d5F' })
    await expect(again).rejects.toMatchObject({ failure: 'captchaInvalide' })
  })

  it('is never asked of a captcha that the portal did not give, nor of one that is late', async () => {
    const given = services()
    const unseen = checkCaptcha(given, { uuid: UUID, code: 'aB3d5F' })
    await expect(unseen).rejects.toMatchObject({ failure: 'captchaInvalide' })
    await drawn(given)
    now += 5 * 60_000
    const late = checkCaptcha(given, { uuid: UUID, code: 'aB3d5F' })
    await expect(late).rejects.toMatchObject({ failure: 'captchaInvalide' })
    expect(asked.some((line) => line.includes('valider'))).toBe(false)
  })

  it.each<[string, Answers[string]]>([
    ['answers nothing', undefined],
    ['is down', { status: 503, body: '' }],
    ['answers a page', { body: '<html>' }],
    ['answers something near', { body: '{"valide":true}' }],
    ['leads elsewhere', { status: 302, body: '' }],
  ])('refuses every code when it %s, and says why', async (_, answer) => {
    const given = services()
    await drawn(given)
    answers[`/valider-captcha {"uuid":"${UUID}","code":"aB3d5F"}`] = answer
    const checked = checkCaptcha(given, { uuid: UUID, code: 'aB3d5F' })
    await expect(checked).rejects.toMatchObject({ failure: 'captchaIndisponible' })
    expect(given.captchEtat.answers()).toBe(false)
  })

  it.each<[string, string, Answers[string]]>([
    ['its token is refused', '/jeton', { status: 401, body: '{}' }],
    ['it draws nothing', '/simple-captcha-endpoint?get=image&c=captchaFR', undefined],
    [
      'it gives an identifier that is none',
      '/simple-captcha-endpoint?get=image&c=captchaFR',
      { body: JSON.stringify({ uuid: '../jeton', imageb64: IMAGE }) },
    ],
  ])('leaves its place to the captcha of the portal when %s, and rests', async (_, path, answer) => {
    answers[path] = answer
    const given = services()
    const { uuid } = await drawn(given)
    expect(uuid).not.toBe(UUID)
    await checkCaptcha(given, { uuid, code: 'ace234' })
    const before = asked.length
    await drawn(given)
    expect(asked).toHaveLength(before)
    now += 30_000
    answers = right()
    expect(await drawn(given)).toMatchObject({ uuid: UUID })
  })
})
