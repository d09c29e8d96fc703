import type { Adresse } from '#contract/profil.ts'
import type { AdresseFutureForm } from '#contract/profilForm.ts'
import { frenchDate } from '../../clock.ts'
import { Refusal } from '../../Refusal.ts'
import type { Services } from '../../services.ts'
import type { Compte } from '../../store/comptes.ts'
import { changeProfil, profilOf, type ProfilRow } from '../../store/profils.ts'

interface Adresses {
  readonly adresse?: Adresse
  readonly adresseFuture?: AdresseFutureForm
}

/** Addresses of a person on a day (AAAA-MM-JJ): one to come is the present one from its date on. */
export const adressesOn = (profil: ProfilRow, today: string): Adresses => {
  const present = profil.adresse === null ? undefined : (JSON.parse(profil.adresse) as Adresse)
  const future =
    profil.adresse_future === null ? undefined : (JSON.parse(profil.adresse_future) as AdresseFutureForm)
  if (future && future.dateEffet <= today) {
    const { dateEffet: _, ...adresse } = future
    return { adresse }
  }
  return { ...(present && { adresse: present }), ...(future && { adresseFuture: future }) }
}

/** An address is the register's as long as nobody proved to be its person: it is neither shown nor changed. */
const requireConfirmed = ({ etat }: Compte) => {
  if (etat !== 'CONFIRME') throw new Refusal('identiteAConfirmer')
}

const asText = (adresse: object | undefined) => (adresse ? JSON.stringify(adresse) : null)

/** Changes the addresses of a person; one to come whose day has come is the present one first. */
const changeAdresses = async (
  { db, clock }: Services,
  compte: Compte,
  changes: { readonly adresse?: Adresse; readonly adresseFuture?: AdresseFutureForm | undefined },
): Promise<void> => {
  requireConfirmed(compte)
  await db.transaction().execute(async (transaction) => {
    const today = adressesOn(await profilOf(transaction, compte.id), frenchDate(clock()))
    const { adresse, adresseFuture } = { ...today, ...changes }
    await changeProfil(transaction, compte.id, {
      adresse: asText(adresse),
      adresse_future: asText(adresseFuture),
    })
  })
}

/** Keeps a new present address. */
export const changeAdresse = (services: Services, compte: Compte, adresse: Adresse): Promise<void> =>
  changeAdresses(services, compte, { adresse })

/** Keeps an address to come, or withdraws it. */
export const changeAdresseFuture = (
  services: Services,
  compte: Compte,
  adresseFuture: AdresseFutureForm | undefined,
): Promise<void> => changeAdresses(services, compte, { adresseFuture })
