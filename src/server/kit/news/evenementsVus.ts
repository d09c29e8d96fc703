import { actes, actionsQuiEngagent } from '#contract/kit/evenements.ts'
import { type Groupe, groupeDuService } from '#contract/accueil/groupes.ts'
import { genresDocument, nomsGenreDocument } from '#contract/documents/genres.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'
import type { Compte } from '../people/comptes.ts'
import { grantedServices } from '../people/rights.ts'
import { type EvenementRow, type ToldEvenement, toldOfEvenement } from './evenements.ts'

/** Action of the event that asks to confirm one's identity, and the other name that it may have. */
export const confirmActions = actes.identite

/** Events of some services, or of all others. */
export type OfServices =
  | { readonly among: readonly string[] }
  | { readonly outside: readonly string[] }
  | undefined

/** What of an account says which of its events its holder may see. */
type Seen = Pick<Compte, 'id' | 'etat' | 'lecture_seule' | 'services'>

/** What an event is about that opens with a service: the documents of a kind, or the account of the career. */
const opened = [
  ...nomsGenreDocument.map((genre) => ({ about: genre, service: genresDocument[genre].service })),
  { about: 'compteindividuelretraite', service: 'compteindividuelretraite' },
] as const

/** What the events of an account are not about for its holder, who could not open it. */
const refusedTo = (compte: Pick<Compte, 'etat' | 'services'>): readonly string[] => {
  // Nothing is granted to someone not confirmed, who sees only what asks for it.
  if (compte.etat !== 'CONFIRME') return []
  const granted = grantedServices(compte)
  return opened.flatMap(({ about, service }) => (granted.includes(service) ? [] : about))
}

/**
 * Of the events of an account, those that are its holder's: of someone not confirmed, only what asks for it, and nothing that
 * comes from the register; of someone who may only read, nothing that asks them to act.
 */
const ownedBy =
  ({ id, etat, lecture_seule }: Omit<Seen, 'services'>) =>
  (e: ExpressionBuilder<Tables, 'evenement'>) =>
    e.and([
      e('compte_id', '=', id),
      ...(etat === 'CONFIRME' ? [] : [e('action_ihm', 'in', [...confirmActions])]),
      ...(lecture_seule === 0
        ? []
        : [e.or([e('action_ihm', 'is', null), e('action_ihm', 'not in', [...actionsQuiEngagent])])]),
    ])

/** Those of them that they may see: what a service opens that they have not would be refused to them. */
const seenBy = (compte: Seen, services?: OfServices) => (e: ExpressionBuilder<Tables, 'evenement'>) => {
  const refused = refusedTo(compte)
  return e.and([
    ownedBy(compte)(e),
    ...(refused.length === 0 ? [] : [e('service', 'not in', refused)]),
    ...(services === undefined
      ? []
      : 'among' in services
        ? [e('service', 'in', [...services.among])]
        : [e('service', 'not in', [...services.outside])]),
  ])
}

/** Events that a person may see and that wait for no act that was done, or can be no more. */
const shown = (db: Db, compte: Seen) =>
  db.selectFrom('evenement').where(seenBy(compte)).where('clos_le', 'is', null)

export const isShown = async (db: Db, compte: Compte, id: string): Promise<boolean> =>
  (await shown(db, compte).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const writeFew = (compte: Omit<Seen, 'id'>, most: number) =>
  writtenOnce(1, (db: Db, id: string) =>
    shown(db, { ...compte, id })
      .select(toldOfEvenement)
      .limit(most + 1),
  )

const few = new Map<string, ReturnType<typeof writeFew>>()

const inOrder = (one: ToldEvenement, other: ToldEvenement) =>
  one.tri - other.tri || (one.id < other.id ? -1 : 1)

/**
 * The events that are shown, when there are so many at most: every dashboard asks for them, and few have more. So few are
 * put in order here: a base that did it would cost as much as it does to read them.
 */
export const fewShown = async (
  db: Db,
  { id, etat, lecture_seule, services }: Seen,
  most: number,
): Promise<ToldEvenement[] | undefined> => {
  const seeing = `${etat} ${lecture_seule} ${most} ${refusedTo({ etat, services }).join(' ')}`
  const ask = few.get(seeing) ?? writeFew({ etat, lecture_seule, services }, most)
  few.set(seeing, ask)
  const rows = await ask(db, id)
  return rows.length > most ? undefined : rows.toSorted(inOrder)
}

const groupe = sql<Groupe>`case service ${sql.join(
  Object.entries(groupeDuService).map(([service, its]) => sql`when ${sql.lit(service)} then ${sql.lit(its)}`),
  sql` `,
)} else 'autres' end`

/** The first events of each group that are shown, with how many their group has, and how many of these are not read. */
export const firstOfGroups = (db: Db, compte: Compte, most: number) =>
  db
    .selectFrom(
      shown(db, compte)
        .select(toldOfEvenement)
        .select([
          groupe.as('groupe'),
          sql<number>`row_number() over (partition by ${groupe} order by tri, id)`.as('rang'),
          sql<number>`count(*) over (partition by ${groupe})`.as('nombre'),
          sql<number>`sum(case statut when 'EVE_NON_LU' then 1 else 0 end) over (partition by ${groupe})`.as(
            'non_lus',
          ),
        ])
        .as('rangs'),
    )
    .selectAll()
    .where('rang', '<=', most)
    .orderBy('tri')
    .orderBy('id')
    .execute()

/** Every event that is a person's, closed ones too, and those that a service of theirs does not open. */
export const everyEvenement = (db: Db, compte: Compte): Promise<EvenementRow[]> =>
  db.selectFrom('evenement').selectAll().where(ownedBy(compte)).orderBy('tri').execute()

/** Some of them, the latest first; those of one day as the dashboard has them. */
export const pageOfEvenements = (
  db: Db,
  compte: Compte,
  { services, from, most }: { readonly services: OfServices; readonly from: number; readonly most: number },
): Promise<(ToldEvenement & Pick<EvenementRow, 'clos_le'>)[]> =>
  db
    .selectFrom('evenement')
    .select([...toldOfEvenement, 'clos_le'])
    .where(seenBy(compte, services))
    .orderBy('date_evenement', 'desc')
    .orderBy('tri')
    .orderBy('id')
    .limit(most)
    .offset(from)
    .execute()

/** How many events a person may see, closed ones too, by service and by whether they are read. */
export const countEvenements = (db: Db, compte: Compte) =>
  db
    .selectFrom('evenement')
    .select((e) => ['service', 'statut', e.fn.countAll<number>().as('nombre')])
    .where(seenBy(compte))
    .groupBy(['service', 'statut'])
    .execute()

/** Marks as read every event that a person may see, of some services; gives which were not. */
export const markSeen = async (db: Db, compte: Compte, services: OfServices): Promise<string[]> => {
  const rows = await db
    .updateTable('evenement')
    .set({ statut: 'EVE_LU' })
    .where(seenBy(compte, services))
    .where('statut', '=', 'EVE_NON_LU')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
