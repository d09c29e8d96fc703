import { TEXTE_REPRISE, textesEtat } from '#contract/demande/suiviTextes.ts'
import type { AuteurAnnulation, EtatDossier } from '#rules/demande/etats.ts'
import { minuscule } from '#rules/format/typographie.ts'
import { type Mail, notYou, portal } from '#server/kit/mail/Mail.ts'

type Said = Pick<Mail, 'sujet' | 'paragraphes'>

const suivi = 'connectez-vous à votre espace et ouvrez le suivi de votre demande.'

const desaccord =
  'Si vous n’avez pas demandé cette annulation, écrivez à votre service par la messagerie sécurisée.'

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
}

/** Who cancelled a request, and what to do if they should not have. */
const annulations: Readonly<Record<AuteurAnnulation, readonly [string, string]>> = {
  personne: ['par vous', notYou],
  employeur: ['par votre employeur', desaccord],
  service: ['par le Service des Retraites de l’État', desaccord],
}

const annulee = (numero: string, auteur: AuteurAnnulation): Said => {
  const [par, sinon] = annulations[auteur]
  return {
    sujet: 'Votre demande de retraite est annulée',
    paragraphes: [
      `Votre demande n° ${numero} a été annulée ${par} : elle ne sera pas traitée. Pour en lire le motif, ${suivi}`,
      sinon,
    ],
  }
}

const goesOn = (numero: string, etat: EtatDossier): Said => ({
  sujet: 'Votre demande de retraite avance',
  paragraphes: [`Votre demande n° ${numero} : ${textesEtat[etat]}`, `Pour en savoir plus, ${suivi}`],
})

const resumed = (numero: string): Said => ({
  sujet: 'La pièce demandée pour votre retraite est reçue',
  paragraphes: [`Votre demande n° ${numero} : ${minuscule(TEXTE_REPRISE)}`, `Pour en savoir plus, ${suivi}`],
})

const saidOf = (numero: string, etat: EtatDossier, reprise: boolean): Said =>
  reprise ? resumed(numero) : (said[etat] ?? goesOn)(numero, etat)

/** A request for retirement, progressive or not, has moved: what is said of it is read in the space. */
export const dossierMail = ({
  numero,
  etat,
  annuleePar,
  reprise = false,
  origin,
}: {
  readonly numero: string
  readonly etat: EtatDossier
  /** Whether it goes on from where it was, with the file that was asked for. */
  readonly reprise?: boolean
  /** Who cancelled the request, when it is. */
  readonly annuleePar?: AuteurAnnulation | undefined
  readonly origin: string
}): Mail => ({
  genre: 'dossier',
  ...(annuleePar === undefined ? saidOf(numero, etat, reprise) : annulee(numero, annuleePar)),
  lien: portal(origin),
})

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
