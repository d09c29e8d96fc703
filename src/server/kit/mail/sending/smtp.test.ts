import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CourrielRow } from '../courriels.ts'
import { folderObjects } from '../../objects/folderObjects.ts'
import { LIMITS, smtpDelivery, verifySmtp } from './smtp.ts'
import { openDrip, openSmtp, type TestSmtp } from '../testing/smtpServer.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const courriel: CourrielRow = {
  id: 'c1',
  destinataire: 'nadia.cherif@exemple.fr',
  genre: 'inscription',
  sujet: 'Bonjour',
  texte: 'Bonjour',
  html: '<p>Bonjour</p>',
  etat: 'attente',
  essais: 0,
  cree_le: 0,
  a_envoyer_le: 0,
  envoye_le: null,
  pieces: null,
  priorite: 0,
}

/** A mail server that offers no encryption. */
let smtp: TestSmtp
beforeEach(async () => {
  smtp = await openSmtp()
})
afterEach(() => smtp.close())

const at = (host: string, account = '') => smtp.url.replace('127.0.0.1', `${account}${host}`)
/** The same machine, under a name that does not say so. */
const ELSEWHERE = '0.0.0.0'

const deliver = async (url: string) => {
  const delivery = smtpDelivery(
    { url, from: 'portail@exemple.fr' },
    { origin: 'https://agent.exemple.fr', objects: folderObjects('/nulle-part') },
  )
  const delivered = await delivery(courriel, NOW)
  delivery.close()
  return delivered
}

it.each([
  ['this machine, with a password', '127.0.0.1', 'moi:secret@', ['secret']],
  ['this machine, without any', '127.0.0.1', '', []],
  ['another machine, without any', ELSEWHERE, '', []],
] as const)('mails leave in clear for %s', async (_, host, account, passwords) => {
  expect(await deliver(at(host, account))).toEqual({ outcome: 'envoye' })
  expect([smtp.taken.length, smtp.passwords]).toEqual([1, passwords])
})

it('no password is shown in clear to another machine, which is not written to', async () => {
  const url = at(ELSEWHERE, 'moi:secret@')
  expect(await deliver(url)).toEqual({ outcome: 'injoignable', code: 'ETLS', status: 500 })
  expect([smtp.taken, smtp.passwords]).toEqual([[], []])
})

it('nor by the check of an installation', async () => {
  const check = (url: string) => verifySmtp({ url, from: 'portail@exemple.fr' })
  expect(await check(at(ELSEWHERE, 'moi:secret@'))).toContain('500')
  expect(smtp.passwords).toEqual([])
  expect(await check(at('127.0.0.1', 'moi:secret@'))).toBeUndefined()
  expect(smtp.passwords).toEqual(['secret'])
})

it('the check of an installation leaves a server whose answer never ends', async () => {
  const drip = await openDrip(20)
  const limits = { ...LIMITS, sending: 300 }
  expect(await verifySmtp({ url: drip.url, from: 'portail@exemple.fr' }, limits)).toContain('n’en finit pas')
  await drip.close()
})
