import type { Service } from '#contract/kit/services.ts'
import { PREMIERS_TROUVES, type Trouve } from '#contract/recherche/recherche.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { dateEnChiffres, dateEnLettres } from '#rules/format/dates.ts'
import { isFound, type Terme } from '#rules/recherche/termes.ts'
import type { Services } from '#server/services.ts'
import { correctionsOf } from './store.ts'

/** Corrections of the retirement account that a person asked for and that answer to a search: by number or date. */
export const findCorrections = async (
  { db }: Services,
  compteId: string,
  granted: readonly Service[],
  termes: readonly Terme[],
): Promise<Pick<Trouve, 'corrections'>> => {
  if (!granted.includes('compteindividuelretraite')) return {}
  const found = (await correctionsOf(db, compteId))
    .map(({ numero, cree_le }) => ({
      genre: 'correction' as const,
      numero,
      envoyeeLe: dayInParis(new Date(cree_le)),
    }))
    .filter(({ numero, envoyeeLe }) =>
      isFound(
        `demande de correction du compte individuel retraite CIR ${numero} ${dateEnChiffres(envoyeeLe)} ${dateEnLettres(envoyeeLe)}`,
        termes,
      ),
    )
  return { corrections: { total: found.length, premiers: found.slice(0, PREMIERS_TROUVES) } }
}
