import { messagealerteSchema } from '#contract/contenu/contenu.ts'
import { Check } from 'typebox/value'
import { typographie } from '#rules/format/typographie.ts'
import type { Services } from '#server/services.ts'
import { dropReglage, setReglage } from '#server/kit/database/reglages.ts'
import { hasTags } from './sanitise.ts'
import { AdministrationFault, type Output } from '../Runner.ts'

/** Setting that holds the banner of every page. */
const ALERTE = 'messagealerte'
const LONGEST = 500

interface Typed {
  readonly niveau: string
  readonly titre: string
  readonly texte: string
}

/** Publishes the banner of every page. */
export const publishAlerte = async ({ db }: Services, typed: Typed, { say }: Output): Promise<void> => {
  const { niveau, titre, texte } = typed
  if ([titre, texte].some((text) => text.trim() === '' || text.length > LONGEST || hasTags(text)))
    throw new AdministrationFault(
      `Le titre et le texte d’une alerte sont des textes simples, sans balise, de ${LONGEST} caractères au plus.`,
    )
  const alerte = { niveau, titre: typographie(titre.trim()), texte: typographie(texte.trim()) }
  if (!Check(messagealerteSchema, alerte))
    throw new AdministrationFault('Le niveau d’une alerte est vert, orange ou rouge.')
  await setReglage(db, ALERTE, JSON.stringify(alerte))
  say('L’alerte est publiée ; elle s’affiche dans les deux secondes.')
}

export const withdrawAlerte = async ({ db }: Services, { say }: Output): Promise<void> => {
  await dropReglage(db, ALERTE)
  say('Il n’y a plus d’alerte.')
}
