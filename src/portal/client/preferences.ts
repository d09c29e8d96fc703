import { JOURS_PREFERENCES, product } from '#rules/product.ts'
import { createListeners } from '#portal/client/listeners.ts'

export const themes = ['clair', 'sombre', 'systeme'] as const

export type Theme = (typeof themes)[number]

/** Choices kept for a year in a readable cookie: nothing personal, nothing secret. */
export interface Preferences {
  readonly theme: Theme
  /** The side menu is folded. */
  readonly menuReplie: boolean
  /** Pages that have an easy text show it too. */
  readonly facile?: boolean
  /** Answer about audience measurement; nothing until the person gives one. */
  readonly mesureAudience?: boolean
}

export const defaultPreferences: Preferences = { theme: 'systeme', menuReplie: false }
const { tell, subscribe } = createListeners()
let current: Preferences | undefined

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

const parsed = (text: string): Partial<Record<keyof Preferences, unknown>> => {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Reads the preferences among the cookies of the page; what is missing or unreadable takes its default. */
export const readPreferences = (cookies: string): Preferences => {
  const text = cookies.split('; ').find((cookie) => cookie.startsWith(`${product}=`)) ?? ''
  const { theme, menuReplie, facile, mesureAudience } = parsed(text.slice(product.length + 1))
  return {
    theme: isTheme(theme) ? theme : defaultPreferences.theme,
    menuReplie: menuReplie === true,
    ...(facile === true && { facile }),
    ...(typeof mesureAudience === 'boolean' && { mesureAudience }),
  }
}

/** Cookie that keeps the preferences, as written to `document.cookie`. The script public/theme.js reads its theme. */
export const preferencesCookie = (preferences: Preferences, secure: boolean): string =>
  `${product}=${encodeURIComponent(JSON.stringify(preferences))}; path=/; max-age=${JOURS_PREFERENCES * 24 * 3600}; samesite=lax${secure ? '; secure' : ''}`

/** True when the page must be dark. */
export const isDark = (theme: Theme, systemIsDark: boolean): boolean =>
  theme === 'systeme' ? systemIsDark : theme === 'sombre'

/** The preferences as they are now. */
export const currentPreferences = (): Preferences => (current ??= readPreferences(document.cookie))

const systemTheme = () => matchMedia('(prefers-color-scheme: dark)')

const applyTheme = () => {
  document.documentElement.dataset['frTheme'] = isDark(currentPreferences().theme, systemTheme().matches)
    ? 'dark'
    : 'light'
}

const applyPaperTheme = () => {
  document.documentElement.dataset['frTheme'] = 'light'
}

export const setPreferences = (change: Partial<Preferences>) => {
  current = { ...currentPreferences(), ...change }
  document.cookie = preferencesCookie(current, location.protocol === 'https:')
  applyTheme()
  tell()
}

/** Follows the system's theme while it is the one chosen, and prints in the light one; gives back how to stop. */
export const followSystemTheme = () => {
  const system = systemTheme()
  applyTheme()
  system.addEventListener('change', applyTheme)
  addEventListener('beforeprint', applyPaperTheme)
  addEventListener('afterprint', applyTheme)
  return () => {
    system.removeEventListener('change', applyTheme)
    removeEventListener('beforeprint', applyPaperTheme)
    removeEventListener('afterprint', applyTheme)
  }
}

/** Tells when the preferences change; gives back how to stop. */
export const onPreferences = subscribe
