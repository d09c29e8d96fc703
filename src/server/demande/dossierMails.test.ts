import {
  type AuteurAnnulation,
  etatsDossier,
  type EtatDossier,
  type GenreDossier,
} from '#rules/demande/etats.ts'
import { describe, expect, it } from 'vitest'
import { dossierMail, ibanDemandeMail } from './dossierMails.ts'
import { textOf } from '#server/kit/mail/layout.ts'

const numero = 'DR-2026-1042-7751'
const origin = 'https://exemple.fr'
const mailOf = (
  etat: EtatDossier,
  annuleePar: AuteurAnnulation | undefined = etat === 'annulee' ? 'service' : undefined,
  genre: GenreDossier = 'depart',
) => dossierMail({ genre, numero, etat, annuleePar, origin })

describe('the mail about a request for retirement', () => {
  it.each<[EtatDossier, string, string]>([
    ['recue', 'Votre demande de retraite est reçue', 'Vous n’avez rien à nous envoyer pour l’instant'],
    ['piecedemandee', 'Une pièce vous est demandée', 'Le traitement reprendra dès sa réception'],
    ['decompte', 'Un document est disponible pour votre demande de retraite', 'le décompte de votre pension'],
    ['titre', 'Un document est disponible pour votre demande de retraite', 'votre titre de pension'],
    ['paiement', 'Votre pension est mise en paiement', 'est terminée : votre pension est mise en paiement'],
    ['traitement', 'Votre demande de retraite avance', 'démarrage du traitement'],
  ])('says what has happened (%s) and what to do', (etat, sujet, sentence) => {
    expect(mailOf(etat).sujet).toBe(sujet)
    expect(textOf(mailOf(etat)).replaceAll('\u00A0', ' ')).toContain(sentence)
  })

  it.each<[EtatDossier, string]>([
    ['recue', 'Votre demande de retraite progressive est reçue'],
    ['recapitulatif', 'Un document est disponible pour votre demande de retraite progressive'],
    ['documentemployeur', 'Votre demande de retraite progressive avance'],
    ['validee', 'Votre retraite progressive est validée'],
    ['annulee', 'Votre demande de retraite progressive est annulée'],
  ])('names a progressive retirement (%s)', (etat, sujet) => {
    expect(mailOf(etat, undefined, 'progressive').sujet).toBe(sujet)
  })

  it('names it too where the file asked for is received, and where another account is to be paid on', () => {
    const resumed = dossierMail({ genre: 'progressive', numero, etat: 'traitement', reprise: true, origin })
    expect(resumed.sujet).toBe('La pièce demandée pour votre retraite progressive est reçue')
    expect(ibanDemandeMail({ genre: 'progressive', numero, origin }).sujet).toBe(
      'Un nouvel IBAN figure dans votre demande de retraite progressive',
    )
    expect(mailOf('piecedemandee', undefined, 'progressive').paragraphes[0]).toContain(
      'une pièce à votre demande de retraite progressive n°',
    )
  })

  it.each(etatsDossier)('goes on in small letters after a colon (%s)', (etat) => {
    for (const reprise of [false, true]) {
      const { sujet, paragraphes } = dossierMail({ genre: 'depart', numero, etat, reprise, origin })
      expect([sujet, ...paragraphes].join(' ')).not.toMatch(/ : \p{Lu}/u)
    }
  })

  it.each<[AuteurAnnulation, string, string]>([
    ['personne', 'a été annulée par vous', 'Si ce n’est pas vous'],
    ['employeur', 'a été annulée par votre employeur', 'Si vous n’avez pas demandé cette annulation'],
    [
      'service',
      'a été annulée par le Service des Retraites de l’État',
      'Si vous n’avez pas demandé cette annulation',
    ],
  ])('says who cancelled it (%s), and what to do if they should not have', (annuleePar, par, sinon) => {
    const mail = mailOf('annulee', annuleePar)
    expect(mail.sujet).toBe('Votre demande de retraite est annulée')
    expect(textOf(mail)).toContain(par)
    expect(textOf(mail)).toContain(sinon)
    expect(textOf(mail)).not.toMatch(/messagerie sécurisée(?! si elle vous est proposée)/)
    expect(textOf(mail)).toContain('page Contact')
  })

  it.each(etatsDossier)('names the request and leads to its follow-up, with nothing to open (%s)', (etat) => {
    const text = textOf(mailOf(etat))
    expect(text).toContain(numero)
    expect(text).toContain('ouvrez le suivi de votre demande')
    expect(text).toContain('https://exemple.fr/')
    expect(text).not.toMatch(/€|\d{13}/)
    expect(mailOf(etat).pieces).toBeUndefined()
  })

  it('acknowledges a request as a receipt does: silence, and who may not have sent it', () => {
    const text = textOf(mailOf('recue'))
    expect(text).toContain('Votre accusé de réception dit les dates à retenir')
    expect(text).toContain('Si ce n’est pas vous')
  })
})
