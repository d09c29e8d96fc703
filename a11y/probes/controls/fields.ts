import { still } from '../probe.ts'

/** RGAA 7.1 and 11.10: a field that nobody touched is not told as wrong, one that must be filled says so by its state. */
export const fieldStates = still('fieldStates', ['7.1', '11.10'], () => {
  const { isShown, observe } = window.a11yInPage
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')].filter(isShown)
  const label = (field: HTMLInputElement) =>
    [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ')
  const required = (field: HTMLInputElement) => field.required || field.ariaRequired === 'true'
  return [
    ...fields
      .filter((field) => field.matches(':invalid') && !field.hasAttribute('aria-invalid') && !field.disabled)
      .map((field) => observe(field, 'Champ intact que le navigateur dit en erreur.', '7.1', '11.10')),
    ...fields
      .filter(
        (field) =>
          /\(obligatoire\)|\*\s*$/i.test(label(field)) &&
          !required(field) &&
          field.type !== 'checkbox' &&
          !field.readOnly,
      )
      .map((field) => observe(field, 'Champ dit obligatoire, que son état ne dit pas tel.', '11.10')),
  ]
})

/** RGAA 11.1, 11.2, 11.4, 11.7 and 11.11: labels, legends and errors say something, and labels stand by their field. */
export const labels = still('labels', ['11.1', '11.2', '11.4', '11.7', '11.11'], () => {
  const { isShown, observe } = window.a11yInPage
  const vague = /^(champ|texte|saisie|valeur|libellé|label|groupe|choix)?[\s\d:]*$/i
  const vain =
    /^(erreur|invalide|incorrect|champ (invalide|incorrect|requis)|valeur (invalide|incorrecte))[\s.!]*$/i
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')].filter(isShown)
  const far = (field: Element, label: Element) => {
    const [a, b] = [field.getBoundingClientRect(), label.getBoundingClientRect()]
    const down = Math.max(a.top - b.bottom, b.top - a.bottom, 0)
    return Math.max(down, Math.max(a.left - b.right, b.left - a.right, 0)) > 100
  }
  const named = (field: HTMLInputElement) =>
    (field.labels?.length ?? 0) > 0 ||
    Boolean(field.ariaLabel ?? field.getAttribute('aria-labelledby') ?? field.title)
  return [
    ...fields
      .filter((field) => field.placeholder && !named(field))
      .map((field) =>
        observe(field, 'Un texte indicatif, qui part à la saisie, n’est pas une étiquette.', '11.1'),
      ),
    ...fields.flatMap((field) =>
      [...(field.labels ?? [])]
        .filter(isShown)
        .flatMap((label) => [
          ...(vague.test(label.textContent?.trim() ?? '')
            ? [observe(label, 'Cette étiquette ne dit pas ce qu’il faut saisir.', '11.2')]
            : []),
          ...(far(field, label) ? [observe(label, 'Cette étiquette est loin de son champ.', '11.4')] : []),
        ]),
    ),
    ...[...document.querySelectorAll('legend')]
      .filter((legend) => isShown(legend) && vague.test(legend.textContent?.trim() ?? ''))
      .map((legend) => observe(legend, 'Cette légende ne dit pas ce qu’elle réunit.', '11.7')),
    ...[...document.querySelectorAll('.fr-error-text,.fr-message--error')]
      .filter((error) => isShown(error) && vain.test(error.textContent?.trim() ?? ''))
      .map((error) => observe(error, 'Cette erreur ne dit pas quoi corriger.', '11.11')),
  ]
})

/** RGAA 11.3: what is asked for in two places is called by the same word. */
export const sameWords = still('sameWords', ['11.3'], () => {
  const { isShown, observe } = window.a11yInPage
  const asked = new Map<string, Set<string>>()
  return [...document.querySelectorAll<HTMLInputElement>('input[autocomplete]')].flatMap((field) => {
    if (!isShown(field) || /^(on|off)?$/.test(field.autocomplete)) return []
    const said = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ')
    const words = new Set(said.toLowerCase().match(/\p{L}{4,}/gu))
    const before = asked.get(field.autocomplete)
    asked.set(field.autocomplete, before ?? words)
    return before && ![...words].some((word) => before.has(word))
      ? [observe(field, 'Cette donnée a un autre nom plus haut dans la page.')]
      : []
  })
})

/** RGAA 11.5, 11.6 and 11.8: fields of one kind are a group with a name, and groups of options have one. */
export const fieldGroups = still('fieldGroups', ['11.5', '11.6', '11.8'], () => {
  const { isShown, observe } = window.a11yInPage
  const GROUP = 'fieldset,[role=group],[role=radiogroup]'
  const names = new Map<string, Element>()
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  for (const radio of radios)
    if (!radio.closest(GROUP) && radios.filter(({ name }) => name === radio.name).length > 1)
      names.set(radio.name, radio)
  const named = (group: Element) =>
    Boolean(
      group.querySelector(':scope > legend')?.textContent?.trim() ||
      group.ariaLabel?.trim() ||
      (group.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .some((id) => document.getElementById(id)?.textContent?.trim()),
    )
  const several = (group: Element) =>
    group.querySelectorAll('input:not([type=hidden]),select,textarea').length > 1
  return [
    ...[...names.values()].map((radio) => observe(radio, 'Ces choix ne sont pas dans un groupe.', '11.5')),
    ...[...document.querySelectorAll(GROUP)]
      .filter((group) => isShown(group) && several(group) && !named(group))
      .map((group) => observe(group, 'Ce groupe de champs n’a pas de légende.', '11.6')),
    ...[...document.querySelectorAll('optgroup')]
      .filter((group) => !group.label.trim())
      .map((group) => observe(group, 'Ce groupe d’options n’a pas de nom.', '11.8')),
  ]
})
