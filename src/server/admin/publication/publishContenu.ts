import {
  contenuSchema,
  privateContents,
  publicContents,
  type ContentId,
  type Contenu,
} from '#contract/contenu/contenu.ts'
import { Check } from 'typebox/value'
import { contents } from '#server/contenu/content/defaultContents.ts'
import { typographie } from '#rules/format/typographie.ts'
import type { Services } from '#server/services.ts'
import { dropContenu, setContenu } from '#server/kit/database/reglages.ts'
import { hasTags, sanitise } from './sanitise.ts'
import { AdministrationFault, type Output } from '../Runner.ts'

/** Every page whose content may be published. */
const pages: readonly ContentId[] = [...new Set([...publicContents, ...privateContents])].toSorted()

const knownPage = (typed: string): ContentId => {
  const page = pages.find((one) => one === typed)
  if (page === undefined)
    throw new AdministrationFault(`La page « ${typed} » n’existe pas. Pages : ${pages.join(', ')}.`)
  return page
}

const plain = (where: string, text: string): string => {
  if (hasTags(text)) throw new AdministrationFault(`${where} est un texte simple : retirez-en les balises.`)
  return typographie(text)
}

/** A content made safe to inject, and what was taken away, in words. */
const safeContenu = ({ champ, paragraphe }: Contenu) => {
  const removed: string[] = []
  const blocks = Object.entries(paragraphe).map(([key, { titre, texte }]) => {
    const clean = sanitise(texte)
    removed.push(...clean.removed.map((what) => `bloc « ${key} » : ${what}`))
    return [
      key,
      { titre: plain(`Le titre du bloc « ${key} »`, titre), texte: typographie(clean.html) },
    ] as const
  })
  const fields = Object.entries(champ).map(
    ([key, text]) => [key, plain(`Le champ « ${key} »`, text)] as const,
  )
  return { contenu: { champ: Object.fromEntries(fields), paragraphe: Object.fromEntries(blocks) }, removed }
}

/** Parts of the default content that another one does not have: the page then goes without them. */
const missingParts = (page: ContentId, { champ, paragraphe }: Contenu): string[] => {
  const expected = contents[page].contenu
  return [
    ...Object.keys(expected.paragraphe).filter((key) => !(key in paragraphe)),
    ...Object.keys(expected.champ).filter((key) => !(key in champ)),
  ]
}

/** Publishes the content of a page over the default one; what is not safe in it is taken away, and said. */
export const publishContenu = async (
  { db }: Services,
  typed: string,
  given: unknown,
  { say }: Output,
): Promise<void> => {
  const page = knownPage(typed)
  if (!Check(contenuSchema, given))
    throw new AdministrationFault(
      'Le fichier n’a pas la forme d’un contenu : { "champ": { … }, "paragraphe": { "cle": { "titre": "…", "texte": "…" } } }. Partez de « contenu exporter ».',
    )
  const { contenu, removed } = safeContenu(given)
  await setContenu(db, page, JSON.stringify(contenu))
  for (const what of removed) say(`Retiré, ${what}.`)
  const missing = missingParts(page, contenu)
  if (missing.length > 0)
    say(`Attention : la page a d’ordinaire aussi ${missing.join(', ')} ; elle s’affichera sans.`)
  say(`Le contenu de « ${page} » est publié ; il s’affiche dans les deux secondes.`)
}

/** Writes the present content of a page as JSON, to be changed and published. */
export const exportContenu = async (services: Services, typed: string, { say }: Output): Promise<void> =>
  say(JSON.stringify((await services.published()).modeles[knownPage(typed)], null, 2))

/** Takes back what was published for a page: the default content shows again. */
export const withdrawContenu = async ({ db }: Services, typed: string, { say }: Output): Promise<void> => {
  const page = knownPage(typed)
  say(
    (await dropContenu(db, page))
      ? `Le contenu de « ${page} » est de nouveau celui d’origine.`
      : `Rien n’était publié pour « ${page} » : son contenu est celui d’origine.`,
  )
}
