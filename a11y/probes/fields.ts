import { still } from './probe.ts'

/** RGAA 11.13: a field about the person says which one it is, by a token of the HTML standard. */
export const autocomplete = still('autocomplete', ['11.13'], () => {
  const expected: readonly (readonly [RegExp, RegExp])[] = [
    // Those of someone else: a browser must not offer the person's own.
    [/enfant|conjoint|partenaire/i, /^(off)?$/],
    [/^(nom de )?(votre |l’)?employeur/i, /^(organization|off)?$/],
    [/nouveau mot de passe|confirm\w* (du|le|votre) mot de passe/i, /^new-password$/],
    [/mot de passe/i, /^(current|new)-password$/],
    [/courriel|e-mail|adresse électronique/i, /^email$/],
    [/téléphone|mobile|portable/i, /^(tel|tel-national)$/],
    [/^prénom/i, /^(given|additional)-name$/],
    [/^nom\b/i, /^family-name$/],
    [/code postal/i, /^postal-code$/],
    [/^identifiant/i, /^username$/],
  ]
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden],[readonly])')].flatMap(
    (field) => {
      if (['checkbox', 'radio', 'file', 'button', 'submit', 'search'].includes(field.type)) return []
      // The hint may speak of another field.
      const withoutHint = (text: Element) =>
        [...text.childNodes]
          .filter((node) => !(node instanceof Element && node.matches('.fr-hint-text')))
          .map(({ textContent }) => textContent ?? '')
          .join(' ')
      const label = [...(field.labels ?? [])].map(withoutHint).join(' ').trim()
      const [, tokens] = expected.find(([name]) => name.test(label)) ?? []
      const said = (field.getAttribute('autocomplete') ?? '').split(' ').at(-1) ?? ''
      return tokens === undefined || tokens.test(said)
        ? []
        : [window.a11yInPage.observe(field, `« ${label} » : autocomplete="${said}".`)]
    },
  )
})

/** RGAA 11.10: a field in error says so to everyone: marked, and described by a text that is shown. */
export const errorIdentification = still('errorIdentification', ['11.10', '11.11'], () => {
  const { isShown, observe } = window.a11yInPage
  const described = (field: Element) =>
    `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
      .split(' ')
      .filter(Boolean)
      .map((id) => document.getElementById(id))
  const LIVE = 'output,[role=status],[role=alert],[aria-live=assertive]'
  const speaks = (element: Element | null) =>
    element !== null && isShown(element) && Boolean(element.textContent?.trim())
  const marked = [...document.querySelectorAll('[aria-invalid=true]')].filter(isShown)
  const shown = [...document.querySelectorAll('.fr-error-text,.fr-message--error')].filter(speaks)
  // What is said by itself may be of something else than what the field holds: a file that was not added.
  const reproached = [...document.querySelectorAll('input,select,textarea')].filter(
    (field) =>
      isShown(field) &&
      field.ariaInvalid !== 'true' &&
      described(field).some((one) =>
        shown.some((message) => !message.closest(LIVE) && one?.contains(message) === true),
      ),
  )
  const linked = new Set(
    [...document.querySelectorAll('[aria-describedby],[aria-errormessage]')].flatMap(described),
  )
  return [
    ...marked
      .filter((field) => !described(field).some(speaks))
      .map((field) => observe(field, 'Champ en erreur sans message qui lui soit relié.')),
    ...reproached.map((field) =>
      observe(field, 'Champ à qui une erreur est reliée, que son état ne dit pas en erreur.', '11.10'),
    ),
    ...shown
      .filter(
        (message) =>
          // What is said by itself may concern no field: a call that failed, a session that ends.
          !message.closest(LIVE) &&
          ![...linked].some((owner) => owner?.contains(message) === true || message.contains(owner)),
      )
      .map((message) => observe(message, 'Message d’erreur relié à aucun champ.')),
  ]
})
