import { isDeepStrictEqual } from 'node:util'
import { questionsCorrection } from '#contract/carriere/correctionForm.ts'
import type { correctioncir } from '#contract/carriere/corrections.ts'
import type { InputOf } from '#contract/kit/call.ts'
import { saisieInitiale, schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { naturesDeLigne, rowOfCir } from '#rules/carriere/correction/correction.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { correctionRecueMail } from './correctionMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { newId, newNumero } from '#server/kit/identifiers.ts'
import type { Services } from '#server/services.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import { addCorrection, correctionSentAs } from './store.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { closeEvenements } from '#server/kit/news/evenements.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { attachPieces, hasTheseFiles } from '#server/kit/pieces/attachPieces.ts'
import { holdSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'

type Asked = InputOf<typeof correctioncir>['body']

/** The correction that was sent with the same key; `correctionDejaRecue` when it was changed since. */
const sentBefore = async (db: Db, compteId: string, { cleEnvoi, pieces }: Asked, content: object) => {
  const kept = await correctionSentAs(db, compteId, cleEnvoi)
  if (!kept) throw new Refusal('erreurTechnique')
  // What the account called the row may have changed, not what was asked for.
  const { objet: _objet, ...asked } = JSON.parse(kept.json) as { readonly objet: string }
  const same =
    isDeepStrictEqual(asked, content) && (await hasTheseFiles(db, { correction_id: kept.id }, pieces))
  if (!same) throw new Refusal('correctionDejaRecue')
  return { id: kept.id, numero: kept.numero }
}

/**
 * Sends a correction of the account: once, however many times it is asked for with the same key. `correctionDejaRecue`
 * when that key comes with something else.
 */
export const sendCorrection = async (services: Services, session: OpenSession, asked: Asked) => {
  const { compte } = session
  const { db, clock, config, wakeMail } = services
  if (compte.acces_modification_cir === 0) throw new Refusal('cirModification')
  const { nature, ligneId, valeurs } = asked
  const contexte = { today: dayInParis(clock()) }
  const questions = questionsCorrection(nature)
  const given = { ...saisieInitiale(questions, contexte), ...valeurs, explication: asked.explication }
  const { explication, ...kept } = checkForm(schemaDe(questions, contexte), given)
  const held = await cirOf(db, compte.id)
  if (!held) throw new Refusal('introuvable')
  const objet = rowOfCir(held.cir, ligneId)
  if (objet === undefined || !naturesDeLigne(held.cir, ligneId).includes(nature))
    throw new Refusal('correctionLigne')
  const content = { nature, ligneId, explication, valeurs: kept }
  const [id, numero, now] = [newId(), newNumero(services, 'CIR'), clock().getTime()]
  const sent = await db.transaction().execute(async (inside) => {
    await holdSession(inside, session)
    const row = {
      id,
      compte_id: compte.id,
      numero,
      etat: 'transmise' as const,
      json: JSON.stringify({ ...content, objet }),
      cle_envoi: asked.cleEnvoi,
      motif: null,
      cree_le: now,
      modifie_le: now,
    }
    if (!(await addCorrection(inside, row))) return sentBefore(inside, compte.id, asked, content)
    await attachPieces(inside, compte.id, asked.pieces, { correction_id: id })
    // What is missing has no row yet: an event about it names what kind of correction adds it.
    await closeEvenements(inside, compte.id, contexte.today, { objet: ligneId || nature })
    const { courriel_principal } = await profilOf(inside, compte.id)
    if (courriel_principal !== '')
      await queueMail(inside, now, courriel_principal, correctionRecueMail({ numero, origin: config.origin }))
    return { id, numero }
  })
  wakeMail()
  return { correctionId: sent.id, numero: sent.numero }
}
