import type { Service } from '#contract/kit/services.ts'
import type { Services } from '#server/services.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { changeCompte, type Compte, lockCompte } from '#server/kit/people/comptes.ts'
import { servicesOf } from './compteRow.ts'
import type { Output, Trace } from '../Runner.ts'
import { findCompte } from '../imports/fields.ts'
import { reasonOf } from './controlCompte.ts'
import { droitsMail, lectureSeuleMail } from './rightsMails.ts'
import { tellConfirmed, tellHolder } from './tellHolder.ts'

interface Rights {
  readonly nir: string
  readonly motif: string
  /** Names of services, separated by spaces or commas. */
  readonly accorder?: string | undefined
  readonly retirer?: string | undefined
}

const UNCHANGED = 'Rien ne change : personne n’est prévenu.'

const locked = async (db: Db, nir: string): Promise<Compte> => lockCompte(db, (await findCompte(db, nir)).id)

/** Grants services to a person and takes others away, and tells them what changes and why. */
export const changeRights = async (
  services: Services,
  { nir, motif, accorder = '', retirer = '' }: Rights,
  trace: Trace,
  { say }: Output,
): Promise<void> => {
  const reason = reasonOf(motif, trace)
  const granted = servicesOf(accorder)
  const removed = servicesOf(retirer)
  const { origin } = services.config
  const now = services.clock().getTime()
  const { kept, sentence } = await services.db.transaction().execute(async (db) => {
    const compte = await locked(db, nir)
    const present = JSON.parse(compte.services) as Service[]
    const next = servicesOf([...present, ...granted].join(' ')).filter(
      (service) => !removed.includes(service),
    )
    const ouverts = next.filter((service) => !present.includes(service))
    const retires = present.filter((service) => !next.includes(service))
    if (ouverts.length + retires.length === 0) return { kept: next, sentence: UNCHANGED }
    await changeCompte(db, compte.id, { services: JSON.stringify(next) })
    const mail = droitsMail({ ouverts, retires, motif: reason, origin })
    return { kept: next, sentence: await tellConfirmed(db, compte, now, { mail, closed: 'ces services' }) }
  })
  say(`Services accordés : ${kept.join(', ') || 'aucun'}. ${sentence}`)
}

/** Makes an account one that only reads, or not, and tells its holder why. */
export const setReadOnly = async (
  services: Services,
  {
    nir,
    lectureSeule,
    motif,
  }: { readonly nir: string; readonly lectureSeule: boolean; readonly motif: string },
  trace: Trace,
  { say }: Output,
): Promise<void> => {
  const reason = reasonOf(motif, trace)
  const lecture_seule = lectureSeule ? 1 : 0
  const { origin } = services.config
  const now = services.clock().getTime()
  const sentence = await services.db.transaction().execute(async (db) => {
    const compte = await locked(db, nir)
    if (compte.lecture_seule === lecture_seule) return UNCHANGED
    await changeCompte(db, compte.id, { lecture_seule })
    return tellHolder(db, compte, now, lectureSeuleMail({ lectureSeule, motif: reason, origin }))
  })
  const state = lectureSeule ? 'Ce compte est en lecture seule.' : 'Ce compte n’est plus en lecture seule.'
  say(`${state} ${sentence}`)
}
