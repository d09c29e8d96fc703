import type { Page } from '@playwright/test'
import type { Finding, Setting } from '../findings.ts'
import type { Drawings } from './drawn.ts'
import { type Round, rounds } from './look.ts'
import type { Seen } from './seen.ts'
import { type Opening, openingOf } from './opening.ts'
import type { Look } from '../probes/probe.ts'
import type { Target } from './targets.ts'

/** What came of one state in some settings. */
export interface Visit {
  readonly seen: readonly Seen[]
  /** How many times the state had to be opened. */
  readonly openings: number
}

const broken = ({ address, page, state }: Target, setting: Setting, error: unknown): Seen => ({
  findings: [
    {
      address,
      page,
      state,
      ...setting,
      test: 'ouverture',
      criteria: [],
      level: 'echec',
      selector: 'html',
      html: '',
      message: `Cet état ne s’ouvre pas : ${String(error).split('\n').slice(0, 4).join(' ').slice(0, 400)}`,
    },
  ],
  ran: ['ouverture'],
  title: '',
  present: [],
  resolved: 0,
})

/** What all visits share. */
interface Tools {
  readonly first: Look['first']
  /** True when a key was asked for before. */
  readonly met: (key: string) => boolean
  readonly picture: (page: Page, found: Finding) => Promise<Finding>
  readonly drawings?: Drawings | undefined
}

/**
 * Looks at a state in these settings, those of one width before those of another: each round in every setting, then the next
 * one, so that the state is opened again only when a probe changed it.
 */
export const visit = async (
  page: Page,
  target: Target,
  settings: readonly Setting[],
  { first, met, picture, drawings }: Tools,
): Promise<Visit> => {
  const seen: Seen[] = []
  const left = new Set<Setting>()
  const spared = new Map<Setting, Set<Round>>()
  const opening: Opening = openingOf(page, target)
  const pictured = async (one: Seen) => {
    const findings: Finding[] = []
    for (const found of one.findings) findings.push(await picture(page, found))
    seen.push({ ...one, findings })
  }
  /** Says what the rounds that come would say, of those that have nothing left to measure; the page is shown for no other. */
  const spend = async (look: Look) => {
    const done = new Set<Round>()
    for (const round of rounds) {
      const one = round.applies(look) ? await round.spent?.(page, look, met) : undefined
      if (!one) continue
      seen.push(one)
      done.add(round)
    }
    return done
  }
  const widths = [...new Set(settings.map(({ width }) => width))]
  const turns = widths.flatMap((width) =>
    rounds.flatMap((round) =>
      settings.filter((setting) => setting.width === width).map((setting) => ({ round, setting })),
    ),
  )
  for (const { round, setting } of turns) {
    const look: Look = { ...target, ...setting, first }
    if (left.has(setting) || spared.get(setting)?.has(round) || !round.applies(look)) continue
    try {
      if (await opening.show(setting)) {
        await pictured(await round.run(page, look, drawings))
        if (round === rounds[0]) spared.set(setting, await spend(look))
      } else for (const other of settings) if (other.width === setting.width) left.add(other)
    } catch (error) {
      left.add(setting)
      await pictured(broken(target, setting, error))
    }
  }
  return { seen, openings: opening.times() }
}
