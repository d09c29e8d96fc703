import type { Adresse } from '#contract/profil.ts'
import type { AdresseFutureForm } from '#contract/profilForm.ts'
import { frenchDate } from '../../clock.ts'
import type { Services } from '../../services.ts'
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

/** Keeps a new present address; one whose day has come is replaced with it. */
export const changeAdresse = async (
  { db, clock }: Services,
  compteId: string,
  adresse: Adresse,
): Promise<void> => {
  const { adresseFuture } = adressesOn(await profilOf(db, compteId), frenchDate(clock()))
  await changeProfil(db, compteId, {
    adresse: JSON.stringify(adresse),
    adresse_future: adresseFuture ? JSON.stringify(adresseFuture) : null,
  })
}
