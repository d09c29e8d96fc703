import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentAddress, openDocument } from './openDocument.ts'

const document = {
  genre: 'remuneration',
  documentUuid: '0b0f6a52-1111-4222-8333-444455556666',
} as const
const address = `/api/prive/telechargerremunerationpaie/v1?documentUuid=${document.documentUuid}`

const steps: string[] = []

const newTab = () => ({
  opener: 'portal' as unknown,
  document: { title: '', documentElement: { lang: '' } },
  location: { replace: (to: string) => steps.push(`tab ${to}`) },
  close: () => steps.push('close'),
})
let tab: ReturnType<typeof newTab> | null = newTab()

const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', async (url: string) => {
    steps.push(`fetch ${url}`)
    return Response.json(body, { status })
  })

beforeEach(() => {
  steps.length = 0
  tab = newTab()
  vi.stubGlobal('window', {
    open: (...args: string[]) => {
      steps.push(`open ${args.join('|')}`)
      return tab
    },
  })
  vi.stubGlobal('location', { assign: (to: string) => steps.push(`here ${to}`) })
})
afterEach(() => vi.unstubAllGlobals())

const check = 'fetch /api/prive/verifiersession/v1'

test('the tab opens within the click, before the session check, then goes to the document', async () => {
  answering(200, {})
  const onFailure = vi.fn()
  const opening = openDocument(document, onFailure)
  expect(steps[0]).toBe('open |_blank')
  expect(await opening).toBe(true)
  expect(steps).toEqual(['open |_blank', check, `tab ${address}`])
  expect(tab?.opener).toBeNull()
  expect(onFailure).not.toHaveBeenCalled()
})

test('an unread event goes with the address', () => {
  expect(documentAddress({ ...document, evenementId: 'e1' })).toBe(`${address}&evenementId=e1`)
})

test('a browser that opens no tab shows the document in this one', async () => {
  tab = null
  answering(200, {})
  expect(await openDocument(document, vi.fn())).toBe(true)
  expect(steps).toEqual(['open |_blank', check, `here ${address}`])
})

test('a session that ended is told by the document’s own address, in the tab', async () => {
  answering(401, { erreurCode: 'SESSION_TERMINEE' })
  const onFailure = vi.fn()
  expect(await openDocument(document, onFailure)).toBe(true)
  expect(steps).toEqual(['open |_blank', check, `tab ${address}`])
  expect(onFailure).not.toHaveBeenCalled()
})

test.each([
  [401, '68'],
  [500, 'ERREUR_TECHNIQUE'],
  [544, 'MAINTENANCE'],
])('status %i with code %s closes the tab and takes its row of the catalogue', async (status, erreurCode) => {
  answering(status, { erreurCode })
  const onFailure = vi.fn()
  expect(await openDocument(document, onFailure)).toBe(false)
  expect(steps).toEqual(['open |_blank', check, 'close'])
  expect(onFailure.mock.calls[0]?.[1]).toMatchObject({ status, body: { erreurCode } })
})
