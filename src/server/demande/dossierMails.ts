import { genresDemande } from '#contract/demande/genres.ts'
import { ecrireAuService, TEXTE_REPRISE, textesEtat } from '#contract/demande/suiviTextes.ts'
import {
  type AuteurAnnulation,
  estTermine,
  type EtatDossier,
  type GenreDossier,
} from '#rules/demande/etats.ts'
import { majuscule, minuscule } from '#rules/format/typographie.ts'
import { type Mail, notYou, portal } from '#server/kit/mail/Mail.ts'

type Said = Pick<Mail, 'sujet' | 'paragraphes'>

interface Demande {
  readonly genre: GenreDossier
  readonly numero: string
}

type Say = (demande: Demande, etat: EtatDossier) => Said

const suivi = 'connectez-vous à votre espace et ouvrez le suivi de votre demande.'

const desaccord = `Si vous n’avez pas demandé cette annulation, ${ecrireAuService}.`

/** What the request is called, by whoever made it. */
const laDemande = ({ genre }: Demande): string => `votre ${genresDemande[genre].nom}`

const news = ({ numero }: Demande, texte: string): string =>
  `Votre demande n° ${numero} : ${minuscule(texte)}`

const document: Say = (demande, etat) => ({
  sujet: `Un document est disponible pour ${laDemande(demande)}`,
  paragraphes: [news(demande, textesEtat[etat]), `Pour le lire, ${suivi}`],
})

/** The end of a request is what it was for, rather than the end of a procedure. */
const ended = ({ numero }: Demande, fin: string): Said => ({
  sujet: fin,
  paragraphes: [
    `Votre demande n° ${numero} est terminée : ${minuscule(fin)}.`,
    `Pour en savoir plus, ${suivi}`,
  ],
})

/** What has words of its own; the other states say that the request goes on. */
const said: Readonly<Partial<Record<EtatDossier, Say>>> = {
  recue: (demande) => ({
    sujet: `${majuscule(laDemande(demande))} est reçue`,
    paragraphes: [
      `Le Service des Retraites de l’État a reçu ${laDemande(demande)}. Son numéro est le ${demande.numero} : rappelez-le chaque fois que vous écrivez à votre service.`,
      `Votre demande va être vérifiée, puis traitée. Vous n’avez rien à nous envoyer pour l’instant : s’il manque une pièce, elle vous sera demandée.`,
      `Votre accusé de réception dit les dates à retenir, et que faire si vous n’avez pas de réponse. Pour le télécharger, ${suivi}`,
      notYou,
    ],
  }),
  recapitulatif: document,
  piecedemandee: (demande) => ({
    sujet: 'Une pièce vous est demandée',
    paragraphes: [
      `Il manque une pièce à ${laDemande(demande)} n° ${demande.numero}.`,
      `Pour savoir laquelle et la déposer, ${suivi} Le traitement reprendra dès sa réception.`,
    ],
  }),
  decompte: document,
  decomptecorrectif: document,
  titre: document,
  paiement: (demande) => ended(demande, 'Votre pension est mise en paiement'),
  validee: (demande) => ended(demande, 'Votre retraite progressive est validée'),
}

/** Who cancelled a request, and what to do if they should not have. */
const annulations: Readonly<Record<AuteurAnnulation, readonly [string, string]>> = {
  personne: ['par vous', notYou],
  employeur: ['par votre employeur', desaccord],
  service: ['par le Service des Retraites de l’État', desaccord],
}

const annulee = (demande: Demande, auteur: AuteurAnnulation): Said => {
  const [par, sinon] = annulations[auteur]
  return {
    sujet: `${majuscule(laDemande(demande))} est annulée`,
    paragraphes: [
      `Votre demande n° ${demande.numero} a été annulée ${par} : elle ne sera pas traitée. Pour en lire le motif, ${suivi}`,
      sinon,
    ],
  }
}

const goesOn: Say = (demande, etat) => ({
  sujet: `${majuscule(laDemande(demande))} ${estTermine(etat) ? 'est terminée' : 'avance'}`,
  paragraphes: [news(demande, textesEtat[etat]), `Pour en savoir plus, ${suivi}`],
})

const resumed = (demande: Demande): Said => ({
  sujet: `La pièce demandée pour votre ${genresDemande[demande.genre].retraite} est reçue`,
  paragraphes: [news(demande, TEXTE_REPRISE), `Pour en savoir plus, ${suivi}`],
})

const saidOf = (demande: Demande, etat: EtatDossier, reprise: boolean): Said =>
  reprise ? resumed(demande) : (said[etat] ?? goesOn)(demande, etat)

/** A request for retirement, progressive or not, has moved: what is said of it is read in the space. */
export const dossierMail = ({
  etat,
  annuleePar,
  reprise = false,
  origin,
  ...demande
}: Demande & {
  readonly etat: EtatDossier
  /** Whether it goes on from where it was, with the file that was asked for. */
  readonly reprise?: boolean
  /** Who cancelled the request, when it is. */
  readonly annuleePar?: AuteurAnnulation | undefined
  readonly origin: string
}): Mail => ({
  genre: 'dossier',
  ...(annuleePar === undefined ? saidOf(demande, etat, reprise) : annulee(demande, annuleePar)),
  lien: portal(origin),
})

/** A request for retirement names another account to be paid on: whoever holds the space must know. */
export const ibanDemandeMail = ({ origin, ...demande }: Demande & { readonly origin: string }): Mail => ({
  genre: 'ibandemande',
  sujet: `Un nouvel IBAN figure dans ${laDemande(demande)}`,
  paragraphes: [
    `Votre demande n° ${demande.numero} vient d’être envoyée avec un nouveau compte bancaire pour le versement de votre pension.`,
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
  ],
  lien: portal(origin),
})
