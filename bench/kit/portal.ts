import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services as allServices } from '#contract/kit/services.ts'
import { SESSION_COOKIE } from '#contract/connexion/session.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { folderObjects } from '#server/kit/objects/folderObjects.ts'
import { demoOf } from '#server/demoPlug.ts'
import { franceConnectOf } from '#server/connexion/franceconnect/FranceConnect.ts'
import { noAntivirus } from '#server/kit/pieces/antivirus/antivirus.ts'
import { openAudit } from '#server/kit/audit/Audit.ts'
import { systemElapsed } from '#server/kit/clock.ts'
import { publishedReader } from '#server/kit/published.ts'
import type { Services } from '#server/services.ts'
import { addCompte } from '#server/kit/people/comptes.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { openEmbedded, type Store } from '#server/kit/database/Store.ts'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'
import { listeningPort } from '#server/kit/http/log.ts'
import { openSession } from '#server/kit/session/sessions.ts'

const clock = () => new Date()

const person = {
  secret: '',
  prenom: 'Camille',
  nom: 'Moreau',
  date_naissance: '1969-05-12',
  etat: 'CONFIRME',
  lecture_seule: 0,
  services: JSON.stringify(allServices),
  acces_modification_cir: 1,
  acces_verification_compte: 1,
  cir: 1,
  nouveau_nir: null,
} as const

/** The whole server on a database of its own, empty: the embedded one unless another is opened. */
export const openPortal = async (open: (folder: string) => Store | Promise<Store> = openEmbedded) => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-bench-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portail</title>')
  const store = await open(folder)
  await migrate(store.db)
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, CAPTCHA_FIXED_CODE: 'ACE234' })
  const key = 'bench'
  const demo = await demoOf(config)
  const services: Services = {
    config,
    db: store.db,
    clock,
    elapsed: systemElapsed,
    audit: openAudit({ db: store.db, clock, key }),
    objects: folderObjects(join(folder, 'documents')),
    antivirus: noAntivirus,
    published: publishedReader(store.db, systemElapsed, defaultContenus),
    wakeMail: () => undefined,
    wakeTransmission: () => undefined,
    key,
    franceConnect: franceConnectOf(
      { config, clock, elapsed: systemElapsed },
      demo?.provider(config.origin, key, () => listeningPort(app)),
    ),
    random: randomInt,
  }
  const app = await createApp(services, folder, demo)
  const addPerson = (identifiant: string) =>
    addCompte(services.db, { ...person, identifiant, cree_le: Date.now() })
  const name = config.secureCookies ? SESSION_COOKIE.secure : SESSION_COOKIE.plain
  const signIn = async (compteId: string) => {
    const session = { compteId, moyen: 'motdepasse', navigateur: 'Firefox' } as const
    const token = await openSession(services.db, session, Date.now())
    return { token, cookie: `${name}=${token}` }
  }
  return {
    app,
    services,
    addPerson,
    signIn,
    close: async () => {
      await app.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type Portal = Awaited<ReturnType<typeof openPortal>>
