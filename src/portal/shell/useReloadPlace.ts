import { useEffect } from 'react'
import { product } from '#rules/product.ts'

const KEY = `${product}-place`

/** How long a page that is loaded again may take to be as tall as it was, in milliseconds. */
const LONGEST_MS = 5000

/** What the person does to go elsewhere in the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Whether this page was loaded again, rather than opened. */
export const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/**
 * Under which name the place of a page is kept for whoever comes back to it. The router calls the first page of each document
 * alike: a page opened by its address would take the place of the one that was opened so before it.
 */
export const placeKey = ({ key }: { readonly key: string }): string =>
  key === 'default' ? `${key} ${performance.timeOrigin}` : key

const keep = () => {
  try {
    sessionStorage.setItem(KEY, `${Math.round(scrollY)} ${location.pathname}`)
  } catch {
    // A forbidden storage only costs the place.
  }
}

const kept = (): number => {
  try {
    const [top = '', path] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return path === location.pathname ? Number(top) : 0
  } catch {
    return 0
  }
}

/** Takes a page that is loaded again back where it was, once it is tall enough, unless the person has moved. */
const returnTo = (top: number) => {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    window.scrollTo(0, top)
    stop()
  })
  const limit = setTimeout(() => stop(), LONGEST_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(limit)
    for (const move of MOVES) removeEventListener(move, stop)
  }
  for (const move of MOVES) addEventListener(move, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

/** Loading a page again keeps its place: the router alone returns there before what it holds has come. */
export const useReloadPlace = () => {
  useEffect(() => {
    const top = isReloaded() ? kept() : 0
    addEventListener('pagehide', keep)
    const stop = top > 0 ? returnTo(top) : undefined
    return () => {
      stop?.()
      removeEventListener('pagehide', keep)
    }
  }, [])
}
