import type { InputOf, SuccessOf } from '#contract/kit/call.ts'
import { messageKey } from '#contract/messages.ts'
import type { garderscenario, simulateur } from '#contract/simulation/simulateur.ts'
import { dayInParis, isCalendarDate } from '#rules/calendar/dates.ts'
import { simulatorOpensOn } from '#rules/simulation/simulateur.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { simulatorOpenFor } from '#server/kit/people/rights.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { newId } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { simulationsReport } from './simulationsPdf.ts'
import { putScenario, removeScenario, scenariosOf } from './store.ts'

/** What the simulator starts from: nothing of the career before it opens for the person. */
export const readSimulateur = async (
  { db, clock }: Services,
  compte: Compte,
): Promise<SuccessOf<typeof simulateur>> => {
  const today = dayInParis(clock())
  const eligible = simulatorOpenFor(compte, today)
  const ouvreLe = simulatorOpensOn(compte.date_naissance, today)
  const held = eligible ? await cirOf(db, compte.id) : undefined
  return {
    eligible: eligible && held !== undefined,
    ...(ouvreLe !== undefined && { ouvreLe }),
    ...(held && { cir: held.cir }),
    listeScenario: eligible ? await scenariosOf(db, compte.id) : [],
  }
}

/** Keeps a simulation, whose departure is on the first of a month. */
export const keepScenario = async (
  { db, clock }: Services,
  compteId: string,
  body: InputOf<typeof garderscenario>['body'],
): Promise<void> => {
  const { dateDepart } = body.hypotheses
  if (!isCalendarDate(dateDepart) || !dateDepart.endsWith('-01'))
    throw new Refusal('saisieRefusee', {
      champs: ['dateDepart'],
      erreurCode: messageKey('SIMULATION_DATE_KO'),
    })
  const nom = body.nom.trim().slice(0, 60)
  await putScenario(db, compteId, newId(), clock().getTime(), { ...body, nom })
}

/** Forgets a simulation. */
export const dropScenario = async ({ db }: Services, compteId: string, rang: number): Promise<void> => {
  await removeScenario(db, compteId, rang)
}

/** The simulations that a person keeps, as a PDF file. */
export const drawSimulations = async ({ db, clock }: Services, compte: Compte) => {
  const held = await cirOf(db, compte.id)
  const kept = await scenariosOf(db, compte.id)
  if (!held || kept.length === 0) throw new Refusal('introuvable')
  const report = simulationsReport(held.cir, kept, `${compte.prenom} ${compte.nom}`, dayInParis(clock()))
  // Loaded when needed only: it brings what draws PDF files, which a start does without.
  const { reportPdf } = await import('#server/kit/pdf/reportPdf.ts')
  return reportPdf(report, { createdOn: clock() })
}
