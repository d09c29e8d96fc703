/** Cookies that the measurement leaves in a browser: visitors and visits, and the choice about them. */
const OWN = /^(_pk_|mtm_)/

/** Names of the measurement's cookies among those of the page. */
export const measureCookies = (cookies: string): string[] =>
  cookies
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => OWN.test(name))

/** Takes the measurement's cookies away. */
export const dropMeasureCookies = () => {
  for (const name of measureCookies(document.cookie)) document.cookie = `${name}=; path=/; max-age=0`
}
