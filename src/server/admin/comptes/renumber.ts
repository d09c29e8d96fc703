import { changeCompte, type Compte } from '#server/kit/people/comptes.ts'
import {
  compteByNumero,
  formerHolder,
  giveWay,
  mayGiveWay,
  noteFormer,
  replaceIdentifiant,
} from '#server/kit/identity/numeros.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { Services } from '#server/services.ts'
import { RowRefusal } from '../imports/refusals.ts'
import { AdministrationFault } from '../Runner.ts'
import { numeroRemplaceMail } from './accountMails.ts'
import { tellByMail } from './tellHolder.ts'

/** Numbers of one person: the one that they had, and the one that takes its place. */
interface Numbers {
  readonly ancien: string
  readonly nouveau: string
}

/** A change of number: the account that stays, and the one that goes when there are two. */
export interface Renumbering extends Numbers {
  readonly garde: Compte
  readonly vide?: Compte
}

const MEANWHILE = 'Un compte a changé pendant ce temps : rien n’est fait. Relancez la commande.'

/**
 * What a change of number asks for, in the transaction given, in which it writes nothing; undefined when it is done already, or
 * when nobody has the former number. Throws a RowRefusal where two people might become one.
 */
export const planRenumbering = async (
  db: Db,
  { ancien, nouveau }: Numbers,
): Promise<Renumbering | undefined> => {
  const before = await compteByNumero(db, ancien)
  if (!before) {
    const former = await formerHolder(db, ancien)
    if (!former || former.identifiant === nouveau || former.nouveau_nir === nouveau) return undefined
    throw new RowRefusal(
      'L’ancien numéro a déjà été remplacé, et par un autre que celui-ci : donnez pour ancien celui que la personne a maintenant.',
    )
  }
  const numbers = { ancien: before.identifiant, nouveau }
  const after = await compteByNumero(db, nouveau)
  if (!after || after.id === before.id) return { ...numbers, garde: before }
  if (await mayGiveWay(db, after)) return { ...numbers, garde: before, vide: after }
  if (before.etat === 'REGISTRE' && (await mayGiveWay(db, before)))
    return { ...numbers, garde: after, vide: before }
  throw new RowRefusal(
    'L’ancien numéro et le nouveau ont chacun un compte qui sert : rien n’est fait, réunir deux personnes serait sans retour. Si c’est la même, libérez d’abord l’un des numéros avec « comptes supprimer », après une sauvegarde : le README dit dans quel ordre, et ce qui se réimporte.',
  )
}

const dropEmpty = async (db: Db, vide: Compte | undefined, now: number) => {
  if (vide && !(await giveWay(db, vide, now))) throw new AdministrationFault(MEANWHILE)
}

/** Does a change of number at once, in the transaction given; tells by mail who has a space. False when nobody is told. */
export const renumber = async (
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Db,
  { ancien, nouveau, garde, vide }: Renumbering,
  motif?: string,
): Promise<boolean> => {
  const now = clock().getTime()
  await dropEmpty(db, vide, now)
  if (garde.identifiant !== ancien) {
    await noteFormer(db, ancien, garde.id, now)
    return false
  }
  if (!(await replaceIdentifiant(db, garde, nouveau, now))) throw new AdministrationFault(MEANWHILE)
  if (garde.etat === 'REGISTRE') return false
  const mail = numeroRemplaceMail({ ...(motif !== undefined && { motif }), origin: config.origin })
  return tellByMail(db, garde.id, now, mail)
}

/** Asks someone who proved who they are to validate their new number at their next sign-in, in the transaction given. */
export const offerNumber = async (
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  { nouveau, garde, vide }: Renumbering,
): Promise<void> => {
  await dropEmpty(db, vide, clock().getTime())
  await changeCompte(db, garde.id, { nouveau_nir: nouveau })
}
