import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { keepSown, killsByCriterion } from './kills.ts'
import { failingTests, sowAll } from './sow.ts'
import { soundPage } from './soundPage.ts'

/**
 * Plants every defect, keeps what was found, and tells the rate by criterion (`npm run a11y -- --semes`).
 *
 * @throws {Error} when a test fails the page without a defect: its finds would prove nothing
 */
export const sowing = async (say: (line: string) => void): Promise<void> => {
  const begun = Date.now()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage()
    for (const narrow of [false, true]) {
      const faults = await failingTests(page, soundPage, { narrow })
      if (faults.length > 0) throw new Error(`La page saine échoue : ${faults.join(', ')}.`)
    }
    await page.close()
    const all = await sowAll(browser, ({ criterion, name, foundBy }) => {
      if (foundBy.length === 0) say(`Non trouvé, ${criterion} : ${name}`)
    })
    keepSown(all)
    const kills = killsByCriterion(all)
    for (const [criterion, { found, planted }] of kills) say(`${criterion} : ${found} sur ${planted}`)
    const found = all.filter(({ foundBy }) => foundBy.length > 0).length
    say(
      `${found} défauts trouvés sur ${all.length} (${Math.floor((100 * found) / all.length)} %), sur ${kills.size} critères, en ${Math.round((Date.now() - begun) / 1000)} s.`,
    )
  } finally {
    await browser.close()
  }
}
