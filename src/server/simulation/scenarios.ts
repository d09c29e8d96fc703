import { isDeepStrictEqual } from 'node:util'
import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import type { InputOf, SuccessOf } from '#contract/kit/call.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { fautesDuScenario } from '#contract/simulation/fautes/hypothesesFautes.ts'
import {
  type garderscenario,
  NOMBRE_SCENARIOS,
  type renommerscenario,
  type simulateur,
  type supprimerscenario,
} from '#contract/simulation/simulateur.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { simulatorOpensOn } from '#rules/simulation/simulateur.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import { drawReport } from '#server/kit/pdf/drawReport.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { simulatorOpenFor } from '#server/kit/people/rights.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { Services } from '#server/services.ts'
import { simulationsReport } from './pdf/simulationsPdf.ts'
import { addScenario, removeScenario, renameScenario, scenariosOf } from './store.ts'

/** The departure that an area knows someone to have asked for or chosen, as of a day. */
export type DepartPrevuDe = (
  services: Services,
  compte: Compte,
  today: CalendarDate,
) => Promise<DepartPrevu | undefined>

/** What the simulator starts from: nothing of the career before it opens for the person. */
export const readSimulateur = async (
  services: Services,
  compte: Compte,
  departPrevu: DepartPrevuDe,
): Promise<SuccessOf<typeof simulateur>> => {
  const { db, clock } = services
  const today = dayInParis(clock())
  const eligible = simulatorOpenFor(compte, today)
  const ouvreLe = simulatorOpensOn(compte.date_naissance, today)
  const held = eligible ? await cirOf(db, compte.id) : undefined
  const prevu = held && (await departPrevu(services, compte, today))
  return {
    eligible: eligible && held !== undefined,
    ...(ouvreLe !== undefined && { ouvreLe }),
    ...(held && { cir: held.cir }),
    ...(prevu && { departPrevu: prevu }),
    listeScenario: eligible ? await scenariosOf(db, compte.id) : [],
  }
}

/** The ranks, that which is asked for first: another tab may have taken it. */
const ranksFrom = (asked: number) => [
  asked,
  ...Array.from({ length: NOMBRE_SCENARIOS }, (_, index) => index + 1).filter((rang) => rang !== asked),
]

/**
 * Keeps a simulation of someone's account, refused where the screen refuses it, for the same reason; in place of no
 * other: `simulationsCompletes` when every rank is taken. The same one sent again, for its answer was lost, is kept once.
 */
export const keepScenario = async (
  services: Services,
  session: OpenSession,
  body: InputOf<typeof garderscenario>['body'],
): Promise<void> => {
  const { db, clock } = services
  const { compte } = session
  const today = dayInParis(clock())
  const held = simulatorOpenFor(compte, today) ? await cirOf(db, compte.id) : undefined
  if (!held) throw new Refusal('introuvable')
  const fautes = fautesDuScenario(held.cir, body, today, moisSuivant(today))
  const [erreurCode] = Object.values(fautes)
  if (erreurCode) throw new Refusal('saisieRefusee', { champs: Object.keys(fautes), erreurCode })
  const scenario = { ...body, nom: body.nom.trim() }
  const { rang: asked, nom, choix, hypotheses } = scenario
  await inSession(services, session, async (inside, { id }) => {
    const again = (await scenariosOf(inside, id)).some((kept) =>
      isDeepStrictEqual([kept.nom, kept.choix, kept.hypotheses], [nom, choix, hypotheses]),
    )
    if (again) return
    for (const rang of ranksFrom(asked))
      if (await addScenario(inside, id, { ...scenario, rang }, clock().getTime())) return
    throw new Refusal('simulationsCompletes')
  })
}

/** Gives a simulation another name. */
export const nameScenario = async (
  services: Services,
  session: OpenSession,
  { nom, ...designee }: InputOf<typeof renommerscenario>['body'],
): Promise<void> => {
  await inSession(services, session, async (db, { id }) => {
    if (!(await renameScenario(db, id, designee, nom.trim()))) throw new Refusal('introuvable')
  })
}

/** Forgets a simulation. */
export const dropScenario = async (
  services: Services,
  session: OpenSession,
  designee: InputOf<typeof supprimerscenario>['body'],
): Promise<void> => {
  await inSession(services, session, (db, { id }) => removeScenario(db, id, designee))
}

/** The simulations that a person keeps, as a PDF file. */
export const drawSimulations = async ({ db, clock }: Services, compte: Compte) => {
  const held = await cirOf(db, compte.id)
  const kept = await scenariosOf(db, compte.id)
  if (!held || kept.length === 0) throw new Refusal('introuvable')
  const report = simulationsReport(held.cir, kept, `${compte.prenom} ${compte.nom}`, dayInParis(clock()))
  return drawReport(compte.id, report, clock())
}
