import { afterEach, expect, it, vi } from 'vitest'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { SESSION_D_UN_AUTRE } from '../fetch/reaction.ts'
import { clearSession, keepRights } from '../session/sessionData.ts'
import { uploadPiece } from './uploadPiece.ts'

/** Has the server answer what is sent; `meanwhile`: what comes to pass before. */
const answered = (
  status: number,
  body: object = {},
  headers: Readonly<Record<string, string>> = {},
  meanwhile = () => {},
) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget()
      readonly status = status
      readonly responseText = JSON.stringify(body)
      readonly getResponseHeader = (name: string) => headers[name] ?? null
      readonly open = () => {}
      readonly send = () => {
        meanwhile()
        this.dispatchEvent(new Event('loadend'))
      }
    },
  )
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const send = () =>
  uploadPiece(new File(['%PDF-1.7'], 'acte.pdf'), {
    onProgress: () => {},
    signal: new AbortController().signal,
    usage: 'autre',
  })

it('gives the file that was kept', async () => {
  const piece = { pieceId: 'p1', nom: 'acte.pdf', taille: 8 }
  answered(200, { listePiece: [piece] })
  expect(await send()).toEqual({ status: 200, piece })
})

it('tells where it is sent, as any call may be', async () => {
  answered(344, {}, { 'sre-location': '/contact' })
  expect(await send()).toEqual({ status: 344, headers: { 'sre-location': '/contact' } })
  answered(344)
  expect(await send()).toEqual({ status: 344, headers: {} })
})

it('that is refused once someone else has signed in says so, and nothing of what it was refused for: their session goes on', async () => {
  const browser = { cookie: `${PRESENCE_COOKIE}=alain` }
  vi.stubGlobal('document', browser)
  keepRights({ marque: 'alain' } as Habilitation)
  answered(401, { erreurCode: 'SESSION_TERMINEE' }, {}, () => {
    browser.cookie = `${PRESENCE_COOKIE}=karim`
  })
  expect(await send()).toEqual({ status: 401, body: { erreurCode: SESSION_D_UN_AUTRE } })
  keepRights({ marque: 'karim' } as Habilitation)
  answered(401, { erreurCode: 'SESSION_TERMINEE' })
  expect(await send()).toEqual({ status: 401, body: { erreurCode: 'SESSION_TERMINEE' } })
})

it('tells why it is refused, that nothing was answered, or an answer that nobody declared', async () => {
  answered(444, { erreurCode: 'CODE' })
  expect(await send()).toEqual({ status: 444, body: { erreurCode: 'CODE' } })
  answered(0)
  expect(await send()).toEqual({ status: 0 })
  answered(502)
  expect(await send()).toEqual({ status: 'autre', http: 502 })
})
