import { randomInt } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import fastify from 'fastify'
import pg from 'pg'
import { captcha, codesConnexion, connexion } from '#contract/connexion/connexion.ts'
import { captchaImage } from '#server/kit/captcha/image.ts'
import { listeningPort } from '#server/kit/http/log.ts'
import { newId } from '#server/kit/identifiers.ts'
import { CODE } from './signInto.ts'

// The least that a captcha and a sign-in may be: an image drawn, a password checked, and one row written for it. No hook, no limit, no session.
const [, , kept = ''] = process.argv
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] })
await pool.query('create table nue (id uuid primary key, quand bigint)')
const app = fastify()
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
)
app.get(captcha.path, async () => ({
  uuid: newId(),
  image: (await captchaImage(CODE, randomInt)).toString('base64'),
}))
app.post<{ Body: { readonly secret: string } }>(connexion.path, async ({ body }) => {
  const isRight = await verify(kept, body.secret)
  await pool.query({
    name: 'nue',
    text: 'insert into nue values ($1, $2)',
    values: [newId(), Date.now()],
  })
  return { code: isRight ? codesConnexion.ok : codesConnexion.echec }
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.once('disconnect', () => void app.close().then(() => pool.end()))
process.send?.(`http://127.0.0.1:${listeningPort(app)}`)
