import { messageMapSchema } from '#contract/contenu/contenu.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { Check } from 'typebox/value'
import { typographie } from '#rules/format/typographie.ts'
import type { Services } from '#server/services.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { hasTags } from './sanitise.ts'
import { counted } from '../progress.ts'
import { AdministrationFault, type Output } from '../Runner.ts'

const checkText = (key: string, text: string) => {
  if (!(key in defaultMessages)) throw new AdministrationFault(`Le message « ${key} » n’existe pas.`)
  if (text.trim() === '' || hasTags(text))
    throw new AdministrationFault(
      `Le message « ${key} » doit être un texte simple, sans balise, et non vide.`,
    )
}

/** Publishes the texts that take the place of the default messages; those published before and not given go. */
export const publishMessages = async ({ db }: Services, given: unknown, { say }: Output): Promise<void> => {
  if (!Check(messageMapSchema, given))
    throw new AdministrationFault('Le fichier doit être un objet JSON de textes par clé : { "SRE_…": "…" }.')
  for (const [key, text] of Object.entries(given)) checkText(key, text)
  const texts = Object.entries(given).map(([key, text]) => [key, typographie(text)])
  await setReglage(db, 'messages', JSON.stringify(Object.fromEntries(texts)))
  say(
    texts.length === 0
      ? 'Tous les messages sont de nouveau ceux d’origine.'
      : `${counted(texts.length, 'message est publié et s’affiche', 'messages sont publiés et s’affichent')} dans les deux secondes ; les autres sont ceux d’origine.`,
  )
}
