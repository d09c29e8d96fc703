import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readyPage, tightened } from './readyPage.ts'

test('a page that is sent to many is sent at once, then in fewer bytes that say the same', async () => {
  const html = Array.from({ length: 300 }, (_, n) => `<li>Votre bulletin n° ${n * 7919}</li>`).join('')
  const page = tightened(readyPage('<!--html-->', { title: '', html }, 200))

  const first = await page.in('br')
  await expect.poll(async () => (await page.in('br')).length).toBeLessThan(first.length)

  expect([first, await page.in('br')].map((bytes) => brotliDecompressSync(bytes).toString())).toEqual([
    html,
    html,
  ])
})
