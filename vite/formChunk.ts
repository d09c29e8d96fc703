/** What checks and holds a form. */
const LIBRARIES = /node_modules\/(formik|yup)\//

/** What a build knows of its modules. */
export interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

type Found = Map<string, boolean>

const known = new WeakMap<Modules, Found>()

const reachesForms = (id: string, modules: Modules, found: Found, seen: Set<string>): boolean => {
  const before = found.get(id)
  if (before !== undefined) return before
  if (seen.has(id)) return false
  seen.add(id)
  const has =
    LIBRARIES.test(id) ||
    (modules.getModuleInfo(id)?.importedIds ?? []).some((next) => reachesForms(next, modules, found, seen))
  if (has) found.set(id, true)
  return has
}

/** Whether a module imports a library of the forms, by itself or by another, but for what is fetched later. */
export const hasForms = (id: string, modules: Modules): boolean => {
  const found: Found = known.get(modules) ?? new Map()
  known.set(modules, found)
  const seen = new Set<string>()
  const has = reachesForms(id, modules, found, seen)
  // Only now: inside a circle, a file without a library of its own waits for those that are still looked at.
  if (!has) for (const one of seen) found.set(one, false)
  return has
}
