import { type EcartNet, MOIS_DU_NET, type Reperes, type RepereNet } from '#contract/accueil/reperes.ts'
import { genresDeLaListe, codesBulletinMensuel } from '#contract/documents/genres.ts'
import { listeDocument } from '#contract/documents/listes.ts'
import { comparerBulletins } from '#rules/documents/explicationsBulletins.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { dataOfDocuments } from '../store/bulletins.ts'
import type { StoredBulletin } from './storedBulletin.ts'

/** Lists whose monthly slips tell a net; of two whose last slips are of one month, the first. */
const rubriques = ['remunerationpaie', 'pension'] as const

interface Slip {
  readonly uuid: string
  readonly bulletin: StoredBulletin
}

/** The slips of a month (AAAA-MM): several when two employers paid, or when one was put right. */
interface Mois {
  readonly periode: string
  readonly slips: readonly [Slip, ...Slip[]]
}

/**
 * Slips by month, the last month first. One slip more is read than months are shown: the oldest month of a reading that was
 * cut short may lack one, and is left out.
 */
const parMois = (slips: readonly Slip[]): readonly Mois[] => {
  const months = new Map<string, Mois>()
  for (const slip of slips) {
    const { periode } = slip.bulletin
    months.set(periode, { periode, slips: [...(months.get(periode)?.slips ?? []), slip] as Mois['slips'] })
  }
  const newestFirst = [...months.values()].toSorted((a, b) => b.periode.localeCompare(a.periode))
  return slips.length > MOIS_DU_NET ? newestFirst.slice(0, -1) : newestFirst
}

const netDe = ({ slips }: Mois) => slips.reduce((sum, { bulletin }) => sum + bulletin.totaux.net, 0)

/** Whether the slips of two months can be compared: one each. */
const seuls = (...months: readonly Mois[]) => months.every(({ slips }) => slips.length === 1)

/** The month before another, and what weighs most in the difference of the nets; nothing where either has several slips. */
const ecartDe = (last: Mois, before: Mois | undefined): EcartNet | undefined => {
  if (!before || !seuls(last, before)) return undefined
  const [[apres], [avant]] = [last.slips, before.slips]
  const { net, explications } = comparerBulletins(avant.bulletin, apres.bulletin)
  const [first] = net.ecart === 0 ? [] : explications
  return {
    documentUuid: avant.uuid,
    periode: before.periode,
    ecart: net.ecart,
    ...(first && { cause: first.cause }),
    lignes: first?.lignes.map(({ nature, libelle }) => ({ nature, libelle })) ?? [],
  }
}

/** The latest month whose net is not that of the one before, when the last one's is: who asks why finds it at once. */
const changementDe = (months: readonly Mois[]): Pick<RepereNet, 'changement'> => {
  const at = months.findIndex((one, index) => {
    const before = months[index + 1]
    return !before || !seuls(one, before) || netDe(one) !== netDe(before)
  })
  const changed = at > 0 ? months[at] : undefined
  const avant = changed && ecartDe(changed, months[at + 1])
  if (!changed || !avant) return {}
  return { changement: { documentUuid: changed.slips[0].uuid, periode: changed.periode, avant } }
}

/** What the slips of a list tell; undefined without any. */
const netDesBulletins = (rubrique: RepereNet['rubrique'], slips: readonly Slip[]): RepereNet | undefined => {
  const months = parMois(slips).slice(0, MOIS_DU_NET)
  const [last, before] = months
  if (!last) return undefined
  const avant = ecartDe(last, before)
  return {
    rubrique,
    documentUuid: last.slips[0].uuid,
    bulletins: last.slips.length,
    periode: last.periode,
    net: netDe(last),
    ...(avant && { avant }),
    ...changementDe(months),
    mois: months.map((one) => ({ periode: one.periode, net: netDe(one) })).toReversed(),
  }
}

/**
 * The last net of someone's pay, or of their pension when its slip is the newer: who has just retired keeps both lists. With
 * its difference with the month before, and its last months: one query a list.
 */
export const repereNet = async ({ db }: Services, compte: Compte): Promise<Pick<Reperes, 'net'>> => {
  const services = grantedServices(compte)
  const granted = rubriques.filter((nom) => services.includes(listeDocument(nom).service))
  const nets = await Promise.all(
    granted.map(async (rubrique) => {
      const rows = await dataOfDocuments(db, compte.id, {
        genres: genresDeLaListe(rubrique),
        codes: codesBulletinMensuel,
        most: MOIS_DU_NET + 1,
      })
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
