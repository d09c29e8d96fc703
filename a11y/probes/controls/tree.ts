import { still } from '../probe.ts'

/** RGAA 6.1 and 11.9: the name of what is used holds the words that are seen on it. */
export const nameHoldsText = still('nameHoldsText', ['6.1', '11.9'], () => {
  const { isShown, observe } = window.a11yInPage
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const seen = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('.fr-sr-only,[aria-hidden=true],svg')) hidden.remove()
    return plain(copy.textContent ?? '')
  }
  return [
    ...document.querySelectorAll(
      'a[href][aria-label],button[aria-label],[role=button][aria-label],[role=tab][aria-label]',
    ),
  ]
    .filter((element) => {
      const text = seen(element)
      return isShown(element) && text.length > 1 && !plain(element.ariaLabel ?? '').includes(text)
    })
    .map((element) =>
      observe(
        element,
        `Le nom « ${element.ariaLabel ?? ''} » n’a pas les mots affichés.`,
        element.matches('a') ? '6.1' : '11.9',
      ),
    )
})

/** RGAA 7.5: what went well is a status, what went wrong an alert, and neither is silenced. */
export const messageRoles = still('messageRoles', ['7.5'], () => {
  const { observe } = window.a11yInPage
  const mute = [
    ...document.querySelectorAll(
      ':is([role=status],[role=alert]):is([aria-live=off],[aria-hidden=true]),[aria-live][aria-atomic][aria-hidden=true]',
    ),
  ]
  const loud = [
    ...document.querySelectorAll(
      ':is(.fr-alert--success,.fr-alert--info,.fr-message--valid):is([role=alert],[aria-live=assertive])',
    ),
  ]
  const quiet = [
    ...document.querySelectorAll(
      ':is(.fr-alert--error,.fr-error-text):is([role=status],[aria-live=polite][aria-atomic=true])',
    ),
  ]
  return [
    ...mute.map((one) => observe(one, 'Message de statut que rien ne dira.')),
    ...loud.map((one) => observe(one, 'Ce qui va bien est dit comme une alerte.')),
    ...quiet.map((one) => observe(one, 'Une erreur est dite comme un simple statut.')),
  ]
})

/** RGAA 9.2 and 12.6: a page has one main content, header and footer, and each navigation has its name. */
export const landmarks = still('landmarks', ['9.2', '12.6'], () => {
  const { isShown, observe } = window.a11yInPage
  if (document.querySelector('#storybook-root')) return []
  const mains = [...document.querySelectorAll('main,[role=main]')].filter(isShown)
  const top = (tag: string, role: string) =>
    [...document.querySelectorAll(`${tag},[role=${role}]`)].filter(
      (one) => isShown(one) && !one.parentElement?.closest('main,article,section,aside,nav,[role=main]'),
    )
  const navs = [...document.querySelectorAll('nav,[role=navigation]')].filter(isShown)
  const nameless = navs.filter(
    (nav) => !nav.ariaLabel?.trim() && !document.getElementById(nav.getAttribute('aria-labelledby') ?? ''),
  )
  const counted = [
    ['contenu principal', mains],
    ['en-tête', top('header', 'banner')],
    ['pied de page', top('footer', 'contentinfo')],
  ] as const
  return [
    ...counted
      .filter(([, of]) => of.length !== 1 && !document.querySelector('dialog:modal'))
      .map(([name, of]) => observe(of[1] ?? document.body, `${of.length} zones « ${name} ».`, '9.2')),
    ...nameless.map((nav) => observe(nav, 'Navigation sans nom.', '12.6')),
  ]
})

/** RGAA 8.1: the document says its type. */
export const doctype = still('doctype', ['8.1'], () =>
  document.doctype?.name === 'html' && document.compatMode === 'CSS1Compat'
    ? []
    : [window.a11yInPage.observe(document.body, 'La page ne dit pas son type de document.')],
)
