import type { Service } from '#contract/kit/services.ts'
import type { Services } from '#server/services.ts'
import { changeCompte, lockCompte } from '#server/kit/people/comptes.ts'
import { servicesOf } from './compteRow.ts'
import type { Output } from '../Runner.ts'
import { findCompte } from '../fields.ts'

interface Rights {
  readonly nir: string
  /** Names of services, separated by spaces or commas. */
  readonly accorder?: string | undefined
  readonly retirer?: string | undefined
}

/** Grants services to a person and takes others away. */
export const changeRights = async (
  { db }: Services,
  { nir, accorder = '', retirer = '' }: Rights,
  { say }: Output,
): Promise<void> => {
  const granted = servicesOf(accorder)
  const removed = servicesOf(retirer)
  const kept = await db.transaction().execute(async (transaction) => {
    const { id } = await findCompte(transaction, nir)
    const present = JSON.parse((await lockCompte(transaction, id)).services) as Service[]
    const services = servicesOf([...present, ...granted].join(' ')).filter(
      (service) => !removed.includes(service),
    )
    await changeCompte(transaction, id, { services: JSON.stringify(services) })
    return services
  })
  say(`Services accordés : ${kept.join(', ') || 'aucun'}.`)
}

/** Makes an account one that only reads, or not. */
export const setReadOnly = async (
  { db }: Services,
  nir: string,
  lectureSeule: boolean,
  { say }: Output,
): Promise<void> => {
  const { id } = await findCompte(db, nir)
  await changeCompte(db, id, { lecture_seule: lectureSeule ? 1 : 0 })
  say(lectureSeule ? 'Ce compte est en lecture seule.' : 'Ce compte n’est plus en lecture seule.')
}
