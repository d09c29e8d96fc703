import { describe, expect, it, vi } from 'vitest'
import script from '../../../public/theme.js?raw'
import { isDark, preferencesCookie, readPreferences, themes, type Preferences } from './preferences.ts'

const defaults = { theme: 'systeme', menuReplie: false }
const cookieOf = (preferences: Preferences) => preferencesCookie(preferences, false).split(';', 1)[0] ?? ''

describe('readPreferences', () => {
  it.each([
    '',
    'autre=1',
    'espaceagent=',
    'espaceagent=%',
    'espaceagent=nul',
    'espaceagent=null',
    'espaceagent=3',
  ])('takes the defaults from « %s »', (cookies) => {
    expect(readPreferences(cookies)).toEqual(defaults)
  })

  it('ignores what it does not know', () => {
    const value = encodeURIComponent(JSON.stringify({ theme: 'rose', menuReplie: 'oui', nom: 'Camille' }))
    expect(readPreferences(`espaceagent=${value}`)).toEqual(defaults)
  })

  it('is not misled by the cookie whose name begins alike', () => {
    const cookies = `espaceagent-present=1; ${cookieOf({ theme: 'sombre', menuReplie: true })}`
    expect(readPreferences(cookies)).toEqual({ theme: 'sombre', menuReplie: true })
  })

  it('reads back what it writes', () => {
    for (const mesureAudience of [true, false]) {
      const preferences = { theme: 'clair', menuReplie: true, mesureAudience } as const
      expect(readPreferences(`a=1; ${cookieOf(preferences)}; b=2`)).toEqual(preferences)
    }
  })
})

describe('preferencesCookie', () => {
  it('lasts 365 days, on the whole site, and is secure where the site is', () => {
    expect(preferencesCookie({ theme: 'clair', menuReplie: false }, false)).toMatch(
      /; path=\/; max-age=31536000; samesite=lax$/,
    )
    expect(preferencesCookie({ theme: 'clair', menuReplie: false }, true)).toMatch(/; secure$/)
  })
})

/** Runs public/theme.js as the page does before its first paint: the theme then, and once the system has changed its own. */
const themesOfPage = (cookie: string, systemIsDark: boolean) => {
  const dataset: { frTheme?: string } = {}
  const system = Object.assign(new EventTarget(), { matches: systemIsDark })
  vi.stubGlobal('document', { cookie, documentElement: { dataset } })
  vi.stubGlobal('matchMedia', () => system)
  new Function(script)()
  const atLoad = dataset.frTheme
  system.matches = !systemIsDark
  system.dispatchEvent(new Event('change'))
  vi.unstubAllGlobals()
  return [atLoad, dataset.frTheme]
}

describe('the theme', () => {
  it.each(themes.flatMap((theme) => [true, false].map((system) => [theme, system] as const)))(
    '%s, where the system is dark: %s, is the same before the first paint and after, and when the system changes',
    (theme, systemIsDark) => {
      const cookies = `a=1; ${cookieOf({ theme, menuReplie: true })}; b=2`
      const inBoth = [systemIsDark, !systemIsDark].map((dark) => (isDark(theme, dark) ? 'dark' : 'light'))
      expect(themesOfPage(cookies, systemIsDark)).toEqual(inBoth)
    },
  )

  it('is the system’s for those who never chose', () => {
    expect([themesOfPage('', true), themesOfPage('', false)]).toEqual([
      ['dark', 'light'],
      ['light', 'dark'],
    ])
  })
})
