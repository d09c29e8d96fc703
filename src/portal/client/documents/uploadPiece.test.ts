import { afterEach, expect, it, vi } from 'vitest'
import { uploadPiece } from './uploadPiece.ts'

/** Has the server answer what is sent. */
const answered = (status: number, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget()
      readonly status = status
      readonly responseText = JSON.stringify(body)
      readonly getResponseHeader = (name: string) => headers[name] ?? null
      readonly open = () => {}
      readonly send = () => void this.dispatchEvent(new Event('loadend'))
    },
  )
afterEach(() => vi.unstubAllGlobals())

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

it('tells why it is refused, that nothing was answered, or an answer that nobody declared', async () => {
  answered(444, { erreurCode: 'CODE' })
  expect(await send()).toEqual({ status: 444, body: { erreurCode: 'CODE' } })
  answered(0)
  expect(await send()).toEqual({ status: 0 })
  answered(502)
  expect(await send()).toEqual({ status: 'autre', http: 502 })
})
