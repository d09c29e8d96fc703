import type { Page } from '@playwright/test'
import { CAPTCHA, expect, PASSWORD } from './portal.ts'

/** A password that the rules accept, for those who change theirs. */
export const NEW_PASSWORD = 'Bonjour-2026!Lyon'
/** The content of the page. */
export const main = (page: Page) => page.getByRole('main')

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
export const mainAddress = (page: Page) => page.getByLabel(/^Courriel principal \(obligatoire\)/)

/** Types a new password twice. */
export const fillNewPassword = async (page: Page, motDePasse: string) => {
  await page.getByLabel('Nouveau mot de passe (obligatoire)').fill(motDePasse)
  await page.getByLabel('Confirmation du mot de passe (obligatoire)').fill(motDePasse)
}

/** Confirms by the password, in the dialog of a sensitive action, that it is the person. */
export const confirmIdentity = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' })
  await dialog.getByLabel(/^Mot de passe actuel/).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect(dialog).toHaveCount(0)
}
