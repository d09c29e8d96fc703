import { afterAll, beforeAll, expect, it } from 'vitest'
import { creercle, creertotp, demandercle } from '#contract/connexion/facteurs/facteurs.ts'
import { facteurApp } from '#testing/apps/facteurApp.ts'
import { proveForGood, refusalOf, send } from '#testing/calls.ts'

const TROP = [444, 'SRE_ESPACEAGENT_TROP_DE_DEMANDES']

let camille: Awaited<ReturnType<typeof facteurApp>>
beforeAll(async () => {
  camille = await facteurApp('SQLite')
  await proveForGood(camille.portal)
})
afterAll(() => camille.portal.close())

const ask = (call: typeof creercle | typeof creertotp | typeof demandercle) =>
  send(camille.portal, call, {}, { cookie: camille.cookie() })

const rows = async () => (await camille.portal.services.db.selectFrom('jeton').selectAll().execute()).length

it('who begins factors that they never confirm keeps thirty in an hour, keys and applications together', async () => {
  for (let begun = 0; begun < 15; begun += 1)
    expect([(await ask(creercle)).statusCode, (await ask(creertotp)).statusCode]).toEqual([200, 200])
  expect([refusalOf(await ask(creercle)), refusalOf(await ask(creertotp)), await rows()]).toEqual([
    TROP,
    TROP,
    30,
  ])
})

it('who asks for signatures that they never give keeps a hundred in an hour', async () => {
  const before = await rows()
  for (let asked = 0; asked < 100; asked += 1) expect((await ask(demandercle)).statusCode).toBe(200)
  expect([refusalOf(await ask(demandercle)), (await rows()) - before]).toEqual([TROP, 100])
})
