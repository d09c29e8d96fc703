import type { Mail } from '#server/kit/mail/Mail.ts'
import { notYou, portal } from '#server/kit/mail/mailParts.ts'

/** A request for retirement names another account to be paid on: whoever holds the space must know. */
export const ibanDemandeMail = ({
  numero,
  origin,
}: {
  readonly numero: string
  readonly origin: string
}): Mail => ({
  genre: 'ibandemande',
  sujet: 'Un nouvel IBAN figure dans votre demande de retraite',
  paragraphes: [
    `Votre demande n° ${numero} vient d’être envoyée avec un nouveau compte bancaire pour le versement de votre pension.`,
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
  ],
  lien: portal(origin),
})
