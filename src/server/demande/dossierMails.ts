import { textesEtat } from '#contract/demande/suiviTextes.ts'
import type { EtatDossier } from '#rules/demande/etats.ts'
import { type Mail, notYou, portal } from '#server/kit/mail/Mail.ts'

type Said = Pick<Mail, 'sujet' | 'paragraphes'>

const suivi = 'connectez-vous à votre espace et ouvrez le suivi de votre demande.'

const document = (numero: string, etat: EtatDossier): Said => ({
  sujet: 'Un document est disponible pour votre demande de retraite',
  paragraphes: [`Votre demande n° ${numero} : ${textesEtat[etat]}`, `Pour le lire, ${suivi}`],
})

/** What has words of its own; the other states say that the request goes on. */
const said: Readonly<Partial<Record<EtatDossier, (numero: string, etat: EtatDossier) => Said>>> = {
  recue: (numero) => ({
    sujet: 'Votre demande de retraite est reçue',
    paragraphes: [
      `Le Service des Retraites de l’État a reçu votre demande. Son numéro est le ${numero} : rappelez-le chaque fois que vous écrivez à votre service.`,
      `Votre demande va être vérifiée, puis traitée. Vous n’avez rien à nous envoyer pour l’instant : s’il manque une pièce, elle vous sera demandée.`,
      `Votre accusé de réception dit les dates à retenir, et que faire si vous n’avez pas de réponse. Pour le télécharger, ${suivi}`,
      notYou,
    ],
  }),
  recapitulatif: document,
  piecedemandee: (numero) => ({
    sujet: 'Une pièce vous est demandée',
    paragraphes: [
      `Il manque une pièce à votre demande de retraite n° ${numero}.`,
      `Pour savoir laquelle et la déposer, ${suivi} Le traitement reprendra dès sa réception.`,
    ],
  }),
  decompte: document,
  decomptecorrectif: document,
  titre: document,
  annulee: (numero) => ({
    sujet: 'Votre demande de retraite est annulée',
    paragraphes: [
      `Votre demande n° ${numero} est annulée : elle ne sera pas traitée. Pour en lire le motif, ${suivi}`,
      'Si vous n’avez pas demandé cette annulation, écrivez à votre service par la messagerie sécurisée.',
    ],
  }),
}

const goesOn = (numero: string, etat: EtatDossier): Said => ({
  sujet: 'Votre demande de retraite avance',
  paragraphes: [`Votre demande n° ${numero} : ${textesEtat[etat]}`, `Pour en savoir plus, ${suivi}`],
})

/** A request for retirement, progressive or not, has moved: what is said of it is read in the space. */
export const dossierMail = ({
  numero,
  etat,
  origin,
}: {
  readonly numero: string
  readonly etat: EtatDossier
  readonly origin: string
}): Mail => ({ genre: 'dossier', ...(said[etat] ?? goesOn)(numero, etat), lien: portal(origin) })

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
