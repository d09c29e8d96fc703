import type { CalendarDate } from '#rules/calendar/dates.ts'
import { isSimulatorOpen } from '#rules/simulation/simulateur.ts'
import type { ListeService } from '#contract/connexion/habilitation.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import { services as allServices, type Service } from '#contract/kit/services.ts'
import { changeCompte, type Compte, lockCompte } from './comptes.ts'
import { Refusal } from '../Refusal.ts'
import type { Db } from '../database/Store.ts'

const NONE: readonly Service[] = []

/** Lists of services, by their text: a call looks at that of its account several times, and many accounts have the same. */
const listsByText = new Map<string, readonly Service[]>()
const MOST_LISTS = 1000

const listOf = (text: string): readonly Service[] => {
  const known = listsByText.get(text)
  if (known) return known
  const list = JSON.parse(text) as readonly Service[]
  if (listsByText.size < MOST_LISTS) listsByText.set(text, list)
  return list
}

/** Services of an account: none as long as its holder is not confirmed, whatever the register grants. */
export const grantedServices = ({ etat, services }: Pick<Compte, 'etat' | 'services'>): readonly Service[] =>
  etat === 'CONFIRME' ? listOf(services) : NONE

/** Name to show: the declared one as long as the account is not confirmed, since the register's would be told. */
export const shownName = ({ etat, prenom, nom, prenom_declare, nom_declare }: Compte) =>
  etat === 'CONFIRME' ? { prenom, nom } : { prenom: prenom_declare ?? prenom, nom: nom_declare ?? nom }

/** Name, flags and services of an account, as the wire says them. */
export const rightsOf = (compte: Compte) => {
  const granted = grantedServices(compte)
  const { prenom, nom } = shownName(compte)
  const confirmed = compte.etat === 'CONFIRME'
  return {
    lectureSeule: compte.lecture_seule === 1,
    listeService: Object.fromEntries(
      allServices.map((service) => [service, granted.includes(service)]),
    ) as ListeService,
    identification: { identite: `${prenom} ${nom}` },
    accesDemandeModificationCIR: confirmed && compte.acces_modification_cir === 1,
    accesVerificationCompte: confirmed && compte.acces_verification_compte === 1,
  }
}

/** Whether the simulator opens for someone on a day (AAAA-MM-JJ). */
export const simulatorOpenFor = (compte: Compte, today: CalendarDate) =>
  isSimulatorOpen({
    dateNaissance: compte.date_naissance,
    cir: compte.cir === 1,
    serviceAccorde: grantedServices(compte).includes('simulation'),
    today,
  })

/**
 * Refuses what engages a person, or shows what the register has of them, as long as nobody proved to be that person:
 * `identiteAConfirmer`.
 */
export const requireConfirmed = ({ etat }: Pick<Compte, 'etat'>): void => {
  if (etat !== 'CONFIRME') throw new Refusal('identiteAConfirmer')
}

/** Services that accounts have by what they hold, whatever the register says: to follow a request, to read a pension title. */
export const earnedServices = async (
  db: Db,
  compteIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Service[]>> => {
  const earned = new Map<string, Service[]>(compteIds.map((id) => [id, []]))
  if (compteIds.length === 0) return earned
  const dossiers = await db
    .selectFrom('dossier')
    .select(['compte_id', 'genre'])
    .distinct()
    .where('compte_id', 'in', [...compteIds])
    .execute()
  const titres = await db
    .selectFrom('document')
    .select('compte_id')
    .distinct()
    .where('compte_id', 'in', [...compteIds])
    .where('genre', '=', 'titrepension')
    .execute()
  for (const { compte_id, genre } of dossiers) earned.get(compte_id)?.push(genresDemande[genre].suivi)
  for (const { compte_id } of titres) earned.get(compte_id)?.push('pension')
  return earned
}

/** Gives a service to an account that has it not, in the transaction given. */
export const grantService = async (db: Db, compteId: string, service: Service): Promise<void> => {
  const granted = JSON.parse((await lockCompte(db, compteId)).services) as Service[]
  if (!granted.includes(service))
    await changeCompte(db, compteId, { services: JSON.stringify([...granted, service]) })
}
