import type { Page } from '@playwright/test'
import { runAxe } from './axe.ts'
import type { Finding, Setting } from './findings.ts'
import { installInPage } from './inPage.ts'
import type { Look, Observation } from './probe.ts'
import { measureContrast, measureDrawn } from './probes/contrastPixels.ts'
import { probes } from './probes/probes.ts'
import type { Target } from './targets.ts'

/** What came of looking at one state in one setting. */
export interface Seen {
  readonly findings: readonly Finding[]
  readonly ran: readonly string[]
  readonly title: string
  /** Kinds of content met: what is nowhere makes some criteria not applicable. */
  readonly present: readonly string[]
  /** Undecided contrasts that the pixels showed to be good. */
  readonly resolved: number
}

/** Contents whose absence everywhere makes criteria not applicable. */
export const KINDS: Readonly<Record<string, string>> = {
  image: 'img,svg,canvas,area,object,embed,input[type=image],[role=img]',
  figure: 'figure',
  cadre: 'iframe,frame',
  media: 'audio,video,object,embed',
  video: 'video',
  anime: 'object,embed,canvas,svg animate,svg animateTransform',
  tableau: 'table,[role=table],[role=grid]',
  lien: 'a[href]',
  champ: 'input:not([type=hidden]),select,textarea',
  bouton: 'button,input[type=submit],[role=button]',
  optgroup: 'select option',
  langue: 'body [lang]',
  sens: '[dir]',
}

/**
 * A contrast that axe left undecided, or read in styles that forced colours override, measured on the pixels; nothing
 * when it is good.
 */
const decide = async (page: Page, found: Finding): Promise<Finding | undefined> => {
  const forced = found.mode === 'couleurs-forcees'
  if (found.test !== 'color-contrast' || (found.level !== 'indecis' && !forced)) return found
  const measured = forced ? measureDrawn : measureContrast
  const measure = await measured(page, found.selector).catch(() => undefined)
  if (!measure) return found
  if (measure.ratio >= measure.least) return undefined
  const ratio = Math.floor(measure.ratio * 100) / 100
  return {
    ...found,
    level: 'echec',
    message: `Contraste de ${ratio}:1 sur les pixels ; il en faut ${measure.least}:1.`,
  }
}

/** A success notice becomes smaller after three seconds (specification, §9): what is measured must not move meanwhile. */
const noticesSettled = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector('.eap-saved.fr-alert'), undefined, { timeout: 6000 })
    .catch(() => undefined)

/** Looks at the state that the page shows: axe, then each probe. */
export const lookAt = async (page: Page, target: Target, setting: Setting, look: Look): Promise<Seen> => {
  await installInPage(page)
  await noticesSettled(page)
  const { address, page: about, state } = target
  const place = { address, page: about, state, ...setting }
  const axe = await runAxe(page, target.whole)
  const findings: Finding[] = []
  let resolved = 0
  for (const { test, criteria, level = 'echec', selector, html, message } of axe.observations) {
    const kept = await decide(page, { ...place, test, criteria, level, selector, html, message })
    if (kept) findings.push(kept)
    else resolved += 1
  }
  const [title, present] = await page.evaluate(
    (kinds) =>
      [
        document.title,
        Object.keys(kinds).filter((kind) => document.querySelector(kinds[kind] ?? '') !== null),
      ] as const,
    KINDS,
  )
  const ran = [...axe.ran]
  for (const { id, criteria, applies, run } of probes) {
    if (applies && !applies(look)) continue
    ran.push(id)
    const said: readonly Observation[] = await run(page, look).catch((error: unknown) => [
      {
        selector: 'html',
        html: '',
        message: `La sonde a échoué : ${String(error).slice(0, 200)}`,
        level: 'indecis',
      },
    ])
    for (const { level = 'echec', ...observation } of said)
      findings.push({ ...place, ...observation, test: id, criteria, level })
  }
  return { findings, ran, title, present, resolved }
}
