import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkCompromission } from './compromission.ts'

const BASE = 'https://fuites.example/'
const PASSWORD = 'Motdepasse2026!é'
// SHA-1 of its UTF-8 bytes, as sha1sum gives it.
const [prefix, suffix] = ['70374', '311BD1D25ABAC05C2EC60F773AA7EB3DDFB']
const other = '0'.repeat(35)

const blocking = {
  verificationCompromissionMotDePasse: 1,
  seuilAcceptabiliteOccurrencesCompromissionMotDePasse: 10,
  delaiAttenteCompromissionMotDePasseMillis: 50,
}
const warning = { ...blocking, verificationCompromissionMotDePasse: 2 }

const answering = (answer: () => Response | Promise<Response>) => {
  const call = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', call)
  return call
}
const listing = (...lines: string[]) => answering(() => new Response(lines.join('\r\n')))

const verdict = (parametrage: Parameters<typeof checkCompromission>[2] = blocking) =>
  checkCompromission(PASSWORD, BASE, parametrage)

afterEach(() => vi.unstubAllGlobals())

describe('the check against leaked passwords', () => {
  it('tells five digits of the hash, asks for padding and sends no cookie', async () => {
    const call = listing(`${other}:3`)
    await verdict()
    const [address, init] = call.mock.calls[0] ?? []
    expect(address).toBe(`${BASE}range/${prefix}`)
    expect(init).toMatchObject({ credentials: 'omit', headers: { 'Add-Padding': 'true' } })
  })

  it.each([
    ['at the threshold, blocking mode', 10, blocking, 'refuse'],
    ['above it, warning mode', 11, warning, 'deconseille'],
    ['above it, settings unknown', 11, undefined, 'deconseille'],
    ['below it', 9, blocking, 'accepte'],
    ['padding only', 0, { ...blocking, seuilAcceptabiliteOccurrencesCompromissionMotDePasse: 0 }, 'accepte'],
  ] as const)('%s', async (_, count, parametrage, expected) => {
    listing(`${other}:99`, `${suffix.toLowerCase()}:${count}`, '')
    expect(await checkCompromission(PASSWORD, BASE, parametrage)).toBe(expected)
  })

  it('accepts a password that is not in the list', async () => {
    listing(`${other}:99`)
    expect(await verdict()).toBe('accepte')
  })

  it.each([
    ['the list answers 503', () => new Response(`${suffix}:99`, { status: 503 })],
    ['it answers HTML', () => new Response('<!doctype html><title>Erreur</title>')],
    ['a line is cut', () => new Response(`${suffix}:99\r\n${other.slice(3)}`)],
    ['it answers nothing', () => new Response('')],
    ['it is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('proceeds when %s', async (_, answer) => {
    answering(answer)
    expect(await verdict()).toBe('accepte')
  })

  it('proceeds when the list hangs longer than its time limit', async () => {
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )
    expect(await verdict()).toBe('accepte')
  })

  it('proceeds without a secure context', async () => {
    listing(`${suffix}:99`)
    vi.stubGlobal('crypto', {})
    expect(await verdict()).toBe('accepte')
  })

  it('asks nothing when no list is configured', async () => {
    const call = listing(`${suffix}:99`)
    expect(await checkCompromission(PASSWORD, '', blocking)).toBe('accepte')
    expect(call).not.toHaveBeenCalled()
  })
})
