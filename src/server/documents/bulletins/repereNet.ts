import { type EcartNet, MOIS_DU_NET, type Reperes, type RepereNet } from '#contract/accueil/reperes.ts'
import { genresDeLaListe, codesBulletinMensuel } from '#contract/documents/genres.ts'
import { listeDocument } from '#contract/documents/listes.ts'
import { comparerBulletins } from '#rules/documents/explicationsBulletins.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { latestBulletins } from '../store/bulletins.ts'
import type { StoredBulletin } from './storedBulletin.ts'

/** Lists whose monthly slips tell a net; of two whose last slips are of one month, the first. */
const rubriques = ['remunerationpaie', 'pension'] as const

interface Slip {
  readonly uuid: string
  readonly bulletin: StoredBulletin
}

/** The slip before another, and what weighs most in the difference of the nets. */
const ecartDe = (last: Slip, before: Slip): EcartNet => {
  const { net, explications } = comparerBulletins(before.bulletin, last.bulletin)
  const [first] = net.ecart === 0 ? [] : explications
  return {
    documentUuid: before.uuid,
    periode: before.bulletin.periode,
    ecart: net.ecart,
    ...(first && { cause: first.cause }),
    lignes: first?.lignes.map(({ nature, libelle }) => ({ nature, libelle })) ?? [],
  }
}

const netDe = (slip: Slip | undefined) => slip?.bulletin.totaux.net

/** The latest slip whose net is not that of the one before, when the last one's is: who asks why finds it at once. */
const changementDe = (slips: readonly Slip[]): Pick<RepereNet, 'changement'> => {
  const at = slips.findIndex(
    (slip, index) => index + 1 < slips.length && netDe(slip) !== netDe(slips[index + 1]),
  )
  const [changed, before] = at > 0 ? slips.slice(at) : []
  if (!changed || !before) return {}
  const { uuid: documentUuid, bulletin } = changed
  return { changement: { documentUuid, periode: bulletin.periode, avant: ecartDe(changed, before) } }
}

/** What the slips of a list tell, the last one first; undefined without any. */
const netDesBulletins = (rubrique: RepereNet['rubrique'], slips: readonly Slip[]): RepereNet | undefined => {
  const [last, before] = slips
  if (!last) return undefined
  return {
    rubrique,
    documentUuid: last.uuid,
    periode: last.bulletin.periode,
    net: last.bulletin.totaux.net,
    ...(before && { avant: ecartDe(last, before) }),
    ...changementDe(slips),
    mois: slips.map(({ bulletin: { periode, totaux } }) => ({ periode, net: totaux.net })).toReversed(),
  }
}

/**
 * The last net of someone's pay, or of their pension when its slip is the newer: who has just retired keeps both lists. With
 * its difference with the slip before, and its last months: one query a list.
 */
export const repereNet = async ({ db }: Services, compte: Compte): Promise<Pick<Reperes, 'net'>> => {
  const services = grantedServices(compte)
  const granted = rubriques.filter((nom) => services.includes(listeDocument(nom).service))
  const nets = await Promise.all(
    granted.map(async (rubrique) => {
      const genres = genresDeLaListe(rubrique)
      const rows = await latestBulletins(db, compte.id, genres, codesBulletinMensuel, MOIS_DU_NET)
      // They were checked as they were kept: nothing is read again but what is shown.
      const slips = rows.map(({ uuid, json }): Slip => ({
        uuid,
        bulletin: JSON.parse(json) as StoredBulletin,
      }))
      return netDesBulletins(rubrique, slips)
    }),
  )
  const [net] = nets
    .filter((one) => one !== undefined)
    .toSorted((one, other) => other.periode.localeCompare(one.periode))
  return net ? { net } : {}
}
