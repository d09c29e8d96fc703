import type { Page } from '@playwright/test'
import type { Side } from './axe.ts'
import { byAxe } from './byAxe.ts'
import { type Drawings, drawnKeys, type Part } from './drawn.ts'
import type { Finding } from '../findings.ts'
import type { Look, Observation, Probe, Read, Told } from '../probes/probe.ts'
import { probes } from '../probes/probes.ts'
import { NOTHING, placed, type Seen } from './seen.ts'

/** Contents whose absence everywhere makes criteria not applicable. */
const KINDS: Readonly<Record<string, string>> = {
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

const failed = (error: unknown): readonly Observation[] => [
  {
    selector: 'html',
    html: '',
    message: `La sonde a échoué : ${String(error).slice(0, 200)}`,
    level: 'indecis',
  },
]

declare global {
  interface Window {
    a11yReads?: Readonly<Record<string, Read>>
  }
}

/** What probes read, as it is sent to a document: once, for it is long. */
const READS = `window.a11yReads = {${probes.flatMap(({ id, read }) => (read ? `${id}: ${String(read)}` : [])).join()}}`

/** What each of these probes reads in the page (an error, for one that failed), its title and the kinds of content there. */
const readAll = async (
  page: Page,
  { whole, mode }: Told,
  some: readonly Probe[],
): Promise<
  Pick<Seen, 'title' | 'present'> & { readonly said: readonly (readonly Observation[] | string)[] }
> => {
  const read = await page.evaluate(
    async ([ids, told, kinds]) => {
      if (!window.a11yReads) return undefined
      const { title } = document
      const present = Object.keys(kinds).filter((kind) => document.querySelector(kinds[kind] ?? ''))
      const said: (readonly Observation[] | string)[] = []
      for (const id of ids)
        try {
          said.push((await window.a11yReads[id]?.(told)) ?? [])
        } catch (error) {
          said.push(String(error))
        }
      return { title, present, said }
    },
    [some.map(({ id }) => id), { whole, mode }, KINDS] as const,
  )
  if (read) return read
  await page.evaluate(READS)
  return readAll(page, { whole, mode }, some)
}

/** Lets each of these probes say what it has to in this setting: first those that only read the page, then the others in turn. */
const probed = async (page: Page, look: Look, some: readonly Probe[]): Promise<Seen> => {
  const findings: Finding[] = []
  const applying = some.filter(({ applies }) => applies?.(look) ?? true)
  const note = ({ id, criteria }: Probe, said: readonly Observation[]) => {
    for (const { level = 'echec', ...observation } of said)
      findings.push({ ...placed(look), criteria, ...observation, test: id, level })
  }
  const reading = applying.filter(({ read }) => read !== undefined)
  const read =
    reading.length > 0 ? await readAll(page, { whole: look.whole, mode: look.mode }, reading) : undefined
  for (const [rank, probe] of reading.entries()) {
    const said = read?.said[rank] ?? []
    note(probe, typeof said === 'string' ? failed(said) : said)
  }
  for (const probe of applying)
    if (probe.read === undefined) note(probe, await probe.run(page, look).catch(failed))
  const { title, present } = read ?? NOTHING
  return { ...NOTHING, title, present, findings, ran: applying.map(({ id }) => id) }
}

/** Those that only look. */
const looking = probes.filter(({ moves }) => moves === undefined)

const SIDES = ['structure', 'places', 'couleurs'] as const satisfies readonly Side[]

/**
 * What is seen without touching the page: axe, then the probes that only look. A part of a drawing that was seen before, in
 * another setting or another run, is not looked at again.
 */
const still = async (page: Page, look: Look, drawings: Drawings | undefined): Promise<Seen> => {
  const keys = drawings && (await drawnKeys(page, look))
  const known = (part: Part) => keys && drawings?.known(part, keys[part])
  const seen = new Map<Part, Seen | undefined>(
    [...SIDES, 'sondes' as const].map((part) => [part, known(part)]),
  )
  const missing = SIDES.filter((side) => !seen.get(side))
  const fresh = new Map<Part, Seen>(await byAxe(page, look, missing, drawings?.written))
  if (!seen.get('sondes')) fresh.set('sondes', await probed(page, look, looking))
  for (const [part, one] of fresh) {
    seen.set(part, one)
    if (keys) drawings?.keep(part, keys[part], one)
  }
  const all = [...seen.values()].flatMap((one) => one ?? [])
  const { title, present } = seen.get('sondes') ?? NOTHING
  return {
    title,
    present,
    findings: all.flatMap(({ findings }) => findings.map((found) => ({ ...found, ...placed(look) }))),
    ran: [...new Set(all.flatMap(({ ran }) => ran))],
    resolved: all.reduce((sum, { resolved }) => sum + resolved, 0),
  }
}

/** Part of a look: a state that is open is given to the same round of every setting before the next round. */
export interface Round {
  readonly applies: (look: Look) => boolean
  readonly run: (page: Page, look: Look, drawings: Drawings | undefined) => Promise<Seen>
  /** What the round would say, read in a page that is as it was opened; nothing when something is left to measure. */
  readonly spent?: (page: Page, look: Look, met: (key: string) => boolean) => Promise<Seen | undefined>
}

const moving = (how: Probe['moves']): Round => {
  const some = probes.filter(({ moves }) => moves === how)
  const applying = (look: Look) => some.filter(({ applies }) => applies?.(look) ?? true)
  return {
    applies: (look) => applying(look).length > 0,
    run: (page, look) => probed(page, look, some),
    spent: async (page, look, met) => {
      const all = applying(look)
      if (all.some(({ measures }) => measures === undefined)) return undefined
      for (const { measures } of all) if (!(await measures?.(page, look))?.every(met)) return undefined
      return { ...NOTHING, ran: all.map(({ id }) => id) }
    },
  }
}

/** A whole look, from what leaves the page as it is to what leaves it for another place. */
export const rounds: readonly Round[] = [
  { applies: () => true, run: still },
  moving('inside'),
  moving('elsewhere'),
]
