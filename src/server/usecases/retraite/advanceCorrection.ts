import type { Notification } from '#contract/profil.ts'
import { type EtatCorrection, peutPasser } from '#rules/retirement/etatsCorrection.ts'
import { frenchDate } from '../../clock.ts'
import { correctionAvanceeMail } from '../../mail/mails.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { Refusal } from '../../Refusal.ts'
import { newId } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { correctionByNumero, moveCorrection } from '../../store/corrections.ts'
import { addEvenements } from '../../store/evenements.ts'
import { firstRanks } from '../../store/imports.ts'
import { profilOf } from '../../store/profils.ts'
import type { Db } from '../../store/Store.ts'

interface Advance {
  readonly numero: string
  readonly etat: EtatCorrection
  /** Why, or what file is missing; empty when nothing is to be said. */
  readonly motif: string
}

/** What the dashboard says of a correction that has moved. */
const nouvelles: Readonly<Record<EtatCorrection, string>> = {
  transmise: 'Votre demande de correction est transmise',
  encours: 'Votre demande de correction est en cours d’étude',
  piecedemandee: 'Une pièce est demandée pour votre correction',
  acceptee: 'Votre demande de correction est acceptée',
  refusee: 'Votre demande de correction est refusée',
}

const announce = async (db: Db, compteId: string, { numero, etat }: Advance, today: string) => {
  const rank = (await firstRanks(db, [compteId])).get(compteId) ?? 1
  await addEvenements(db, [
    {
      id: newId(),
      compte_id: compteId,
      document_uuid: null,
      statut: 'EVE_NON_LU',
      service: 'compteindividuelretraite',
      action_ihm: 'lienCompteIndividuelRetraite',
      tri: rank - 1,
      libelle1: nouvelles[etat],
      libelle2: numero,
      date_evenement: today,
      reference_url: null,
    },
  ])
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
    await announce(inside, held.compte_id, advance, frenchDate(clock()))
    const { courriel_principal, notifications } = await profilOf(inside, held.compte_id)
    const wanted = (JSON.parse(notifications) as Notification[]).includes('retraite')
    if (wanted && courriel_principal !== '')
      await queueMail(
        inside,
        now,
        courriel_principal,
        correctionAvanceeMail({ numero, origin: config.origin }),
      )
  })
  wakeMail()
}
