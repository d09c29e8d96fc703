import { ecrireAuService } from '#contract/demande/suiviTextes.ts'
import type { SuiteCorrection } from '#rules/carriere/correction/etatsCorrection.ts'
import { type Mail, notYou, portal } from '#server/kit/mail/Mail.ts'

/** Mails about a correction of the individual retirement account. `numero` is the number of the request, `origin` the address of the portal. */

interface Correction {
  readonly numero: string
  readonly origin: string
}

const ouvrir = 'connectez-vous à votre espace, puis ouvrez la page « Préparer ma retraite ».'

/** Acknowledges a correction of the individual retirement account. */
export const correctionRecueMail = ({ numero, origin }: Correction): Mail => ({
  genre: 'correctionrecue',
  sujet: 'Votre demande de correction est transmise',
  paragraphes: [
    `Votre demande de correction du compte individuel retraite est transmise sous le numéro ${numero}.`,
    'Vous suivez son avancement dans votre espace, à la page « Préparer ma retraite ». Un courriel vous préviendra de chaque changement, si vous l’avez choisi dans votre profil.',
    notYou,
  ],
  lien: portal(origin),
})

/** What the dashboard says of a correction that has moved, and the subject of its mail. */
export const nouvellesCorrection: Readonly<Record<SuiteCorrection, string>> = {
  encours: 'Votre demande de correction est en cours d’étude',
  piecedemandee: 'Une pièce est demandée pour votre correction',
  acceptee: 'Votre demande de correction est acceptée',
  refusee: 'Votre demande de correction est refusée',
}

/** What is said of it and what comes next: the reason, which may tell of the person, is read in the space only. */
const dits: Readonly<Record<SuiteCorrection, (demande: string) => readonly string[]>> = {
  encours: (demande) => [
    `Votre ${demande} est en cours d’étude. Vous n’avez rien à nous envoyer pour l’instant : s’il manque une pièce, elle vous sera demandée.`,
    `Pour la relire, ${ouvrir}`,
  ],
  piecedemandee: (demande) => [
    `Il manque une pièce à votre ${demande}.`,
    `Pour savoir laquelle et l’envoyer, ${ouvrir} L’étude reprendra dès sa réception.`,
  ],
  acceptee: (demande) => [
    `Votre ${demande} est acceptée.`,
    `Votre compte individuel retraite reste à mettre à jour : un courriel vous préviendra quand il l’aura été. Pour le consulter, ${ouvrir}`,
  ],
  refusee: (demande) => [
    `Votre ${demande} est refusée. Pour en lire le motif, ${ouvrir}`,
    `Si vous n’êtes pas d’accord, ${ecrireAuService}.`,
  ],
}

/** A correction of the account has moved. */
export const correctionAvanceeMail = ({
  numero,
  etat,
  origin,
}: Correction & { readonly etat: SuiteCorrection }): Mail => ({
  genre: 'correctionavancee',
  sujet: nouvellesCorrection[etat],
  paragraphes: dits[etat](`demande de correction n° ${numero}`),
  lien: portal(origin),
})

/** The account was brought up to date after corrections of it were accepted. */
export const compteMisAJourMail = ({
  numeros,
  origin,
}: {
  readonly numeros: readonly string[]
  readonly origin: string
}): Mail => ({
  genre: 'comptemisajour',
  sujet: 'Votre compte individuel retraite est mis à jour',
  paragraphes: [
    `Votre compte individuel retraite vient d’être mis à jour. ${
      numeros.length === 1
        ? 'La correction acceptée doit y figurer'
        : 'Les corrections acceptées doivent y figurer'
    } : ${numeros.map((numero) => `n° ${numero}`).join(', ')}.`,
    `Pour le vérifier, ${ouvrir} S’il y manque quelque chose, ${ecrireAuService}.`,
  ],
  lien: portal(origin),
})
