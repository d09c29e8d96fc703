/** Signs that a file name may not have on one system or another. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001F\u007F"*/:<>?\\|]/g

/** A name that every system takes for a file. */
export const safeName = (name: string): string => name.replaceAll(FORBIDDEN, '_').replace(/^\.+/, '_')

const numbered = (path: string, rank: number) =>
  rank === 1 ? path : path.replace(/(\.\w+)?$/, (extension) => ` (${rank})${extension}`)

/** Gives each path of an archive a place of its own: two names that differ only by their capitals would be one file on some systems. */
export const freePaths = (): ((path: string) => string) => {
  const taken = new Set<string>()
  return (path) => {
    let rank = 1
    while (taken.has(numbered(path, rank).toLowerCase())) rank += 1
    const free = numbered(path, rank)
    taken.add(free.toLowerCase())
    return free
  }
}
