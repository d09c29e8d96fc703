import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('./**/*.tsx', {
  base: '../',
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What shows a social-security number, an IBAN or a password. */
const SECRET = /formatNir\(|formatIban\(|nirMasque|ibanMasque|'password'|"password"|new-password|'username'/
const MASK = /data-masque|masque: true/

/** Components that leave it to others, which mask: fields of the forms, and the number of the profile. */
const MASKING = /<(Masked|Nir|NirField|NirInput|IbanField|IbanInput|MaskedIban|PasswordField)\b/

it.each(Object.entries(sources).filter(([, source]) => SECRET.test(source)))(
  '%s hides what is private from those with whom the screen is shared',
  (_, source) => {
    expect(MASK.test(source) || MASKING.test(source)).toBe(true)
  },
)

it.each(['NirInput', 'IbanInput', 'MaskedIban', 'Masked'])('%s is masked', (name) => {
  expect(sources[`./components/numbers/${name}.tsx`]).toContain('data-masque=""')
})

it('passwords are masked, shown or not', () => {
  expect(sources['./form/password/PasswordField.tsx']).toMatch(/<input\s+data-masque=""/)
})

it('no field but the one that masks holds a password', () => {
  const fields = Object.entries(sources).filter(([, source]) => /type="password"|PasswordInput/.test(source))
  expect(fields.map(([file]) => file)).toEqual([])
})
