import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'

/** Moments after the address was asked for, in milliseconds, at which what is on the screen is kept. */
const MOMENTS = [500, 1000, 2000] as const

/** Films a page as it loads; gives what keeps, once it has, the screen of each moment as a picture in a folder. */
export const film = async (page: Page, session: CDPSession) => {
  const frames: { readonly at: number; readonly png: string }[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: data })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png' })
  return async (folder: string, name: string) => {
    await session.send('Page.stopScreencast')
    const begun = await page.evaluate(() => performance.timeOrigin)
    mkdirSync(folder, { recursive: true })
    for (const moment of MOMENTS) {
      const seen = frames.findLast(({ at }) => at <= begun + moment)
      if (seen) writeFileSync(join(folder, `${name}-${moment}-ms.png`), Buffer.from(seen.png, 'base64'))
    }
  }
}
