import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { profil } from '#contract/profil/profil.ts'
import { CAPTCHA, expect, isSound, PASSWORD } from './portal.ts'

/** A password that the rules accept, for those who change theirs. */
export const NEW_PASSWORD = 'Bonjour-2026!Lyon'
/** The content of the page. */
export const main = (page: Page) => page.getByRole('main')

/** The message left for the page, as it is seen: what is only heard says it too, for the seconds that it takes. */
export const pageNotice = (page: Page) => main(page).locator('#avis')

/** Keeps what a page asks for at some addresses on its way, until the function that is returned is called. */
export const hold = async (page: Page, addresses: string) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Copies the captcha's code. */
export const fillCaptcha = async (page: Page) => {
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
  await page.getByLabel('Code captcha (obligatoire)').fill(CAPTCHA)
}

/** Opens the link of the last mail that someone got, in the page given. */
export const openMail = async (page: Page, courriel: string, subject: string, link = /validation/) => {
  await page.goto(`/demo/courriels?destinataire=${encodeURIComponent(courriel)}`)
  const mail = page.getByRole('article', { name: subject }).first()
  await mail.getByRole('link', { name: link }).click()
}

/** Field of the main e-mail address. */
export const mainAddress = (page: Page) => page.getByLabel(/^Adresse électronique principale \(obligatoire\)/)

/** Types a new password twice. */
export const fillNewPassword = async (page: Page, motDePasse: string) => {
  await page.getByLabel('Nouveau mot de passe (obligatoire)').fill(motDePasse)
  await page.getByLabel('Confirmation du mot de passe (obligatoire)').fill(motDePasse)
}

/** Confirms by the password and the keyboard, in the dialog of a sensitive action, that it is the person. */
export const confirmIdentity = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' })
  const field = dialog.getByLabel(/^Mot de passe actuel/)
  await expect(field).toBeFocused()
  await isSound(page)
  await field.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

/**
 * How far ahead the server's clock is, which has a day of its own (ms): it tells when a session opened, here a moment ago.
 */
export const clockAhead = async ({ request }: Pick<Page, 'request'>) => {
  const { sessions } = await (await request.get(profil.path)).json()
  const opened = (sessions as { ouverteLe: string }[]).map(({ ouverteLe }) => Date.parse(ouverteLe))
  return Math.max(...opened) - Date.now()
}

/** Codes of an application, as many periods of thirty seconds later as asked for, on a clock so far ahead. */
export const codesOf = (secret: string, ahead: number) => (periods: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead + periods * 30_000,
  })

/** Reads what the live regions of a page say from now on, each time one changes. */
export const messagesOf = async (page: Page) => {
  await page.evaluate(() => {
    const log: string[] = []
    const live = '[aria-live], output, [role=status], [role=alert]'
    const observer = new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        const added = element?.querySelectorAll('[role=alert]') ?? []
        return [element?.closest(live), ...added]
      })
      for (const region of new Set(regions)) if (region?.textContent) log.push(region.textContent)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { told: log })
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told)
}
