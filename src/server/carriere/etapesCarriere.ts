import type { Etape } from '#contract/accueil/etapes.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { finDuSilence } from '#rules/demande/echeances.ts'
import { verificationOf } from '#server/kit/people/cirs.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { openCorrections } from './store.ts'

type Row = Awaited<ReturnType<typeof openCorrections>>[number]

/** The end of the office's silence is known until it begins: a document that it asks for suspends it (art. L. 114-5 CRPA). */
const echeanceOf = ({ etat, cree_le }: Row): Pick<Etape, 'echeance'> =>
  etat === 'transmise'
    ? { echeance: { nature: 'silence', date: finDuSilence(dayInParis(new Date(cree_le))) } }
    : {}

const etapeOf = (row: Row): Etape => {
  const { id, numero, etat, motif, modifie_le } = row
  const shared = { id, numero, depuis: dayInParis(new Date(modifie_le)) }
  return etat === 'piecedemandee'
    ? { nature: 'piececorrection', acteur: 'vous', ...shared, ...(motif !== null && { motif }) }
    : { nature: 'correction', acteur: 'service', ...shared, ...echeanceOf(row) }
}

/** An account that nobody has verified, for those who may: nothing for who may only read. */
const toVerify = async ({ db }: Services, compte: Compte): Promise<Etape[]> => {
  if (compte.acces_verification_compte === 0 || compte.lecture_seule === 1) return []
  const held = await verificationOf(db, compte.id)
  return held?.verification === null
    ? [{ nature: 'verification', acteur: 'vous', depuis: held.mis_a_jour_le }]
    : []
}

/** Next steps about the account of a person: its corrections under way, and its verification. */
export const etapesCarriere = async (services: Services, compte: Compte): Promise<Etape[]> => {
  if (!grantedServices(compte).includes('compteindividuelretraite')) return []
  const corrections = await openCorrections(services.db, compte.id)
  return [...corrections.map(etapeOf), ...(await toVerify(services, compte))]
}
