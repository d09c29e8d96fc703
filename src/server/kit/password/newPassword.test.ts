import { hash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { failures } from '#contract/kit/failures.ts'
import { profilMotDePasse } from '#contract/profil/profilModifications.ts'
import { splitHash } from '#rules/connexion/compromission.ts'
import { send } from '#testing/calls.ts'
import { PASSWORD, testApp, type TestApp } from '#testing/testApp.ts'
import { isCompromised } from './newPassword.ts'

const IN_SAMPLE = 'Motdepasse2026!'
const LEAKED = 'Kz7!vTq_04mWs&x'
const CAMILLE = '269057505601260'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp('SQLite')
})
afterAll(() => portal.close())

it('a program that skips the browser’s question has its leaked password refused all the same', async () => {
  await portal.addPerson(CAMILLE)
  const cookie = await portal.signIn(CAMILLE)
  const change = async (motDePasse: string) => {
    const body = { motDePasseAncien: PASSWORD, motDePasse, motdepasseConfirmation: motDePasse }
    const { statusCode, json } = await send(portal, profilMotDePasse, { body }, { cookie })
    return [statusCode, json()]
  }
  const { status, erreurCode } = failures.motDePasseCompromis
  expect(await change(IN_SAMPLE)).toEqual([status, { erreurCode, champs: ['motDePasse'] }])
  expect(await change(LEAKED)).toEqual([200, {}])
})

describe('with a list of the installation', () => {
  let list: Server
  let asked: (string | undefined)[]
  /** Times that the list knows the password, or what it answers instead. */
  let known: number | 'silent' | 'broken'

  beforeEach(async () => {
    asked = []
    list = createServer(({ url, headers }, response) => {
      asked.push(url, String(headers['add-padding']))
      if (known === 'silent') return
      response.statusCode = known === 'broken' ? 500 : 200
      response.end(`${splitHash(hash('sha1', LEAKED))[1]}:${known === 'broken' ? 900 : known}\r\n`)
    })
    await new Promise<void>((done) => {
      list.listen(0, '127.0.0.1', done)
    })
  })
  afterEach(() => {
    list.closeAllConnections()
    list.close()
  })

  const refuses = async (
    motDePasse: string,
    { seuil = 3, mode = 1 }: { readonly seuil?: number; readonly mode?: number } = {},
  ) => {
    const { services } = portal
    const published = await services.published()
    const urlCompromission = `http://127.0.0.1:${(list.address() as AddressInfo).port}`
    const compromission = {
      ...published.compromission,
      verificationCompromissionMotDePasse: mode,
      seuilAcceptabiliteOccurrencesCompromissionMotDePasse: seuil,
      delaiAttenteCompromissionMotDePasseMillis: known === 'silent' ? 50 : 30_000,
    }
    return isCompromised(
      {
        ...services,
        config: { ...services.config, urlCompromission },
        published: async () => ({ ...published, compromission }),
      },
      motDePasse,
    )
  }

  it('that list is asked, by five digits only, and the sample no more', async () => {
    known = 3
    expect(await refuses(LEAKED)).toBe(true)
    expect(asked).toEqual([`/range/${splitHash(hash('sha1', LEAKED))[0]}`, 'true'])
    expect(await refuses(IN_SAMPLE)).toBe(false)
  })

  it('a password is refused from the threshold on', async () => {
    known = 2
    expect(await refuses(LEAKED)).toBe(false)
    known = 3
    expect([await refuses(LEAKED), await refuses(LEAKED, { seuil: 4 })]).toEqual([true, false])
  })

  it('nobody is asked, nor refused, where a leaked password is only warned of', async () => {
    known = 900
    expect([await refuses(LEAKED, { mode: 0 }), asked]).toEqual([false, []])
  })

  it.each(['silent', 'broken'] as const)('a list that is %s stops nobody', async (state) => {
    known = state
    expect(await refuses(LEAKED)).toBe(false)
  })
})
