import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '#portal/routes.tsx'
import { addressOf, screenStates } from './screens.ts'

const patternsIn = ({ path, children = [] }: RouteObject): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(patternsIn),
]

const patterns = (routes[0]?.children?.[0]?.children ?? []).flatMap(patternsIn)

const shown = new Set(screenStates.map(({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path))

describe('the states of screens', () => {
  it.each(patterns)('%s has an audit address', (pattern) => {
    expect(shown).toContain(pattern)
  })

  it('each have their own address', () => {
    const addresses = screenStates.map(addressOf)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
