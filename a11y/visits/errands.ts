import type { Setting } from '../findings.ts'
import type { Person } from '../screens/screenState.ts'
import type { Target } from './targets.ts'

/** A state to visit, and in which settings. */
export interface Errand {
  readonly target: Target
  readonly settings: readonly Setting[]
}

/** Errands that one page does, one after the other. */
interface Tour {
  readonly person: Person
  /** File of the stories that are looked at; a screen has none. */
  readonly source: string | undefined
  readonly errands: readonly Errand[]
}

const WIDTHS = [320, 1280] as const

const ofEachWidth = (settings: readonly Setting[]): readonly (readonly Setting[])[] =>
  WIDTHS.map((width) => settings.filter((setting) => setting.width === width)).filter(
    (ofWidth) => ofWidth.length > 0,
  )

/** A state that can be widened is looked at in every setting at once; another, in those of each width apart. */
export const errandsOf = (targets: readonly Target[], settings: readonly Setting[]): readonly Errand[] =>
  targets.flatMap((target) =>
    (target.widen ? [settings] : ofEachWidth(settings)).map((asked) => ({ target, settings: asked })),
  )

/**
 * Each person's errands together, the longest first, for what one does another page would find; then those of each file of
 * stories; then what visitors see, of whom nothing is kept. Of each, narrow before wide.
 */
export const toursOf = (errands: readonly Errand[]): readonly Tour[] => {
  const tours = new Map<string, Errand[]>()
  const widthOf = ({ settings: [first] }: Errand) => first?.width ?? 0
  for (const errand of errands.toSorted((a, b) => widthOf(a) - widthOf(b))) {
    const { person, source, address } = errand.target
    const name = person === 'visiteur' ? (source ?? address) : person
    tours.set(name, [...(tours.get(name) ?? []), errand])
  }
  const rank = ({ person, source }: Tour) => (person !== 'visiteur' ? 0 : source === undefined ? 2 : 1)
  return [...tours.values()]
    .map((all): Tour => ({
      person: all[0]?.target.person ?? 'visiteur',
      source: all[0]?.target.source,
      errands: all,
    }))
    .toSorted((a, b) => rank(a) - rank(b) || b.errands.length - a.errands.length)
}

/** A person signs in anew for each width: what they proved at one would spare them being asked at the other. */
export const signedInOnce = ({ person, errands }: Tour): readonly (readonly Errand[])[] =>
  person === 'visiteur'
    ? [errands]
    : WIDTHS.map((width) => errands.filter(({ settings: [first] }) => first?.width === width)).filter(
        (some) => some.length > 0,
      )
