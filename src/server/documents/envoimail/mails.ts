import type { Mail } from '#server/kit/mail/Mail.ts'
import type { PieceJointe } from '#server/kit/mail/sending/piecesJointes.ts'

/** Mails by which a person has a document sent. They say its title only: never an amount nor an identifier. */

interface Envoye {
  readonly titre: string
  /** Address of the list that holds the document. */
  readonly url: string
}

const unasked =
  'Si vous n’avez pas demandé ce courriel, connectez-vous à votre espace et changez votre mot de passe.'

export const lienDocumentMail = ({
  titre,
  url,
  tropLourd,
}: Envoye & { readonly tropLourd: boolean }): Mail => ({
  genre: 'liendocument',
  sujet: `Retrouvez votre document : ${titre}`,
  paragraphes: [
    `Vous avez demandé ce courriel depuis votre espace. Le document « ${titre} » vous y attend : ouvrez la liste ci-dessous, connectez-vous, puis téléchargez-le.`,
    ...(tropLourd ? ['Il est trop lourd pour être joint à un courriel.'] : []),
    unasked,
  ],
  lien: { texte: 'Voir mes documents', url },
})

export const pieceDocumentMail = ({ titre, url, piece }: Envoye & { readonly piece: PieceJointe }): Mail => ({
  genre: 'piecedocument',
  sujet: `Votre document : ${titre}`,
  paragraphes: [
    `Vous avez demandé ce courriel depuis votre espace. Le document « ${titre} » est en pièce jointe. Il contient des données personnelles : ne transférez ce courriel qu’à une personne de confiance.`,
    unasked,
  ],
  lien: { texte: 'Voir mes documents', url },
  pieces: [piece],
})
