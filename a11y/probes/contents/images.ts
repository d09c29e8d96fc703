import { still } from '../probe.ts'

/** RGAA 1.2: what only decorates is not told. */
export const decoration = still('decoration', ['1.2'], () => {
  const { isShown, observe } = window.a11yInPage
  const drawn = [...document.querySelectorAll('svg')].filter(
    (svg) => isShown(svg) && !svg.closest('[aria-hidden=true],[role=img]') && !svg.querySelector('title'),
  )
  const named = [...document.querySelectorAll('img[alt=""]')].filter(
    (img) => img.hasAttribute('title') || img.hasAttribute('aria-label'),
  )
  return [
    ...drawn.map((svg) => observe(svg, 'Dessin ni caché ni nommé : un lecteur d’écran peut le dire.')),
    ...named.map((img) => observe(img, 'Image de décoration qui a un nom.')),
  ]
})

/** RGAA 1.3: an alternative says what the image shows, not that it is one. */
export const alternatives = still('alternatives', ['1.3'], () => {
  const { observe } = window.a11yInPage
  const vain = /\.(png|jpe?g|gif|svg|webp)$|^(image|photo|illustration|logo|icône|graphique|img)[\s\d]*$/i
  return [...document.querySelectorAll('img[alt],[role=img][aria-label]')]
    .filter((img) => vain.test((img.getAttribute('alt') ?? img.getAttribute('aria-label') ?? '').trim()))
    .map((img) => observe(img, 'Cette alternative ne dit rien de l’image.'))
})

/** RGAA 1.4 and 1.5: a code to copy says what it is, without telling it, and can be heard. */
export const captchaAlternatives = still('captchaAlternatives', ['1.4', '1.5'], () => {
  const { isShown, observe } = window.a11yInPage
  const images = [...document.querySelectorAll('img.eap-captcha__image')].filter(isShown)
  const heard = /écouter|son/i
  return images.flatMap((image) => {
    const alt = image.getAttribute('alt') ?? ''
    const group = image.closest('fieldset') ?? document.body
    const sound = [...group.querySelectorAll('button,audio')].some((one) =>
      heard.test(`${one.textContent ?? ''} ${one.ariaLabel ?? ''}`),
    )
    return [
      ...(/code|captcha/i.test(alt)
        ? []
        : [observe(image, 'L’alternative ne dit pas que c’est un code à recopier.', '1.4')]),
      ...(sound ? [] : [observe(image, 'Ce code n’a pas de version sonore.', '1.5')]),
    ]
  })
})

/** RGAA 1.8: words are written, not drawn: an image that holds nothing else is text. */
export const drawnWords = still('drawnWords', ['1.8'], () => {
  const { isShown, observe } = window.a11yInPage
  return [...document.querySelectorAll('svg')]
    .filter((svg) => {
      const drawn = [...svg.querySelectorAll('path,rect,circle,ellipse,line,polyline,polygon,image,use,text')]
      return isShown(svg) && drawn.length > 0 && drawn.every(({ tagName }) => tagName === 'text')
    })
    .map((svg) => observe(svg, 'Cette image n’est faite que de mots.'))
})

/** RGAA 1.9: an image and its caption are one figure, that bears the name of the caption. */
export const figures = still('figures', ['1.9'], () =>
  [...document.querySelectorAll('figure')]
    .filter((figure) => {
      const caption = figure.querySelector('figcaption')?.textContent?.trim()
      if (!caption || !figure.querySelector('img,svg,canvas,[role=img]')) return false
      const name =
        figure.ariaLabel ?? document.getElementById(figure.getAttribute('aria-labelledby') ?? '')?.textContent
      return !['figure', 'group'].includes(figure.getAttribute('role') ?? '') || !name?.trim()
    })
    .map((figure) => window.a11yInPage.observe(figure, 'Figure légendée sans rôle ou sans nom.')),
)

/** RGAA 2.2, 4.3, 4.7 and 4.11: frames and media say what they are, media can be stopped, films have captions. */
export const media = still('media', ['2.2', '4.3', '4.7', '4.11'], () => {
  const { isShown, observe } = window.a11yInPage
  const vague = /^(i?frame|cadre|contenu|page)?$/i
  const named = (element: Element) =>
    Boolean(
      element.ariaLabel?.trim() || element.getAttribute('aria-labelledby') || element.getAttribute('title'),
    )
  const all = [...document.querySelectorAll<HTMLMediaElement>('audio,video')]
  return [
    ...[...document.querySelectorAll('iframe')]
      .filter((frame) => isShown(frame) && vague.test(frame.title.trim()))
      .map((frame) => observe(frame, 'Le titre de ce cadre ne dit pas ce qu’il contient.', '2.2')),
    ...all
      .filter((one) => isShown(one) && !named(one) && !one.closest('figure')?.querySelector('figcaption'))
      .map((one) => observe(one, 'Rien ne dit ce qu’est ce média.', '4.7')),
    ...all
      .filter((one) => !one.controls && !one.parentElement?.querySelector('button'))
      .map((one) => observe(one, 'Ce média n’a pas de commandes.', '4.11')),
    ...all
      .filter((one) => one.matches('video') && !one.querySelector('track[kind=captions]'))
      .map((one) => observe(one, 'Ce film n’a pas de sous-titres.', '4.3')),
  ]
})
