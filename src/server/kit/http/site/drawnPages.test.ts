import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDrawing } from './drawnPages.ts'
import { buildSite } from './testing/buildSite.ts'

let folder: string
let site: ReturnType<typeof buildSite>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-site-'))
  site = buildSite(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () =>
  openDrawing(
    site.server,
    site.dist,
    () => new Date(),
    async () => [],
  )

describe('what was built to draw with', () => {
  it('draws once what it says of every address that is not there', async () => {
    const [server, dist] = ['dist-server', 'dist'].map((name) => join(folder, name)) as [string, string]
    const drawing = await openDrawing(
      server,
      dist,
      () => new Date(),
      async () => [],
    )
    const said = async (path: string) => {
      const page = await drawing?.shared(path, true)
      return page && 'plain' in page ? String(page.plain) : ''
    }
    const [one, other] = [await said('/inconnue'), await said('/autre')]
    expect(one).toContain('"path":"/inconnue"')
    expect(other).toBe(one.replace('"path":"/inconnue"', '"path":"/autre"'))
  })

  it('draws nothing for another portal than the one that was built with it', async () => {
    rmSync(join(site.dist, 'app.js'))
    const drawing = await open()
    expect(drawing).toBeUndefined()
  })
})
