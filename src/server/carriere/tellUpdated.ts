import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { closeEvenements } from '#server/kit/news/evenements.ts'
import { tellPerson } from '#server/kit/news/tellPerson.ts'
import type { Services } from '#server/services.ts'
import { compteMisAJourMail } from './correctionMails.ts'
import { noteAnnounced, unannouncedCorrections } from './store.ts'

/**
 * Tells a person whose account has just been replaced, when a correction was accepted since the one before, of
 * `misAJourLe`: it is the end of what they asked for. Nothing to the others, whose account changes every year.
 */
export const tellUpdated = async (
  services: Pick<Services, 'clock' | 'config'>,
  db: Db,
  compteId: string,
  misAJourLe: CalendarDate,
): Promise<void> => {
  const accepted = await unannouncedCorrections(db, compteId)
  const numeros = accepted
    .filter(({ modifie_le }) => dayInParis(new Date(modifie_le)) >= misAJourLe)
    .map(({ numero }) => numero)
  if (numeros.length === 0) return
  const moment = services.clock()
  const today = dayInParis(moment)
  // An account says the day it was updated, not the hour: of two on one day, the first tells it.
  await noteAnnounced(db, compteId, numeros, moment.getTime())
  for (const objet of numeros) await closeEvenements(db, compteId, today, { objet })
  const mail = compteMisAJourMail({ numeros, origin: services.config.origin })
  await tellPerson(services, db, compteId, {
    evenement: {
      service: 'compteindividuelretraite',
      action_ihm: 'lienCompteIndividuelRetraite',
      libelle1: mail.sujet,
      libelle2: `Correction acceptée : ${numeros.join(', ')}`,
      objet: null,
    },
    notification: 'retraite',
    mail,
  })
}
