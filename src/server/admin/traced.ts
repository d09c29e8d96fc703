import { userInfo } from 'node:os'
import type { Command } from 'commander'
import { normaliseNir, nirFault } from '#rules/connexion/nir.ts'
import { uuidOf } from '#rules/format/uuid.ts'
import { correctionByNumero } from '#server/carriere/store.ts'
import { dossierByNumero } from '#server/demande/store.ts'
import { compteByNumero } from '#server/kit/identity/numeros.ts'
import { openAudit } from '#server/kit/audit/Audit.ts'
import { openBaseClock } from '#server/kit/database/baseClock.ts'
import { reglageOr } from '#server/kit/database/reglages.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { newToken } from '#server/kit/secrets.ts'
import { conversationById } from '#server/messagerie/store.ts'
import type { Services } from '#server/services.ts'
import type { Ended, Trace } from './Runner.ts'

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

type Held = Promise<{ readonly compte_id: string } | undefined>

/** What the commands of a group name in the place of a person, and whose it is. */
const holders: Readonly<Record<string, (db: Db, named: string) => Held>> = {
  dossiers: dossierByNumero,
  corrections: (db, numero) => correctionByNumero(db, numero.trim().toUpperCase()),
  messagerie: async (db, typed) => {
    const id = uuidOf(typed)
    return id === undefined ? undefined : conversationById(db, id)
  },
}

/** Account that a command is about: the one whose number it was given, or who made the request that it names. */
const accountOf = async ({ db }: Services, command: Command): Promise<string | undefined> => {
  const [nir] = nirsOf(command)
  if (nir !== undefined) return (await compteByNumero(db, nir))?.id
  const [named] = command.args
  return named === undefined
    ? undefined
    : (await holders[command.parent?.name() ?? '']?.(db, named))?.compte_id
}

/** Who types a command: a user of the system, or the number of one that it has no name for, as a container may be given. */
export const author = (ask: () => { readonly username: string } = userInfo): string => {
  try {
    return `admin:${ask().username}`
  } catch {
    return `admin:${process.getuid?.() ?? 'inconnu'}`
  }
}

/** Keeps in the journal of acts a command that opens the base by itself, once its schema is there. */
export const noteDone = async (db: Db, objet: string, motif?: string): Promise<void> => {
  const key = await reglageOr(db, 'cle', newToken())
  const { clock, close } = await openBaseClock(db)
  await openAudit({ db, clock, key }).note({ acte: 'administration', auteur: author(), objet, motif })
  close()
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
export const traced = async <T extends Ended | void>(
  services: Services,
  command: Command | undefined,
  work: (trace: Trace) => Promise<T>,
): Promise<T> => {
  const trace: Trace = {}
  const account = async () => command && (await accountOf(services, command))
  // Before it runs, since it may be the one that takes the account away; and after, since it may be the one that opens it.
  const before = await account()
  const note = async (refus?: string) =>
    services.audit.note({
      acte: 'administration',
      auteur: author(),
      compteId: before ?? (refus === undefined ? await account() : undefined),
      ...trace,
      objet: command && nameOf(command),
      refus,
    })
  try {
    const done = await work(trace)
    await note(done?.interrompu ? 'Interrompu' : undefined)
    return done
  } catch (error) {
    await note(error instanceof Error ? error.constructor.name : 'Error')
    throw error
  }
}
