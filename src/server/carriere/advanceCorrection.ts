import { type EtatCorrection, peutPasser } from '#rules/carriere/correction/etatsCorrection.ts'
import { correctionAvanceeMail, nouvellesCorrection } from './correctionMails.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { correctionByNumero, moveCorrection } from './store.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { closeEvenements } from '#server/kit/news/evenements.ts'
import { tellPerson } from '#server/kit/news/tellPerson.ts'

interface Advance {
  readonly numero: string
  readonly etat: EtatCorrection
  /** Why, or what file is missing; empty when nothing is to be said. */
  readonly motif: string
}

/**
 * The office moves a correction on; its person is told on the dashboard, and by mail unless they asked not to be.
 * `introuvable` for an unknown number, `correctionEtat` for a state that cannot follow.
 */
export const advanceCorrection = async (
  { db, clock, config, wakeMail }: Pick<Services, 'db' | 'clock' | 'config' | 'wakeMail'>,
  advance: Advance,
): Promise<void> => {
  const { numero, etat, motif } = advance
  const now = clock().getTime()
  await db.transaction().execute(async (inside) => {
    const held = await correctionByNumero(inside, numero)
    if (!held) throw new Refusal('introuvable')
    const move = { de: held.etat, a: etat, motif: motif || null, now }
    if (!peutPasser(held.etat, etat) || !(await moveCorrection(inside, held.id, move)))
      throw new Refusal('correctionEtat')
    await closeEvenements(inside, held.compte_id, dayInParis(clock()), { objet: numero })
    await tellPerson({ clock }, inside, held.compte_id, {
      evenement: {
        service: 'compteindividuelretraite',
        action_ihm: 'lienCompteIndividuelRetraite',
        libelle1: nouvellesCorrection[etat],
        libelle2: numero,
        objet: numero,
      },
      notification: 'retraite',
      mail: correctionAvanceeMail({ numero, etat, origin: config.origin }),
    })
  })
  wakeMail()
}
