/** Longest address that e-mail carries (RFC 5321, §4.5.3.1.3: a path of 256 characters, less its two brackets). */
const LONGEST = 254

/** Shape of an address: what HTML accepts in an e-mail field, with a domain of at least two labels. */
const FORMAT =
  /^[a-zA-Z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z]{2,63}$/

/** Domains that an employer of the public service gives: the address is lost when its holder retires. */
const PROFESSIONAL = /^(?:.+\.)?(?:gouv|justice|insee)\.fr$|^ac-[a-z-]+\.fr$/

/** Removes the spaces around an address and puts its domain in small letters: the rest belongs to its owner. */
export const normaliseCourriel = (typed: string): string => {
  const trimmed = typed.trim()
  const at = trimmed.lastIndexOf('@')
  return at < 0 ? trimmed : trimmed.slice(0, at) + trimmed.slice(at).toLowerCase()
}

/** Whether a text, already normalised, is an e-mail address; an empty one is not. */
export const isCourriel = (courriel: string): boolean => courriel.length <= LONGEST && FORMAT.test(courriel)

/** Whether two addresses reach the same mailbox, for all that anyone can tell. */
export const sameCourriel = (one: string, other: string): boolean =>
  normaliseCourriel(one).toLowerCase() === normaliseCourriel(other).toLowerCase()

/** Whether an address looks like one of an employer of the public service. */
export const isCourrielProfessionnel = (courriel: string): boolean => {
  const normalised = normaliseCourriel(courriel).toLowerCase()
  const at = normalised.lastIndexOf('@')
  return at >= 0 && PROFESSIONAL.test(normalised.slice(at + 1))
}

/** Shows an address to someone who may not be its owner: `m•••@exemple.fr`. */
export const maskCourriel = (courriel: string): string => {
  const at = courriel.lastIndexOf('@')
  return at < 1 ? '•••' : `${courriel.slice(0, 1)}•••${courriel.slice(at)}`
}
