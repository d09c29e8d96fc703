import { type AuteurAnnulation, etatsDossier, type EtatDossier } from '#rules/demande/etats.ts'
import { describe, expect, it } from 'vitest'
import { dossierMail } from './dossierMails.ts'
import { textOf } from '#server/kit/mail/layout.ts'

const numero = 'DR-2026-1042-7751'
const mailOf = (
  etat: EtatDossier,
  annuleePar: AuteurAnnulation | undefined = etat === 'annulee' ? 'service' : undefined,
) => dossierMail({ numero, etat, annuleePar, origin: 'https://exemple.fr' })

describe('the mail about a request for retirement', () => {
  it.each<[EtatDossier, string, string]>([
    ['recue', 'Votre demande de retraite est reçue', 'Vous n’avez rien à nous envoyer pour l’instant'],
    ['piecedemandee', 'Une pièce vous est demandée', 'Le traitement reprendra dès sa réception'],
    ['decompte', 'Un document est disponible pour votre demande de retraite', 'Le décompte de votre pension'],
    ['titre', 'Un document est disponible pour votre demande de retraite', 'Votre titre de pension'],
    ['traitement', 'Votre demande de retraite avance', 'Démarrage du traitement'],
  ])('says what has happened (%s) and what to do', (etat, sujet, sentence) => {
    expect(mailOf(etat).sujet).toBe(sujet)
    expect(textOf(mailOf(etat)).replaceAll('\u00A0', ' ')).toContain(sentence)
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
