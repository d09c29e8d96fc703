import type { Page } from '@playwright/test'
import { runAxe } from './axe.ts'
import { type Drawings, drawnKey } from './drawn.ts'
import type { Finding } from '../findings.ts'
import type { Look, Observation, Probe } from '../probes/probe.ts'
import {
  type Camera,
  isCovered,
  measureContrast,
  measureDrawn,
  wideView,
} from '../probes/pixels/drawnText.ts'
import { probes } from '../probes/probes.ts'

/** What came of looking at one state in one setting. */
export interface Seen {
  readonly findings: readonly Finding[]
  readonly ran: readonly string[]
  readonly title: string
  /** Kinds of content met: what is nowhere makes some criteria not applicable. */
  readonly present: readonly string[]
  /** Undecided contrasts that the pixels showed to be good, or to be under something else. */
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
const decide = async (page: Page, found: Finding, camera: Camera): Promise<Finding | undefined> => {
  const forced = found.mode === 'couleurs-forcees'
  if (found.test !== 'color-contrast' || (found.level !== 'indecis' && !forced)) return found
  const measured = forced ? measureDrawn : measureContrast
  const look = () => measured(page, found.selector, camera).catch(() => undefined)
  let measure = await look()
  if (!measure) return found
  if (measure.ratio < measure.least) {
    // What waits for an answer moves what follows it: the picture may be of before.
    camera.moved()
    measure = (await look()) ?? measure
  }
  if (measure.ratio >= measure.least || (await isCovered(page, found.selector))) return undefined
  const ratio = Math.floor(measure.ratio * 100) / 100
  return {
    ...found,
    level: 'echec',
    message: `Contraste de ${ratio}:1 sur les pixels ; il en faut ${measure.least}:1.`,
  }
}

const NOTHING: Seen = { findings: [], ran: [], title: '', present: [], resolved: 0 }

const placed = ({ address, page, state, theme, width, mode }: Look) => ({
  address,
  page,
  state,
  theme,
  width,
  ...(mode && { mode }),
})

/** Lets each of these probes say what it has to in this setting. */
const probed = async (page: Page, look: Look, some: readonly Probe[]): Promise<Seen> => {
  const findings: Finding[] = []
  const applying = some.filter(({ applies }) => applies?.(look) ?? true)
  for (const { id, criteria, run } of applying) {
    const said: readonly Observation[] = await run(page, look).catch((error: unknown) => [
      {
        selector: 'html',
        html: '',
        message: `La sonde a échoué : ${String(error).slice(0, 200)}`,
        level: 'indecis',
      },
    ])
    for (const { level = 'echec', ...observation } of said)
      findings.push({ ...placed(look), criteria, ...observation, test: id, level })
  }
  return { ...NOTHING, findings, ran: applying.map(({ id }) => id) }
}

/** What is seen without touching the page: axe, then the probes that only look. */
const still = async (page: Page, look: Look): Promise<Seen> => {
  const axe = await runAxe(page, look.whole)
  const findings: Finding[] = []
  const camera = wideView(page)
  let resolved = 0
  for (const { test, criteria, level = 'echec', selector, html, message } of axe.observations) {
    const found = { ...placed(look), test, criteria, level, selector, html, message }
    const kept = await decide(page, found, camera)
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
  const { findings: told, ran } = await probed(
    page,
    look,
    probes.filter(({ moves }) => moves === undefined),
  )
  return { findings: [...findings, ...told], ran: [...axe.ran, ...ran], title, present, resolved }
}

/** The same, spared when this very drawing was seen before. */
const stillOnce = async (page: Page, look: Look, drawings: Drawings | undefined): Promise<Seen> => {
  if (!drawings) return still(page, look)
  const key = await drawnKey(page, look)
  const known = drawings.known(key)
  if (known) return { ...known, findings: known.findings.map((found) => ({ ...found, ...placed(look) })) }
  const seen = await still(page, look)
  drawings.keep(key, seen)
  return seen
}

/** Part of a look: a state that is open is given to the same round of every setting before the next round. */
export interface Round {
  readonly applies: (look: Look) => boolean
  readonly run: (page: Page, look: Look, drawings?: Drawings) => Promise<Seen>
}

const moving = (how: Probe['moves']): Round => {
  const some = probes.filter(({ moves }) => moves === how)
  return {
    applies: (look) => some.some(({ applies }) => applies?.(look) ?? true),
    run: (page, look) => probed(page, look, some),
  }
}

/** A whole look, from what leaves the page as it is to what leaves it for another place. */
export const rounds: readonly Round[] = [
  { applies: () => true, run: stillOnce },
  moving('inside'),
  moving('elsewhere'),
]
