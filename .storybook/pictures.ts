import type { Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'

/** Height, in pixels, that a story may take in a page of documentation before it scrolls. */
const TALLEST = 800

/** The frame in which a page of documentation shows this story, if any. */
const frame = window.frameElement?.id.startsWith('iframe--') ? window.frameElement : undefined

/** Gives the frame in which documentation shows a story the height of what is in it. */
export const fitFrame = (): void => {
  const room = frame?.parentElement
  if (!room) return
  const fit = () => {
    room.style.minHeight = `${Math.min(document.body.scrollHeight, TALLEST)}px`
  }
  new ResizeObserver(fit).observe(document.body)
  // What opens over the page, a calendar for instance, leaves the body as tall as it was.
  new MutationObserver(fit).observe(document.body, { subtree: true, childList: true })
}

/** Keeps what is reached in a frame from being scrolled to: the page around would follow. Gives back how to stop. */
const holdStill = (): (() => void) => {
  const { focus, scrollIntoView } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusStill(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  HTMLElement.prototype.scrollIntoView = () => undefined
  return () => {
    HTMLElement.prototype.focus = focus
    HTMLElement.prototype.scrollIntoView = scrollIntoView
  }
}

/**
 * Frames of a page of documentation play their gestures one after the other: a gesture takes the focus, of which the page
 * has one, and gives it back.
 */
export const takeTurn = async (): Promise<void> => {
  if (!frame) return
  await new Promise<void>((begin) => {
    const play = () =>
      new Promise<void>((end) => {
        const before = frame.ownerDocument.querySelector<HTMLElement>(':focus')
        const release = holdStill()
        addons.getChannel().once('storyFinished', () => {
          release()
          before?.focus({ preventScroll: true })
          end()
        })
        begin()
      })
    void navigator.locks.request('gestures', play)
  })
}

const STYLES = [
  'color',
  'background-color',
  'background-image',
  'border',
  'box-shadow',
  'opacity',
  'font',
  'text-decoration',
] as const

const styled = (element: Element, pseudo?: '::before' | '::after'): string => {
  const style = getComputedStyle(element, pseudo)
  if (pseudo !== undefined && style.content === 'none') return ''
  return [...STYLES, 'content', 'mask-image'].map((name) => style.getPropertyValue(name)).join()
}

const written = (element: Element): string =>
  element instanceof HTMLInputElement
    ? `${element.type === 'password' ? element.value.length : element.value} ${element.checked}`
    : element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
      ? element.value
      : [...element.childNodes]
          .flatMap((node) => (node instanceof Text ? node.data.trim() || [] : []))
          .join(' ')

const drawn = (element: Element): string =>
  ['d', 'src', 'placeholder', 'points', 'transform', 'href']
    .map((name) =>
      element instanceof SVGElement || name === 'src' || name === 'placeholder'
        ? element.getAttribute(name)
        : '',
    )
    .join()

/**
 * What an eye sees of the document, as words: where each thing is, what it says, how it is painted. The focus is not in it:
 * frames have none.
 */
const picture = (): string =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return ''
      const box = [x, y + scrollY, width, height].map(Math.round)
      return [
        box,
        written(element),
        drawn(element),
        styled(element),
        styled(element, '::before'),
        styled(element, '::after'),
      ].join('|')
    })
    .filter((line) => line !== '')
    .join('\n')

/** Pictures of the stories that were played, by page of documentation, and the story of each. */
const taken = new Map<string, Map<string, string>>()

/** Fails a story that documentation shows and that looks as another of the same page. */
export const refuseTwins: NonNullable<Preview['afterEach']> = ({ id, title, name, tags }) => {
  if (!tags.includes('autodocs')) return
  const page = taken.get(title) ?? new Map<string, string>()
  taken.set(title, page)
  for (const [other, seen] of page) if (other === id) page.delete(seen)
  const now = picture()
  const twin = page.get(now)
  if (twin !== undefined && twin !== id)
    throw new Error(
      `« ${name} » a la même image que « ${twin} » : montrez un état de plus, ou « tags: ['!autodocs'] » si elle n’est qu’un comportement.`,
    )
  page.set(now, id)
}
