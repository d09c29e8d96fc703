import { still } from '../probe.ts'

/** RGAA 3.1, 10.9 and 13.5: nothing is shown by its colour or its place alone, nor drawn with characters. */
export const wordsOfSight = still('wordsOfSight', ['3.1', '10.9', '10.10', '13.5'], () => {
  const { isShown, observe } = window.a11yInPage
  const colour =
    /\ben (rouge|vert|bleu|orange|gris|jaune)\b|\b(bouton|lien|champ)s? (rouge|vert|bleu|gris|orange)s?\b/i
  const place = /\b(bouton|lien|menu|colonne|encadré)s? (de |à |ci-)?(droite|gauche|contre|rond|carré)\b/i
  const drawn = /(?:^|\s)[:;]-?[)(DP](?=\s|$)|[|\\/_=<>-]{6,}/
  return [...document.querySelectorAll('p,li,dd,figcaption,.fr-hint-text')]
    .filter(isShown)
    .flatMap((element) => {
      const text = element.textContent ?? ''
      return [
        ...(colour.test(text) ? [observe(element, 'Une couleur est le seul repère.', '3.1')] : []),
        ...(place.test(text)
          ? [observe(element, 'Une forme ou une place est le seul repère.', '10.9', '10.10')]
          : []),
        ...(drawn.test(text) ? [observe(element, 'Signes à regarder, sans équivalent.', '13.5')] : []),
      ]
    })
})

/** RGAA 3.1: a field drawn as in error has an error in words. */
export const errorByColour = still('errorByColour', ['3.1', '11.10'], () =>
  [...document.querySelectorAll('.fr-input-group--error,.fr-select-group--error,.fr-fieldset--error')]
    .filter((group) => !group.querySelector('.fr-error-text,.fr-message--error')?.textContent?.trim())
    .map((group) => window.a11yInPage.observe(group, 'Cette erreur n’est dite que par sa couleur.')),
)

/** RGAA 8.7, 8.8 and 8.10: a sentence in another language says which, and so does one read from right to left. */
export const languages = still('languages', ['8.7', '8.8', '8.10'], () => {
  const { isShown, observe } = window.a11yInPage
  const english = /\b(the|of|and|your|you|is|are|with|for|this|that|to|have|please|here)\b/gi
  const french = /\b(le|la|les|des|de|du|et|vous|votre|vos|un|une|est|sont|pour|dans|sur|avec|à)\b/gi
  const own = (element: Element) =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ')
  return [...document.body.querySelectorAll('*')].filter(isShown).flatMap((element) => {
    const text = own(element)
    const words = text.split(/\s+/).length
    const [foreign, ours] = [text.match(english)?.length ?? 0, text.match(french)?.length ?? 0]
    const said = element.closest('[lang]')?.getAttribute('lang') ?? ''
    const isEnglish = words >= 4 && foreign >= 2 && foreign > 2 * ours
    const isFrench = words >= 6 && ours >= 3 && foreign === 0
    const rightToLeft = /[\u0590-\u08FF]{3}/.test(text)
    return [
      ...(isEnglish && said.startsWith('fr')
        ? [observe(element, 'Cette phrase n’est pas en français, et ne le dit pas.', '8.7')]
        : []),
      ...(isFrench && !said.startsWith('fr')
        ? [observe(element, `Cette phrase en français est dite de langue « ${said} ».`, '8.8')]
        : []),
      ...(rightToLeft && !element.closest('[dir=rtl],bdo')
        ? [observe(element, 'Rien ne dit que ce texte va de droite à gauche.', '8.10')]
        : []),
    ]
  })
})

/** RGAA 10.8: a text that is there for screen readers alone is hidden as such, not made transparent. */
export const transparentText = still('transparentText', ['10.8'], () =>
  [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.checkVisibility({ opacityProperty: true }) &&
        // What takes the focus shows with it: a skip link.
        !element.closest('[aria-hidden=true],[inert],svg,a[href],button,[tabindex="0"]'),
    )
    .map((element) => window.a11yInPage.observe(element, 'Texte transparent, qu’un lecteur d’écran lit.')),
)

/** RGAA 8.9, 9.3, 9.4 and 10.1: tags say what things are, and styles what they look like. */
export const presentational = still('presentational', ['8.9', '9.3', '9.4', '10.1'], () => {
  const { isShown, observe } = window.a11yInPage
  const all = [...document.querySelectorAll('p')].filter(isShown)
  const empty = all.filter(
    (p) =>
      !p.textContent?.trim() &&
      !p.closest('[aria-hidden=true]') &&
      !p.querySelector('img,svg,audio,video,button,input,[role]') &&
      p.children.length === 0,
  )
  const breaks = [...document.querySelectorAll('br + br')].filter(
    (br) => br.previousSibling === br.previousElementSibling || !br.previousSibling?.textContent?.trim(),
  )
  const dash = /^\s*(?:[-–—•*·]|\d+[.)])\s+\S/
  const faked = all.filter(
    (p) =>
      dash.test(p.textContent ?? '') &&
      dash.test(p.nextElementSibling?.textContent ?? '') &&
      p.nextElementSibling?.matches('p'),
  )
  const broken = all.filter((p) => {
    const lines = [...p.childNodes]
      .map((node) => (node instanceof HTMLBRElement ? '\n' : (node.textContent ?? '').replaceAll('\n', ' ')))
      .join('')
      .split('\n')
    return lines.filter((line) => dash.test(line)).length > 1
  })
  const quoted = all.filter(
    (p) => /^\s*[«“"].{60,}[»”"]\s*$/s.test(p.textContent ?? '') && !p.closest('blockquote,q'),
  )
  const dressed = [
    ...document.querySelectorAll('font,center,big,tt,strike,[bgcolor],table[border],[align]:not(svg *)'),
  ]
  const spaced = all.filter((p) => /(?:^|\s)(?:\p{L} ){4,}\p{L}(?:\s|$)/u.test(p.textContent ?? ''))
  return [
    ...empty.map((one) => observe(one, 'Paragraphe vide.', '8.9')),
    ...breaks.map((one) => observe(one, 'Retours à la ligne pour faire de la place.', '8.9')),
    ...[...faked, ...broken].map((one) => observe(one, 'Liste faite de paragraphes.', '9.3')),
    ...quoted.map((one) => observe(one, 'Citation qui n’est pas dans un élément de citation.', '9.4')),
    ...dressed.map((one) => observe(one, 'Balise ou attribut de présentation.', '10.1')),
    ...spaced.map((one) => observe(one, 'Mot écrit avec des espaces entre ses lettres.', '10.1')),
  ]
})
