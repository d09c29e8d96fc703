import { still, whateverTheColours } from './probe.ts'

/** RGAA 10.5: a colour of text written on an element comes with that of its background. */
export const colourPairs = still('colourPairs', ['10.5'], () =>
  [...document.querySelectorAll<HTMLElement>('[style]')]
    .filter(
      ({ style }) =>
        (style.color !== '') !== (style.backgroundColor !== '' || style.background !== '') &&
        style.backgroundColor !== 'transparent',
    )
    .filter((one) => window.a11yInPage.isShown(one) && Boolean(one.textContent?.trim()))
    .map((one) => window.a11yInPage.observe(one, 'Couleur de texte sans couleur de fond, ou l’inverse.')),
)

/** RGAA 10.4: with letters twice as large, no text is cut; nor is any at rest. */
export const largeText = still('largeText', ['10.4'], async () => {
  const { isShown, observe } = window.a11yInPage
  const icon = () => 3 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  /** Some words go over the edge, not only a box that holds none. */
  const wordsBeyond = (one: HTMLElement, side: 'right' | 'bottom') => {
    const edge = one.getBoundingClientRect()[side] + 2
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const around = node.parentElement?.getBoundingClientRect()
      if (!node.nodeValue?.trim() || !around || around.width < 2 || around.height < 2) continue
      range.selectNodeContents(node)
      if (range.getBoundingClientRect()[side] > edge) return true
    }
    return false
  }
  const cut = () =>
    [...document.body.querySelectorAll<HTMLElement>('*')].filter((one) => {
      if (one.clientWidth < 2 || one.clientHeight < 2) return false
      const { overflowX, overflowY, clipPath } = getComputedStyle(one)
      const hides = (value: string) => value === 'hidden' || value === 'clip'
      const wide = hides(overflowX) && one.scrollWidth > one.clientWidth + 2
      const high = hides(overflowY) && one.scrollHeight > one.clientHeight + 2
      if ((!wide && !high) || !one.textContent?.trim() || !isShown(one)) return false
      // An icon, whose words are kept out of sight.
      if (one.clientWidth <= icon() && getComputedStyle(one, '::before').maskImage !== 'none') return false
      if (getComputedStyle(one, '::after').maskImage !== 'none' && one.clientWidth <= icon()) return false
      return (
        !clipPath.startsWith('inset') &&
        ((wide && wordsBeyond(one, 'right')) || (high && wordsBeyond(one, 'bottom')))
      )
    })
  const root = document.documentElement
  const before = root.style.fontSize
  const atRest = cut()
  root.style.fontSize = '200%'
  // What measures itself draws itself again in the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const larger = cut().filter((one) => !atRest.includes(one))
  root.style.fontSize = before
  return [
    ...atRest.map((one) => observe(one, 'Ce texte est coupé.')),
    ...larger.map((one) => observe(one, 'Ce texte est coupé quand les lettres doublent.')),
  ]
})

/** RGAA 10.13, 10.14 and 12.11: what shows under the pointer shows for the keyboard too, and can be sent away. */
export const hoverOnly = still('hoverOnly', ['10.13', '10.14', '12.11'], () => {
  const { observe } = window.a11yInPage
  const SHOWS = ['display', 'visibility', 'opacity', 'max-height', 'clip-path']
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [],
    )
  const readable = [...document.styleSheets].flatMap((sheet) => {
    try {
      return rulesOf(sheet.cssRules)
    } catch {
      return []
    }
  })
  const focus = readable
    .filter(({ selectorText }) => /:focus/.test(selectorText))
    .map(({ selectorText }) => selectorText)
  return readable.flatMap(({ selectorText, style }) => {
    const parts = selectorText.split(',').filter((part) => /:hover[^,]*[\s>+~]/.test(part.trim()))
    if (parts.length === 0 || !SHOWS.some((name) => style.getPropertyValue(name) !== '')) return []
    return parts.flatMap((part) => {
      const plain = part.replaceAll(/:hover/g, '')
      const hidden = [...document.querySelectorAll(plain)].filter(
        (one) =>
          !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          one.textContent?.trim(),
      )
      const reached = focus.some((other) =>
        other.replaceAll(/:focus(-within|-visible)?/g, '').includes(plain.trim()),
      )
      const said = reached
        ? 'Rien ne permet de le faire partir sans bouger le pointeur.'
        : 'Ce contenu ne se montre qu’au survol.'
      const links = (one: Element) =>
        one.matches('a,button') || one.querySelector('a,button') ? ['12.11'] : []
      return hidden.map((one) =>
        observe(one, said, reached ? '10.13' : '10.14', ...(reached ? [] : links(one))),
      )
    })
  })
})

/** RGAA 13.7 and 13.8: nothing moves for more than five seconds, nor flashes; under reduced motion, nothing moves. */
export const motion = still(
  'motion',
  ['13.7', '13.8'],
  ({ mode }) => {
    const reduced = mode === 'mouvement-reduit'
    const { observe } = window.a11yInPage
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || !effect.target || animation.playState !== 'running')
        return []
      // What waits for an answer moves as long as it waits.
      if (!reduced && effect.target.closest('[aria-busy=true]')) return []
      const { duration = 0, iterations = 1 } = effect.getComputedTiming()
      const each = Number(duration)
      const lasts = each * iterations
      const blinks = effect
        .getKeyframes()
        .some((frame) => 'opacity' in frame || 'visibility' in frame || 'backgroundColor' in frame)
      return [
        ...(blinks && each > 0 && each < 334 && iterations > 3
          ? [observe(effect.target, 'Cela clignote plus de trois fois par seconde.', '13.7')]
          : []),
        ...(lasts > 5000 ? [observe(effect.target, 'Cela bouge plus de cinq secondes.', '13.8')] : []),
        ...(reduced && each > 1
          ? [observe(effect.target, 'Cela bouge malgré le réglage « mouvement réduit ».', '13.8')]
          : []),
      ]
    })
  },
  (look) => look.mode === 'mouvement-reduit' || whateverTheColours(look),
)
