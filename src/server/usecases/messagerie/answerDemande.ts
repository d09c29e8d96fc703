import type { Notification } from '#contract/profil.ts'
import { reponseMessagerieMail } from '../../mail/mails.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { Refusal } from '../../Refusal.ts'
import type { Services } from '../../services.ts'
import { addMessage, changeDemande, demandeById } from '../../store/demandes.ts'
import { profilOf } from '../../store/profils.ts'
import type { Db } from '../../store/Store.ts'

interface Answer {
  readonly demandeId: string
  /** Plain text. */
  readonly texte: string
  /** The request is closed with this answer. */
  readonly clore?: boolean
}

/** Tells the person by mail, unless they asked not to be; the mail says nothing of the answer. */
const tell = async (db: Db, origin: string, now: number, compteId: string) => {
  const { courriel_principal, notifications } = await profilOf(db, compteId)
  const wanted = (JSON.parse(notifications) as Notification[]).includes('messagerie')
  if (wanted && courriel_principal !== '')
    await queueMail(db, now, courriel_principal, reponseMessagerieMail({ origin }))
}

/** An office answers a request of the messaging service, which is then unread; `introuvable` when there is none. */
export const answerDemande = async (
  services: Pick<Services, 'db' | 'clock' | 'config' | 'wakeMail'>,
  { demandeId, texte, clore = false }: Answer,
): Promise<void> => {
  const { db, clock, config, wakeMail } = services
  const now = clock().getTime()
  await db.transaction().execute(async (transaction) => {
    const demande = await demandeById(transaction, demandeId)
    if (!demande) throw new Refusal('introuvable')
    await addMessage(transaction, { demandeId, auteur: 'service', texte, now })
    const etat = clore ? 'CLOSE' : 'REPONDUE'
    await changeDemande(transaction, demandeId, { etat, non_lue: 1, modifie_le: now })
    await tell(transaction, config.origin, now, demande.compte_id)
  })
  wakeMail()
}
