import { A_COMPLETER } from '#contract/contenu/contenu.ts'
import { DELAI_IBAN_HEURES } from '#contract/profil/banque.ts'
import { momentEnLettres } from '#rules/format/dates.ts'
import { type Mail, portal } from '#server/kit/mail/Mail.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import type { ProfilRow } from '#server/kit/people/profils.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { Services } from '#server/services.ts'

/** Mails about a change of IBAN; `aide` says whom to reach. They never hold the IBAN, present or asked for. */

const filled = (text: string | undefined) => (text === undefined || text === A_COMPLETER ? '' : text)

/** Whom someone reaches: the phone line when the administration has published it, and the contact page. */
export const aideOf = async ({ config, published }: Pick<Services, 'config' | 'published'>) => {
  const { champ } = (await published()).contenus.contact
  const [telephone, horaires] = [filled(champ['telephone']), filled(champ['horaires'])]
  const page = `la page Contact : ${config.origin}/contact`
  if (telephone === '') return `Pour joindre quelqu’un, ouvrez ${page}`
  return `Pour joindre quelqu’un, appelez le ${telephone}${horaires === '' ? '' : ` (${horaires})`}, ou ouvrez ${page}`
}

interface Demande {
  /** Address of the link that undoes the change. */
  readonly url: string
  /** Milliseconds at which the IBAN asked for replaces the present one. */
  readonly effetLe: number
  readonly aide: string
}

export const ibanDemandeMail = ({ url, effetLe, aide }: Demande): Mail => ({
  genre: 'ibandemande',
  sujet: 'Un changement d’IBAN est demandé dans votre espace',
  paragraphes: [
    `Un nouvel IBAN a été saisi dans votre espace. Il sera enregistré dans ${DELAI_IBAN_HEURES} heures, le ${momentEnLettres(effetLe)}. D’ici là, l’IBAN déjà enregistré ne change pas.`,
    'Si c’est vous, vous n’avez rien à faire.',
    'Si ce n’est pas vous, ouvrez le lien ci-dessous avant cette date : il annule le changement, sans que vous ayez à vous connecter, et ne sert qu’une fois. Choisissez ensuite « Mot de passe oublié ? » sur la page de connexion pour changer votre mot de passe.',
    aide,
  ],
  lien: { texte: 'Annuler le changement d’IBAN', url },
})

export const ibanAnnuleMail = ({
  origin,
  aide,
}: {
  readonly origin: string
  readonly aide: string
}): Mail => ({
  genre: 'ibanannule',
  sujet: 'Le changement d’IBAN est annulé',
  paragraphes: [
    'Le changement d’IBAN qui attendait dans votre espace est annulé. L’IBAN déjà enregistré reste le même.',
    'Si vous n’aviez pas demandé ce changement, quelqu’un connaît sans doute votre mot de passe : choisissez « Mot de passe oublié ? » sur la page de connexion pour en changer.',
    aide,
  ],
  lien: portal(origin),
})

/** Queues a mail for both addresses of a person, in the transaction given. */
export const mailBoth = async (
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  { courriel_principal, courriel_secondaire }: ProfilRow,
  mail: Mail,
): Promise<void> => {
  for (const courriel of [courriel_principal, courriel_secondaire].filter((one) => one !== ''))
    await queueMail(db, clock().getTime(), courriel, mail)
}
