import { userInfo } from 'node:os'
import type { Command } from 'commander'
import { normaliseNir, nirFault } from '#rules/connexion/nir.ts'
import { compteByNumero } from '#server/kit/people/numeros.ts'
import { openAudit } from '#server/kit/audit/Audit.ts'
import { systemClock } from '#server/kit/clock.ts'
import { reglageOr } from '#server/kit/database/reglages.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import type { Trace } from './Runner.ts'

/** The names of a command, without what was typed after them: « comptes droits ». */
const nameOf = (command: Command): string => {
  const { parent } = command
  return parent?.parent ? `${nameOf(parent)} ${command.name()}` : command.name()
}

/** Numbers of people among what was typed. */
const nirsOf = (command: Command): string[] =>
  [...command.args, ...Object.values(command.opts<Record<string, unknown>>())]
    .filter((value) => typeof value === 'string')
    .map(normaliseNir)
    .filter((value) => nirFault(value) === undefined)

/** Account that a command names by its number: before it runs, since it may be the one that takes the account away. */
const accountOf = async ({ db }: Services, command: Command): Promise<string | undefined> => {
  const [nir] = nirsOf(command)
  return nir === undefined ? undefined : (await compteByNumero(db, nir))?.id
}

const author = () => `admin:${userInfo().username}`

/** Keeps in the journal of acts a command that opens the base by itself, once its schema is there. */
export const noteDone = async (db: Db, objet: string, motif?: string): Promise<void> => {
  const key = await reglageOr(db, 'cle', newToken())
  await openAudit({ db, clock: systemClock, key }).note({
    acte: 'administration',
    auteur: author(),
    objet,
    motif,
  })
}

/** Keeps in the journal of acts what a command does on an account among others, for the office and for whose account it is. */
export const noteOnCompte = (
  { audit }: Pick<Services, 'audit'>,
  {
    compteId,
    commande,
    motif,
  }: { readonly compteId: string; readonly commande: string; readonly motif: string },
): Promise<void> => audit.note({ acte: 'administration', auteur: author(), compteId, objet: commande, motif })

/** Runs a command, and keeps it in the journal of acts: by whom, on whose account, done or not. Never what was typed. */
export const traced = async <T>(
  services: Services,
  command: Command | undefined,
  work: (trace: Trace) => Promise<T>,
): Promise<T> => {
  const trace: Trace = {}
  const compteId = command && (await accountOf(services, command))
  const note = (refus?: string) =>
    services.audit.note({
      acte: 'administration',
      auteur: author(),
      compteId,
      ...trace,
      objet: command && nameOf(command),
      refus,
    })
  try {
    const done = await work(trace)
    await note()
    return done
  } catch (error) {
    await note(error instanceof Error ? error.constructor.name : 'Error')
    throw error
  }
}
