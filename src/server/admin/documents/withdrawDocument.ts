import { basename, dirname } from 'node:path'
import { kilooctets } from '#rules/format/nombres.ts'
import { condemnFiles, removeCondemned } from '#server/kit/files/condemnFiles.ts'
import { expectFile, forgetFiles } from '#server/kit/files/fichiersAttendus.ts'
import { searchedText, sumOf } from '#server/kit/files/storeDocument.ts'
import { newId } from '#server/kit/identifiers.ts'
import type { DocumentRow } from '#server/kit/files/documents.ts'
import type { Mail } from '#server/kit/mail/Mail.ts'
import { compteById } from '#server/kit/people/comptes.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { Services } from '#server/services.ts'
import { documentRetireMail } from '../comptes/accountMails.ts'
import { leftSentence, reasonOf } from '../comptes/controlCompte.ts'
import { tellConfirmed } from '../comptes/tellHolder.ts'
import { rememberWithdrawn } from '#server/kit/files/documentsRetires.ts'
import { readPdf } from '../imports/readInFolder.ts'
import { namedDocument, type Withdrawal } from './namedDocument.ts'
import { documentUuidOf } from './prepareDocument.ts'
import { AdministrationFault, type Output, type Trace } from '../Runner.ts'

/** What was made of a document goes with it: archives that hold it, and its lines to compare. */
const dropDerived = async (db: Db, { uuid, compte_id }: DocumentRow) => {
  await db.deleteFrom('archive').where('compte_id', '=', compte_id).execute()
  await db.deleteFrom('bulletin').where('document_uuid', '=', uuid).execute()
}

/** A document that is not as it was read: its file is another, and must not be taken for the one that goes. */
const refuseChanged = ({ libelle1 }: DocumentRow, changed: bigint) => {
  if (changed === 0n)
    throw new AdministrationFault(
      `« ${libelle1} » a été retiré ou remplacé pendant ce temps : rien n’a été fait. Recommencez s’il le faut.`,
    )
}

/** Tells who had a document that it is no longer the same; gives the sentence that says whether they are. */
const tellOwner = async (
  db: Db,
  { compte_id }: Pick<DocumentRow, 'compte_id'>,
  now: number,
  mail: Mail,
): Promise<string> => tellConfirmed(db, await compteById(db, compte_id), now, { mail, closed: 'ce document' })

/** Takes a document away from a person who should not have it: its row, its events, its file. */
export const withdrawDocument = async (
  services: Services,
  { uuid: named, motif }: Withdrawal,
  trace: Trace,
  { say }: Output,
): Promise<void> => {
  const { db, clock, config } = services
  const reason = reasonOf(motif, trace)
  const row = await namedDocument(db, { uuid: named, motif: reason }, trace)
  const { uuid, reference } = row
  const mail = documentRetireMail({ motif: reason, remplace: false, origin: config.origin })
  const sentence = await db.transaction().execute(async (inside) => {
    await dropDerived(inside, row)
    await inside
      .deleteFrom('evenement')
      .where('compte_id', '=', row.compte_id)
      .where('document_uuid', '=', uuid)
      .execute()
    const { numDeletedRows } = await inside
      .deleteFrom('document')
      .where('uuid', '=', uuid)
      .where('fichier', '=', row.fichier)
      .executeTakeFirstOrThrow()
    refuseChanged(row, numDeletedRows)
    if (reference !== null)
      await rememberWithdrawn(inside, {
        uuid: documentUuidOf(row.compte_id, reference),
        compte_id: row.compte_id,
        retire_le: clock().getTime(),
      })
    await condemnFiles(inside, [row.fichier])
    return tellOwner(inside, row, clock().getTime(), mail)
  })
  const left = await removeCondemned(services, [row.fichier])
  say(
    `« ${row.libelle1} » est retiré${left === 0 ? ', avec son fichier' : ''}.${leftSentence(left)} ${sentence}`,
  )
  if (reference !== null)
    say(
      'Corrigez aussi sa ligne dans le manifeste, ou ôtez-l’en : importée de nouveau telle quelle, elle sera refusée.',
    )
}

/** Puts another file in the place of a document's; its title and its date stay. */
export const replaceDocument = async (
  services: Services,
  { uuid: named, motif, fichier }: Withdrawal & { readonly fichier: string },
  trace: Trace,
  { say }: Output,
): Promise<void> => {
  const { db, clock, objects, config } = services
  const reason = reasonOf(motif, trace)
  const row = await namedDocument(db, { uuid: named, motif: reason }, trace)
  const { uuid } = row
  const bytes = await readPdf(dirname(fichier), basename(fichier))
  const key = `${newId()}.pdf`
  const libelle2 = `${row.nom_fichier} (PDF, ${kilooctets(bytes.length)})`
  const recherche = searchedText({ ...row, libelle2 })
  await expectFile(db, key, clock().getTime())
  await objects.put(key, bytes)
  const mail = documentRetireMail({ motif: reason, remplace: true, origin: config.origin })
  const sentence = await db.transaction().execute(async (inside) => {
    await dropDerived(inside, row)
    const { numUpdatedRows } = await inside
      .updateTable('document')
      .set({ fichier: key, taille: bytes.length, empreinte: sumOf(bytes), libelle2, recherche })
      .where('uuid', '=', uuid)
      .where('fichier', '=', row.fichier)
      .executeTakeFirstOrThrow()
    refuseChanged(row, numUpdatedRows)
    await forgetFiles(inside, [key])
    await condemnFiles(inside, [row.fichier])
    return tellOwner(inside, row, clock().getTime(), mail)
  })
  const left = await removeCondemned(services, [row.fichier])
  say(`Le fichier de « ${row.libelle1} » est remplacé.${leftSentence(left)} ${sentence}`)
}
