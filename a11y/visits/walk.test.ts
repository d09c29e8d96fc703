import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import type { Errand } from './errands.ts'
import { walk } from './walk.ts'

it('files of stories come one after the other in few pages, each of which has forgotten the one before', async () => {
  const server = createServer((_, answer) => answer.end('<!doctype html><html lang="fr"><title>x</title>'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const pictures = mkdtempSync(join(tmpdir(), 'images-'))
  onTestFinished(() => {
    server.close()
    rmSync(pictures, { recursive: true })
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found: number[] = []
  const pages = new Set<Page>()
  const open = async (page: Page) => {
    pages.add(page)
    await page.goto(base)
    found.push(await page.evaluate(() => sessionStorage.length))
    await page.evaluate(() => sessionStorage.setItem('saisie', 'un'))
    // Of no width: nothing is looked at.
    return false
  }
  const errands = Array.from({ length: 20 }, (_, rank): Errand => ({
    target: {
      address: `histoire-${rank}`,
      page: 'histoire',
      state: 'seule',
      whole: false,
      person: 'visiteur',
      recipe: '',
      source: `${rank}.stories.tsx`,
      open,
    },
    settings: [{ theme: 'clair', width: 320 }],
  }))
  await walk({ errands, base, pictures, until: Infinity, ended: () => undefined })
  expect(found).toEqual(errands.map(() => 0))
  expect(pages.size).toBeLessThan(errands.length / 2)
})
