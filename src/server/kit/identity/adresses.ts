import nomenclature from './pays.json' with { type: 'json' }
import { sortCountries } from '#rules/profil/adresse.ts'
import { messageKey } from '#contract/messages.ts'
import type { Adresse, Profil } from '#contract/profil/profil.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import { lockCompte } from '../people/comptes.ts'
import { changeProfil, profilOf, type ProfilRow } from '../people/profils.ts'
import type { Db } from '../database/Store.ts'
import { Refusal } from '../Refusal.ts'
import { requireConfirmed } from '../people/rights.ts'
import { holdSession } from '../session/holdSession.ts'
import type { OpenSession } from '../session/sessions.ts'

/** Countries and territories, France first. */
export const countries = sortCountries(nomenclature.pays)

const codes = new Set(countries.map(({ code }) => code))

/** Refuses an address of a country that the nomenclature has not: a screen offers no other. */
export const requireCountry = ({ codePays }: Pick<Adresse, 'codePays'>): void => {
  if (!codes.has(codePays))
    throw new Refusal('saisieRefusee', {
      champs: ['codePays'],
      erreurCode: messageKey('SAISIE_PAYS_OBLIGATOIRE'),
    })
}

type AdresseFuture = NonNullable<Profil['adresseFuture']>

interface Adresses {
  readonly adresse?: Adresse
  readonly adresseFuture?: AdresseFuture
}

/** Addresses of a person on a day (AAAA-MM-JJ): one to come is the present one from its date on. */
export const adressesOn = (profil: ProfilRow, today: CalendarDate): Adresses => {
  const present = profil.adresse === null ? undefined : (JSON.parse(profil.adresse) as Adresse)
  const future =
    profil.adresse_future === null ? undefined : (JSON.parse(profil.adresse_future) as AdresseFuture)
  if (future && future.dateEffet <= today) {
    const { dateEffet: _, ...adresse } = future
    return { adresse }
  }
  return { ...(present && { adresse: present }), ...(future && { adresseFuture: future }) }
}

const asText = (adresse: object | undefined) => (adresse ? JSON.stringify(adresse) : null)

interface AdresseChanges {
  readonly adresse?: Adresse
  readonly adresseFuture?: AdresseFuture | undefined
}

/** Keeps changed addresses, in the transaction given; one to come whose day has come is the present one first. */
export const keepAdresses = async (
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  compteId: string,
  changes: AdresseChanges,
): Promise<void> => {
  // The other address is written too: nobody changes it meanwhile.
  await lockCompte(db, compteId)
  const today = adressesOn(await profilOf(db, compteId), dayInParis(clock()))
  const { adresse, adresseFuture } = { ...today, ...changes }
  await changeProfil(db, compteId, { adresse: asText(adresse), adresse_future: asText(adresseFuture) })
}

/** Changes the addresses of a person who has proved who they are. */
const changeAdresses = async (
  services: Services,
  session: OpenSession,
  changes: AdresseChanges,
): Promise<void> => {
  requireConfirmed(session.compte)
  for (const adresse of Object.values(changes)) if (adresse) requireCountry(adresse)
  await services.db.transaction().execute(async (db) => {
    const { id } = await holdSession(db, session)
    await keepAdresses(services, db, id, changes)
  })
}

/** Keeps a new present address. */
export const changeAdresse = (services: Services, session: OpenSession, adresse: Adresse): Promise<void> =>
  changeAdresses(services, session, { adresse })

/** Keeps an address to come, or withdraws it. */
export const changeAdresseFuture = (
  services: Services,
  session: OpenSession,
  adresseFuture: AdresseFuture | undefined,
): Promise<void> => changeAdresses(services, session, { adresseFuture })
