import { DELAI_IBAN_HEURES } from '#rules/profil/limitesIban.ts'
import { motsIban } from '#contract/profil/motsIban.ts'
import { momentEnChiffres } from '#rules/format/dates.ts'
import { type Mail, portal } from '#server/kit/mail/Mail.ts'
import type { Services } from '#server/services.ts'

/** Mails about an IBAN that is changed, or added where there was none; `aide` says whom to reach. They never hold the IBAN, present or asked for. */

/** Whom someone reaches: the phone line when the administration has published it, and the contact page. */
export const aideOf = async ({ config, published }: Pick<Services, 'config' | 'published'>) => {
  const { champ } = (await published()).contenus.contact
  const { telephone = '', horaires = '' } = champ
  const page = `la page Contact : ${config.origin}/contact`
  if (telephone === '') return `Pour joindre quelqu’un, ouvrez ${page}`
  return `Pour joindre quelqu’un, appelez le ${telephone}${horaires === '' ? '' : ` (${horaires})`}, ou ouvrez ${page}`
}

interface Demande {
  /** Whether an IBAN is already registered. */
  readonly compte: boolean
  /** Address of the link that undoes the change. */
  readonly url: string
  /** Milliseconds at which the IBAN asked for replaces the present one. */
  readonly effetLe: number
  readonly aide: string
}

export const ibanDemandeMail = ({ compte, url, effetLe, aide }: Demande): Mail => ({
  genre: 'ibandemande',
  sujet: `${motsIban(compte).un} est demandé dans votre espace`,
  paragraphes: [
    `${compte ? 'Un nouvel IBAN' : 'Un IBAN'} a été saisi dans votre espace. Il sera enregistré dans ${DELAI_IBAN_HEURES} heures, le ${momentEnChiffres(effetLe)}. D’ici là, ${compte ? 'l’IBAN déjà enregistré ne change pas' : 'aucun IBAN n’est enregistré'}.`,
    'Si c’est vous, vous n’avez rien à faire.',
    `Si ce n’est pas vous, ouvrez le lien ci-dessous avant cette date : il annule ${compte ? 'le changement' : 'l’ajout'}, sans que vous ayez à vous connecter, et ne sert qu’une fois. Choisissez ensuite « Mot de passe oublié ? » sur la page de connexion pour changer votre mot de passe.`,
    aide,
  ],
  lien: { texte: motsIban(compte).annuler, url },
})

export const ibanAnnuleMail = ({
  compte,
  origin,
  aide,
}: Pick<Demande, 'compte' | 'aide'> & { readonly origin: string }): Mail => ({
  genre: 'ibanannule',
  sujet: `${motsIban(compte).le} est annulé`,
  paragraphes: [
    `${motsIban(compte).le} qui attendait dans votre espace est annulé. ${compte ? 'L’IBAN déjà enregistré reste le même.' : 'Aucun IBAN n’est enregistré.'}`,
    `Si vous n’aviez pas demandé ${motsIban(compte).ce}, quelqu’un connaît sans doute votre mot de passe : choisissez « Mot de passe oublié ? » sur la page de connexion pour en changer.`,
    aide,
  ],
  lien: portal(origin),
})
