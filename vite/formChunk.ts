/** What checks and holds a form. */
const LIBRARIES = /node_modules\/(formik|yup)\//

/** What a build knows of its modules. */
export interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const known = new WeakMap<Modules, Map<string, boolean>>()

/** Whether a module imports a library of the forms, by itself or by another, but for what is fetched later. */
export const hasForms = (id: string, modules: Modules): boolean => {
  const found = known.get(modules) ?? new Map<string, boolean>()
  known.set(modules, found)
  const before = found.get(id)
  if (before !== undefined) return before
  // In the meantime, for a circle.
  found.set(id, false)
  const has =
    LIBRARIES.test(id) ||
    (modules.getModuleInfo(id)?.importedIds ?? []).some((next) => hasForms(next, modules))
  found.set(id, has)
  return has
}
