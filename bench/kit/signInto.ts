import type { BrowserContext } from '@playwright/test'
import { nirKey } from '#rules/connexion/nir.ts'
import { captcha, connexion } from '#contract/connexion/connexion.ts'

/** Code of every captcha of a server that a bench starts. */
export const CODE = 'ACE234'

/** Camille Moreau, who has something in every corner of the demonstration. */
const PERSON = { identifiant: '269057505601260', secret: 'Retraite-2026!ok', code: CODE }

/** A number of a man or of a woman born in 1980, in Lyon. */
export const nirOf = (rank: number) => {
  const body = `${1 + (rank % 2)}8001${'69381'}${String(rank >> 1).padStart(3, '0')}`
  return body + String(nirKey(body)).padStart(2, '0')
}

/** Opens a session in a browser without its form. */
export const signInto = async ({ request }: BrowserContext, origin: string) => {
  const { uuid } = (await (await request.get(`${origin}${captcha.path}?son=adresse`)).json()) as {
    uuid: string
  }
  const answer = await request.post(`${origin}${connexion.path}`, { form: { ...PERSON, uuid } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
}
