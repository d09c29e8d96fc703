import { textesEtat } from '#contract/suiviTextes.ts'
import type { EtatDossier } from '#rules/dossier/etats.ts'
import { serviceName } from '#rules/product.ts'
import type { Mail } from './Mail.ts'

const next: Readonly<Partial<Record<EtatDossier, string>>> = {
  piecedemandee:
    'Pour savoir laquelle et la déposer, connectez-vous à votre espace et ouvrez le suivi de votre demande. Le traitement reprendra dès sa réception.',
  annulee:
    'Si vous n’avez pas demandé cette annulation, écrivez à votre service par la messagerie sécurisée.',
}

/** A request for retirement has moved: what is said of it is read in the space. */
export const dossierMail = ({
  numero,
  etat,
  origin,
}: {
  readonly numero: string
  readonly etat: EtatDossier
  readonly origin: string
}): Mail => ({
  genre: 'dossier',
  sujet: etat === 'piecedemandee' ? 'Une pièce vous est demandée' : 'Votre demande avance',
  paragraphes: [
    `Votre demande n° ${numero} : ${textesEtat[etat]}`,
    next[etat] ?? 'Pour en savoir plus, connectez-vous à votre espace et ouvrez le suivi de votre demande.',
  ],
  lien: { texte: `Ouvrir l’${serviceName}`, url: `${origin}/` },
})
