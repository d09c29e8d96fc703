import { type CalendarDate, calendarDate } from '#rules/calendar/dates.ts'
import { monthsBefore } from '../paie/periode.ts'
import { addDays } from '#rules/calendar/arithmetic.ts'
import { newId } from '#server/kit/identifiers.ts'
import { closeAsking } from '#server/demande/demande/keepDossier.ts'
import { addDossier } from '#server/demande/store.ts'
import { addPassage } from '#server/demande/storePassages.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { NatureDocument } from '../personas/natures.ts'
import { type DossierDemo, numeroRecu } from './dossiers.ts'

/** Writes the requests that someone of the demo sent before `today` (AAAA-MM-JJ); `uuidOf` finds their documents. */
export const seedDossiers = async (
  db: Db,
  compteId: string,
  dossiers: readonly DossierDemo[],
  today: CalendarDate,
  uuidOf: (nature: NatureDocument) => string | undefined,
): Promise<void> => {
  for (const { genre, numero, dansMois, codeMotifDepart, passages } of dossiers) {
    const id = newId()
    const moment = (days: number) => Date.parse(addDays(today, -days))
    await addDossier(db, {
      id,
      compte_id: compteId,
      genre,
      numero: numeroRecu(numero, addDays(today, -(passages[0]?.ilYAJours ?? 0))),
      etat: passages.at(-1)?.etat ?? 'recue',
      date_depart: calendarDate(`${monthsBefore(today.slice(0, 7), -dansMois)}-01`),
      json: JSON.stringify(codeMotifDepart === undefined ? {} : { depart: { codeMotifDepart } }),
      cle_envoi: id,
      cree_le: moment(passages[0]?.ilYAJours ?? 0),
      modifie_le: moment(passages.at(-1)?.ilYAJours ?? 0),
    })
    for (const { etat, ilYAJours, motif, usage, annuleePar, document } of passages)
      await addPassage(db, id, {
        etat,
        date_passage: addDays(today, -ilYAJours),
        motif,
        usage_piece: usage,
        annulee_par: annuleePar,
        document_uuid: document && uuidOf(document),
      })
    await closeAsking(db, compteId, genre, addDays(today, -(passages[0]?.ilYAJours ?? 0)))
  }
}
