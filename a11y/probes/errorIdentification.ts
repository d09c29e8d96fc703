import { type Probe, whateverTheColours } from '../probe.ts'

/** RGAA 11.10: a field in error says so to everyone: marked, and described by a text that is shown. */
export const errorIdentification: Probe = {
  id: 'errorIdentification',
  criteria: ['11.10', '11.11'],
  applies: whateverTheColours,
  run: (page) =>
    page.evaluate(() => {
      const { isShown, observe } = window.a11yInPage
      const described = (field: Element) =>
        `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
          .split(' ')
          .filter(Boolean)
          .map((id) => document.getElementById(id))
      const speaks = (element: Element | null) =>
        element !== null && isShown(element) && Boolean(element.textContent?.trim())
      const marked = [...document.querySelectorAll('[aria-invalid=true]')].filter(isShown)
      const shown = [...document.querySelectorAll('.fr-error-text,.fr-message--error')].filter(speaks)
      const linked = new Set(
        [...document.querySelectorAll('[aria-describedby],[aria-errormessage]')].flatMap(described),
      )
      return [
        ...marked
          .filter((field) => !described(field).some(speaks))
          .map((field) => observe(field, 'Champ en erreur sans message qui lui soit relié.')),
        ...shown
          .filter(
            (message) =>
              // What is said by itself may concern no field: a call that failed, a session that ends.
              !message.closest('output,[role=status],[role=alert]') &&
              ![...linked].some((owner) => owner?.contains(message) === true || message.contains(owner)),
          )
          .map((message) => observe(message, 'Message d’erreur relié à aucun champ.')),
      ]
    }),
}
