import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pieceDocumentMail } from '#server/documents/envoimail/mails.ts'
import { motDePasseOublieMail } from '#server/connexion/accessMails.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const LINK = 'http://localhost:3000/?validationInscription=ABC&suite=1'

describe.each(databases)('the mailbox of the demonstration on %s', (name) => {
  let portal: TestApp

  const queue = (destinataire: string, mail = inscriptionMail({ url: LINK })) =>
    queueMail(portal.services.db, portal.services.clock().getTime(), destinataire, mail)
  const hrefs = (html: string) =>
    [...html.matchAll(/href="(\/demo\/courriels\/[^"]+)"/g)].map(([, href]) => href)

  beforeEach(async () => {
    portal = await testApp(name)
  })
  afterEach(() => portal.close())

  it('stands in for the site of opinions, and asks nothing', async () => {
    const { statusCode, body } = await portal.app.inject('/demo/avis')
    expect(statusCode).toBe(200)
    expect(body).toContain('elle ne demande rien et ne garde rien')
    expect(body).not.toContain('<form')
  })

  it('says what will appear when it is empty', async () => {
    const answer = await portal.app.inject('/demo/courriels')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.body).toContain('Aucun courriel pour l’instant.')
  })

  it('shows the mails, newest first, with their links, under the policy of the site', async () => {
    await queue('nadia@exemple.fr')
    portal.wait(1000)
    await queue('camille@exemple.fr', motDePasseOublieMail({ url: LINK }))
    const { body, headers } = await portal.app.inject('/demo/courriels')
    expect(body.indexOf('Changez votre mot de passe')).toBeLessThan(body.indexOf('Créez votre'))
    expect(body).toContain('À&nbsp;: nadia@exemple.fr')
    expect(body).toContain('vendredi 20 novembre 2026 à 10:00:01')
    const escaped = LINK.replaceAll('&', '&amp;')
    expect(body).toContain(`<a href="${escaped}">${escaped}</a>`)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).not.toMatch(/<script|style=/)
  })

  it('shows those of one address only when asked, and keeps what was asked in the field', async () => {
    await queue('nadia@exemple.fr')
    await queue('camille@exemple.fr')
    const { body } = await portal.app.inject('/demo/courriels?destinataire=nadia@exemple.fr')
    expect(body).toContain('À&nbsp;: nadia@exemple.fr')
    expect(body).not.toContain('camille')
    expect(body).toContain('value="nadia@exemple.fr"')
    expect((await portal.app.inject('/demo/courriels?destinataire=a&destinataire=b')).statusCode).toBe(400)
  })

  it('escapes everything that a mail or an address may hold', async () => {
    const hostile = '"><script>alert(1)</script>'
    await queue(hostile, {
      genre: 'essai',
      sujet: hostile,
      paragraphes: [
        hostile,
        `https://exemple.fr/"onmouseover="alert(1)`,
        'javascript:alert(1)',
        '$& $` </pre>',
      ],
    })
    const list = await portal.app.inject(`/demo/courriels?destinataire=${encodeURIComponent(hostile)}`)
    expect(list.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    const mail = await portal.app.inject(hrefs(list.body)[0] ?? '')
    for (const { body } of [list, mail]) {
      expect(body).not.toContain('<script')
      expect(body).not.toMatch(/"onmouseover|href="javascript/)
    }
    expect(mail.body).toContain('$&amp; $` &lt;/pre&gt;')
  })

  it('shows a mail in full, sandboxed, with its own styles and nothing else', async () => {
    await queue('nadia@exemple.fr')
    const list = await portal.app.inject('/demo/courriels')
    const { body, headers } = await portal.app.inject(hrefs(list.body)[0] ?? '')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(body).toContain('>Créer mon espace</a>')
    expect(body).toContain('Version en texte de ce courriel')
    expect(body).toContain(`Créer mon espace\u00A0:\n${LINK.replaceAll('&', '&amp;')}`)
  })

  it('lists what a mail brought, and gives it', async () => {
    const piece = { fichier: 'attestation.pdf', nom: '<b>attestation</b>.pdf', type: 'application/pdf' }
    const told = { titre: 'Attestation fiscale 2025', url: LINK, piece }
    await queue('nadia@exemple.fr', pieceDocumentMail(told))
    const list = await portal.app.inject('/demo/courriels')
    expect(list.body).toContain('Pièces jointes&nbsp;:')
    expect(list.body).toContain('>&lt;b&gt;attestation&lt;/b&gt;.pdf</a>')
    const address = hrefs(list.body).find((href) => href?.endsWith('/pieces/0')) ?? ''
    expect((await portal.app.inject(address)).statusCode).toBe(404)
    await portal.services.objects.put(piece.fichier, Buffer.from('%PDF-1.7'))
    const { headers, body } = await portal.app.inject(address)
    expect([headers['content-type'], body]).toEqual(['application/pdf', '%PDF-1.7'])
    expect(headers['content-disposition']).toMatch(/^attachment; /)
    for (const wrong of ['1', '-1', 'x', 'length'])
      expect((await portal.app.inject(address.replace(/0$/, wrong))).statusCode).toBe(404)
  })

  it('says so when a mail is not there', async () => {
    const answer = await portal.app.inject('/demo/courriels/rien')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Courriel introuvable')
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
  })
})
