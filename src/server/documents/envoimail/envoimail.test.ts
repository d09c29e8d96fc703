import { LIMITE_ENVOIS } from '#contract/documents/limites.ts'
import { failures } from '#contract/kit/failures.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeProfil } from '#server/kit/people/profils.ts'
import { endSession } from '#server/kit/session/endSessions.ts'
import { refusalOf, sessionOf } from '#testing/calls.ts'
import { sendDue } from '#server/kit/mail/sending/sendDue.ts'
import { smtpDelivery } from '#server/kit/mail/sending/smtp.ts'
import { openSmtp } from '#server/kit/mail/testing/smtpServer.ts'
import { databases } from '#testing/databases.ts'
import { envoiApp, PRINCIPAL, SECONDAIRE } from '#testing/apps/envoiApp.ts'
import { remainingEnvois } from './compteur.ts'
import { sendEnvoi } from './sendEnvoi.ts'

const ANGE = '164062A00401545'
const LUCIE = '295036912304475'
const { envoiImpossible, envoiSansAdresse, lectureSeule } = failures

describe.each(databases)('a document sent by mail on %s', (database) => {
  let app: Awaited<ReturnType<typeof envoiApp>>
  let attestation: string

  const codeOf = async (answered: ReturnType<typeof app.ask>) => refusalOf(await answered)
  const refusal = ({ status, erreurCode }: { readonly status: number; readonly erreurCode: string }) => [
    status,
    erreurCode,
  ]
  beforeEach(async () => {
    app = await envoiApp(database)
    attestation = await app.addDocument()
  })
  afterEach(() => app.portal.close())

  it('says what may be sent, where from, and to which masked addresses', async () => {
    expect(await app.prepared(attestation)).toEqual({
      libelle: 'Attestation fiscale 2025',
      rubrique: 'remunerationpaie',
      annee: 2026,
      adresses: [
        { adresse: 'principale', courriel: 'c•••@example.org' },
        { adresse: 'secondaire', courriel: 'c•••@example.net' },
      ],
      forme: 'piecejointe',
      tropLourd: false,
    })
  })

  it('sends nothing of what a session asked for once it has ended', async () => {
    const { services } = app.portal
    const session = await sessionOf(app.portal, app.cookie)
    await endSession(services.db, session.empreinte)
    const asked = { documentUuid: attestation, adresse: 'principale' } as const
    await expect(sendEnvoi(services, session, asked)).rejects.toMatchObject({ failure: 'sessionTerminee' })
    expect(await app.mails()).toEqual([])
    expect(await remainingEnvois(services, app.id)).toBe(LIMITE_ENVOIS)
  })

  it('sends a notice and a link when it is so configured, without any amount nor identifier', async () => {
    app.configure('lien')
    expect(await app.prepared(attestation)).toMatchObject({ forme: 'lien', tropLourd: false })
    const answered = await app.ask(attestation, 'secondaire')
    expect([answered.statusCode, answered.json()]).toEqual([200, { courriel: 'c•••@example.net' }])
    const [mail, ...others] = await app.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      destinataire: SECONDAIRE,
      genre: 'liendocument',
      etat: 'attente',
      pieces: null,
    })
    expect(mail?.texte).toContain('«\u00A0Attestation fiscale 2025\u00A0»')
    expect(mail?.texte).toContain('http://localhost:3000/remunerationpaie?annee=2026')
    for (const said of [mail?.sujet, mail?.texte, mail?.html]) {
      expect(said).not.toMatch(/€|28.345/)
      expect(said).not.toContain(attestation)
    }
  })

  it('links to the area of the document', async () => {
    for (const [genre, area] of [
      ['titrepension', 'pension?annee=2026'],
      ['documentemployeur', 'documentemployeur?annee=2026'],
      ['suividepartretraite', '\n'],
    ] as const) {
      await app.ask(await app.addDocument(app.id, { genre }))
      expect((await app.mails()).some(({ texte }) => texte.includes(`localhost:3000/${area}`))).toBe(true)
    }
  })

  it('refuses a document of another kind, and does not find those of others nor of services not granted', async () => {
    const payslip = await app.addDocument(app.id, { code: 101 })
    expect(await codeOf(app.ask(payslip))).toEqual(refusal(envoiImpossible))
    expect(await codeOf(app.prepare(payslip))).toEqual(refusal(envoiImpossible))
    const lucie = await app.portal.addPerson(LUCIE, { granted: ['documentemployeur'] })
    const cookie = await app.portal.signIn(LUCIE)
    const notGranted = await app.addDocument(lucie)
    for (const uuid of [attestation, notGranted]) {
      expect((await app.ask(uuid, 'principale', cookie)).statusCode).toBe(404)
      expect((await app.prepare(uuid, cookie)).statusCode).toBe(404)
    }
    expect((await app.ask('7b1f2c3d-0000-4000-8000-000000000001')).statusCode).toBe(404)
    expect((await app.ask('rien')).statusCode).toBe(400)
    expect((await app.ask(attestation, 'principale', '')).statusCode).toBe(401)
    expect(await app.mails()).toEqual([])
  })

  it('lets a read-only account look, and send nothing', async () => {
    const ange = await app.portal.addPerson(ANGE, { lecture_seule: 1 })
    const cookie = await app.portal.signIn(ANGE)
    const uuid = await app.addDocument(ange)
    expect((await app.prepare(uuid, cookie)).json()).toMatchObject({ adresses: [] })
    expect(await codeOf(app.ask(uuid, 'principale', cookie))).toEqual(refusal(lectureSeule))
  })

  it('refuses an address that is not registered, and counts nothing', async () => {
    await changeProfil(app.portal.services.db, app.id, { courriel_secondaire: '' })
    expect((await app.prepared(attestation)).adresses).toHaveLength(1)
    expect(await codeOf(app.ask(attestation, 'secondaire'))).toEqual(refusal(envoiSansAdresse))
    expect(await app.restant()).toBe(LIMITE_ENVOIS)
  })

  it('brings the document, unless it is too heavy for mail servers: that is said before, and in the mail', async () => {
    const heaviest = await app.addDocument(app.id, { taille: 7_000_000 })
    const heavy = await app.addDocument(app.id, { taille: 7_000_001 })
    expect(await app.prepared(heaviest)).toMatchObject({ forme: 'piecejointe', tropLourd: false })
    expect(await app.prepared(heavy)).toMatchObject({ forme: 'lien', tropLourd: true })
    await app.ask(attestation)
    await app.ask(heavy)
    expect((await app.mails()).filter(({ texte }) => texte.includes('trop lourd'))).toHaveLength(1)
    const pieces = (await app.mails()).map(({ genre, pieces: kept }) => [genre, kept]).toSorted()
    expect(pieces).toEqual([
      ['liendocument', null],
      [
        'piecedocument',
        JSON.stringify([
          { fichier: `${attestation}.pdf`, nom: '2026_AF_attestation.pdf', type: 'application/pdf' },
        ]),
      ],
    ])
  })

  it('reaches a real mail server with its file', async () => {
    const smtp = await openSmtp()
    const { db, clock, objects, config } = app.portal.services
    const delivery = smtpDelivery(
      { url: smtp.url, from: 'portail@exemple.fr' },
      { origin: config.origin, objects },
    )
    const silent = () => {}
    try {
      await app.ask(attestation)
      await sendDue({ db, clock, deliver: delivery, log: { warn: silent, error: silent } })
      expect(smtp.taken.map(({ to }) => to)).toEqual([[PRINCIPAL]])
      const raw = smtp.taken[0]?.raw ?? ''
      expect(raw).toContain('2026_AF_attestation.pdf')
      expect(raw.replaceAll('\r\n', '')).toContain(Buffer.alloc(1000).toString('base64'))
    } finally {
      delivery.close()
      await smtp.close()
    }
  })

  it('looks at the file itself: rows of the first versions do not say its size, and it may have disappeared', async () => {
    const heavy = await app.addDocument(app.id, { taille: 7_000_001 })
    const { db, objects } = app.portal.services
    await db.updateTable('document').set({ taille: 0 }).execute()
    expect((await app.prepared(heavy)).forme).toBe('lien')
    await objects.remove(`${attestation}.pdf`)
    expect((await app.prepare(attestation)).statusCode).toBe(503)
    expect(await codeOf(app.ask(attestation))).toEqual(refusal(failures.documentIndisponible))
    expect([await app.mails(), await app.restant()]).toEqual([[], LIMITE_ENVOIS])
  })

  it('refuses everything, and says so in the lists, when the option is off', async () => {
    app.configure('non')
    for (const answered of [app.ask(attestation), app.prepare(attestation), app.check()])
      expect(await codeOf(answered)).toEqual(refusal(envoiImpossible))
    const lists = [
      `${rubriques.remunerationpaie.liste.path}?annee=2026`,
      rubriques.documentemployeur.liste.path,
      `${rubriques.remunerationpaie.recherche.path}?texte=attestation`,
    ]
    for (const url of lists) {
      const answered = await app.portal.app.inject({ url, headers: { cookie: app.cookie } })
      expect(answered.json().donnee.optionEnvoiMail).toBe(false)
    }
  })
})
