import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { type Observation, type Probe, whateverTheColours } from './probe.ts'

/**
 * Rules of conformity that RGAA 8.2 names: tags nested and closed as the standard says, no attribute nor identifier twice.
 * `input-attributes` is not among them: it refuses `autocapitalize` on a password, which the standard allows on every element.
 */
const rules = [
  'attribute-allowed-values',
  'close-order',
  'deprecated',
  'element-name',
  'element-permitted-content',
  'element-permitted-occurrences',
  'element-permitted-order',
  'element-permitted-parent',
  'element-required-ancestor',
  'element-required-attributes',
  'element-required-content',
  'form-dup-name',
  'input-missing-label',
  'map-id-name',
  'no-deprecated-attr',
  'no-dup-attr',
  'no-dup-id',
  'no-missing-references',
  'script-element',
  'unrecognized-char-ref',
  'valid-id',
]

const validator = new HtmlValidate({
  root: true,
  extends: [],
  elements: ['html5'],
  rules: {
    ...Object.fromEntries(rules.map((rule) => [rule, 'error'])),
    'valid-id': ['error', { relaxed: true }],
    // The boxes of a group share their name, as the standard has them.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  },
})

/** What html-validate says against the document. */
const htmlFaults = async (html: string): Promise<readonly Observation[]> => {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ selector, message, ruleId, offset }) => ({
      selector: selector ?? 'html',
      html: html.slice(offset, offset + 160),
      message: `${ruleId} : ${message}`,
    }))
}

/** What was said of documents, by their sum: a width or a state seldom changes them. */
const said = new Map<string, ReturnType<typeof htmlFaults>>()

const faultsOnce = (html: string): ReturnType<typeof htmlFaults> => {
  const sum = createHash('sha256').update(html).digest('hex')
  const known = said.get(sum) ?? htmlFaults(html)
  said.set(sum, known)
  return known
}

/** RGAA 8.1 and 8.2: the document as it is once the scripts ran is valid. */
export const validHtml: Probe = {
  id: 'validHtml',
  criteria: ['8.1', '8.2'],
  applies: whateverTheColours,
  run: async (page, { whole }) =>
    faultsOnce(
      whole
        ? await page.content()
        : await page.evaluate(() => document.querySelector('#storybook-root')?.innerHTML ?? ''),
    ),
}
