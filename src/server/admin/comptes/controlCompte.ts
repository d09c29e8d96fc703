import { surUneLigne } from '#rules/format/typographie.ts'
import { eraseComptes, eraseCourriels, filesOfComptes } from '#server/kit/database/erase.ts'
import { condemnFiles, removeCondemned } from '#server/kit/files/condemnFiles.ts'
import { dropPendingIban } from '#server/kit/identity/banque.ts'
import { changeCompte, lockCompte } from '#server/kit/people/comptes.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { dropWaysIn } from '#server/kit/session/jetons.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'
import type { Services } from '#server/services.ts'
import { findCompte } from '../imports/fields.ts'
import { counted } from '../progress.ts'
import { AdministrationFault, type Output, type Trace } from '../Runner.ts'
import { retablissementMail, suppressionMail, suspensionMail } from './accountMails.ts'
import { tellHolder } from './tellHolder.ts'

/** A reason, told to the person and kept in the journal: a sentence. */
export const reasonOf = (typed: string, trace: Trace): string => {
  const motif = surUneLigne(typed)
  if (motif.length < 10 || motif.length > 500)
    throw new AdministrationFault(
      '--motif doit être une phrase de 10 à 500 caractères : la personne la lira.',
    )
  trace.motif = motif
  return motif
}

/** What to say of files that the store did not delete; nothing when there are none. */
export const leftSentence = (left: number): string =>
  left === 0
    ? ''
    : ` Le magasin d’objets n’a pas pu effacer ${counted(left, 'fichier')} : la purge d’un serveur le fera.`

/** Closes every session of a person. */
export const closeSessions = async ({ db }: Services, nir: string, { say }: Output): Promise<void> => {
  const { id } = await findCompte(db, nir)
  const [done] = await endSessionsOf(db, id)
  say(`Sessions fermées : ${Number(done?.numDeletedRows ?? 0)}.`)
}

/** Ends the waits that failed tries put on an account, from whatever browser or network. */
export const unlock = async ({ db }: Services, nir: string, { say }: Output): Promise<void> => {
  const { id, etat, deblocages, suspendu_le } = await findCompte(db, nir)
  if (etat === 'REGISTRE')
    throw new AdministrationFault('Cette personne n’a pas d’espace : il n’y a rien à débloquer.')
  await changeCompte(db, id, { deblocages: deblocages + 1 })
  say(
    suspendu_le === null
      ? 'Le compte est débloqué : la personne peut se connecter dès maintenant.'
      : 'Le compte est débloqué, mais il reste suspendu : « comptes retablir » rend l’accès à la personne.',
  )
}

/** Closes an account to everyone, its holder included, withdraws what was asked for on it and waits, and tells them why. */
export const suspend = async (
  { db, clock, config }: Services,
  { nir, motif }: { readonly nir: string; readonly motif: string },
  trace: Trace,
  { say }: Output,
): Promise<void> => {
  const reason = reasonOf(motif, trace)
  const { id } = await findCompte(db, nir)
  const now = clock().getTime()
  const sentence = await db.transaction().execute(async (inside) => {
    const compte = await lockCompte(inside, id)
    if (compte.suspendu_le !== null)
      throw new AdministrationFault(
        'Ce compte est déjà suspendu : rien n’est fait, et personne n’est prévenu.',
      )
    await changeCompte(inside, id, { suspendu_le: now })
    await endSessionsOf(inside, id)
    await dropWaysIn(inside, id)
    await dropPendingIban(inside, await profilOf(inside, id), new Date(now))
    return tellHolder(inside, compte, now, suspensionMail({ motif: reason, origin: config.origin }))
  })
  say(`Le compte est suspendu, ses sessions fermées. ${sentence}`)
}

/** Opens a suspended account again. */
export const restoreCompte = async (
  { db, clock, config }: Services,
  nir: string,
  { say }: Output,
): Promise<void> => {
  const { id } = await findCompte(db, nir)
  const sentence = await db.transaction().execute(async (inside) => {
    const compte = await lockCompte(inside, id)
    if (compte.suspendu_le === null) throw new AdministrationFault('Ce compte n’est pas suspendu.')
    await changeCompte(inside, id, { suspendu_le: null })
    return tellHolder(inside, compte, clock().getTime(), retablissementMail(config.origin))
  })
  say(`Le compte est rétabli. ${sentence}`)
}

/** Erases an account with everything that hangs on it and its files; the journal of acts keeps that it was. */
export const erase = async (
  services: Services,
  { nir, motif, oui = false }: { readonly nir: string; readonly motif: string; readonly oui?: boolean },
  trace: Trace,
  { say }: Output,
): Promise<void> => {
  const { db, clock, config } = services
  const reason = reasonOf(motif, trace)
  const { id, prenom, nom } = await findCompte(db, nir)
  if (!oui)
    throw new AdministrationFault(
      `Ce compte (${prenom} ${nom}), ses documents et ses demandes seront effacés sans retour : ajoutez --oui pour confirmer.`,
    )
  const { files, sentence } = await db.transaction().execute(async (inside) => {
    const compte = await lockCompte(inside, id)
    const held = await filesOfComptes(inside, [id])
    const { courriel_principal, courriel_secondaire } = await profilOf(inside, id)
    await eraseCourriels(
      inside,
      [courriel_principal, courriel_secondaire].filter((address) => address !== ''),
      id,
    )
    const mailed = await tellHolder(
      inside,
      compte,
      clock().getTime(),
      suppressionMail({ motif: reason, origin: config.origin }),
    )
    await eraseComptes(inside, [id])
    await condemnFiles(inside, held)
    return { files: held, sentence: mailed }
  })
  const left = await removeCondemned(services, files)
  say(
    `Le compte est supprimé, avec ${counted(files.length - left, 'fichier')}.${leftSentence(left)} ${sentence}`,
  )
}
