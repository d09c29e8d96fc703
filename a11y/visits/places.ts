import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openLibrary, openPortal, type Site, type Story } from './sites.ts'
import { storyTargets } from './stories.ts'
import { screenTargets, type Target } from './targets.ts'
import type { Errand } from './errands.ts'

/** The stories as they were listed when the library was built, and the hash of that library. */
interface Listed {
  readonly hash: string
  readonly stories: readonly Story[]
}

/** Where the targets are: nothing is built or served before something there is to be seen. */
export interface Places {
  readonly targets: () => Promise<readonly Target[]>
  /** The same errands, at the addresses where the targets are served now, and the address of the portal. */
  readonly open: (
    errands: readonly Errand[],
  ) => Promise<{ readonly errands: readonly Errand[]; readonly base: string }>
  readonly close: () => void
}

/** Places of the stories, unless `screensOnly`, and screens. The list of stories of the library of this hash is kept at `path`. */
export const openPlaces = (path: string, hash: string, screensOnly: boolean): Places => {
  const opened: Site[] = []
  let stories: (Site & { readonly stories: readonly Story[] }) | undefined
  const build = async () => {
    stories ??= await openLibrary()
    opened.push(stories)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify({ hash, stories: stories.stories } satisfies Listed))
    return stories
  }
  const list = async () => {
    if (screensOnly) return []
    const listed = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Listed) : undefined
    return listed?.hash === hash ? listed.stories : (await build()).stories
  }
  return {
    targets: async () => [...screenTargets(''), ...storyTargets('', await list())],
    open: async (errands) => {
      const told = errands.some(({ target }) => target.source !== undefined)
      const shown = told ? (stories ?? (await build())) : undefined
      const portal = errands.some(({ target }) => target.source === undefined)
        ? await openPortal()
        : undefined
      if (portal) opened.push(portal)
      const base = portal?.address ?? ''
      const served = new Map(
        [...screenTargets(base), ...(shown ? storyTargets(shown.address, shown.stories) : [])].map(
          (target) => [target.address, target],
        ),
      )
      return {
        errands: errands.map((errand) => ({
          ...errand,
          target: served.get(errand.target.address) ?? errand.target,
        })),
        base,
      }
    },
    close: () => {
      for (const site of opened) site.close()
    },
  }
}
