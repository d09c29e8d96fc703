import { globSync, readFileSync } from 'node:fs'

/**
 * Packages that the portal imports. Vite prepares them before the first story: those that it would meet later, in the
 * screens that load on demand, would make it reload the page under a running test.
 */
export const packages = (): string[] => [
  ...new Set(
    globSync('src/{portal,contract}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
      .flatMap((path) => [
        ...readFileSync(path, 'utf8').matchAll(/^(?:import|}) (?!type ).*?from '([a-z@][^']*)'/gm),
      ])
      .flatMap(([, name]) => name ?? []),
  ),
]
