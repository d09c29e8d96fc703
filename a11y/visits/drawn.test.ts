import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumArguments, findChromium } from '../chromium.ts'
import type { Finding } from '../findings.ts'
import { drawnKey, openDrawings } from './drawn.ts'
import type { Seen } from './look.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  page = await browser.newPage()
})
afterAll(() => browser.close())

const look = {
  address: 'a',
  page: 'a',
  state: 'a',
  theme: 'clair',
  width: 1280,
  whole: false,
  first: () => true,
} as const

const keyOf = async (html: string, then?: string) => {
  await page.setContent(html)
  if (then) await page.locator('input').fill(then)
  return drawnKey(page, look)
}

const file = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`

describe('a drawing', () => {
  it('is the same whatever data the page brings and whatever its people are numbered', async () => {
    const inbox = (one: string, other: string) =>
      `<script>data = '${one}'</script><a href="/${one}">Un</a><a href="/${other}">Deux</a><a href="/${one}">Un</a>`
    const drawn = await keyOf(inbox(file('a'), file('b')))
    expect(await keyOf(inbox(file('c'), file('d')))).toBe(drawn)
    expect(await keyOf(inbox(file('c'), file('c')))).not.toBe(drawn)
  })

  it('is the same whatever identifiers React made and whatever was looked at before, and another by its text, its fields, its styles or its setting', async () => {
    const drawn = await keyOf('<p id="_r_1a_">Un</p><input>')
    expect(await keyOf('<p id="_r_2b_" style="">Un</p><input>')).toBe(drawn)
    const others = [
      await keyOf('<p id="_r_1a_">Deux</p><input>'),
      await keyOf('<p id="_r_1a_">Un</p><input>', 'x'),
      await keyOf('<style>p{color:red}</style><p id="_r_1a_">Un</p><input>'),
      await drawnKey(page, { ...look, theme: 'sombre' }),
    ]
    expect(new Set([drawn, ...others]).size).toBe(5)
  })
})

const seen: Seen = { findings: [], ran: ['lang'], title: '', present: [], resolved: 0 }
const failed: Seen = { ...seen, findings: [{ level: 'echec' } as Finding] }

it('what was seen is known to the next run, but for what failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dessins-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'dessins.json')
  const first = openDrawings(path)
  first.keep('a', seen)
  first.keep('b', failed)
  first.write()
  const next = openDrawings(path)
  expect([next.known('a'), next.known('b'), next.spared()]).toEqual([seen, undefined, 1])
})
