import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomInt } from 'node:crypto'
import { connexion } from '#contract/connexion/connexion.ts'
import { services as allServices, type Service } from '#contract/kit/services.ts'
import type { Insertable } from 'kysely'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openAudit } from '#server/kit/audit/Audit.ts'
import { franceConnectOf } from '#server/connexion/franceconnect/FranceConnect.ts'
import type { Demo } from '#server/Demo.ts'
import { demoOf } from '#server/demoPlug.ts'
import { keepCaptcha } from '#server/kit/captcha/captchas.ts'
import { folderObjects } from '#server/kit/objects/folderObjects.ts'
import { hashPassword } from '#server/kit/password/password.ts'
import { newId } from '#server/kit/identifiers.ts'
import { noAntivirus } from '#server/kit/pieces/antivirus/antivirus.ts'
import { publishedReader } from '#server/kit/published.ts'
import type { Services } from '#server/services.ts'
import { addCompte, heldCompte } from '#server/kit/people/comptes.ts'
import { browserName } from '#server/kit/session/browserName.ts'
import { openSession } from '#server/kit/session/sessions.ts'
import { markedWith } from '#server/connexion/locks/knownBrowser.ts'
import { BROWSER_COOKIE, SESSION_COOKIE } from '#contract/connexion/session.ts'
import type { CompteTable } from '#server/kit/database/schema/schema.ts'
import { openTestStore, type DatabaseName } from './databases.ts'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'
import { listeningPort } from '#server/kit/http/log.ts'

export const PASSWORD = 'Retraite-2026!ok'
export const CAPTCHA_CODE = 'ACE234'
const KEY = 'essai'

/** Made once: a hash is meant to take long. */
const secretOnce = hashPassword(PASSWORD)

/** The whole application in memory, on a database of its own, at a date that the test moves. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly demo: Demo | undefined
  /** Moves the clock forward. */
  readonly wait: (ms: number) => void
  readonly addPerson: (identifiant: string, changes?: PersonChanges) => Promise<string>
  readonly tryToSignIn: (
    changes?: Record<string, string>,
    options?: InjectOptions,
  ) => ReturnType<typeof inject>
  /** Opens the session that a right password opens, asking for none; gives its `cookie` header. */
  readonly signIn: (identifiant: string) => Promise<string>
  readonly close: () => Promise<void>
}

type PersonChanges = Partial<Insertable<CompteTable>> & { readonly granted?: readonly Service[] }

/** A captcha with its right answer: kept as one that is drawn, without the image, which costs more than what is tested. */
export const solvedCaptcha = async ({ services: { db, clock } }: Pick<TestApp, 'services'>) => {
  const given = { uuid: newId(), code: CAPTCHA_CODE }
  await keepCaptcha(db, given.uuid, given.code, clock().getTime() + 60_000)
  return given
}

const inject = (app: FastifyInstance, options: InjectOptions) => app.inject(options)

const makeServices = async (
  database: DatabaseName,
  folder: string,
  port: () => number,
  env: Readonly<Record<string, string>>,
) => {
  const store = await openTestStore(database)
  let now = Date.parse('2026-11-20T09:00:00Z')
  const clock = () => new Date(now)
  const elapsed = () => now
  const read = readConfig({
    CAPTCHA_FIXED_CODE: CAPTCHA_CODE,
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    ...env,
  })
  // Cookies are those of production, whatever the address that a test listens at.
  const config = { ...read, secureCookies: true }
  const demo = await demoOf(config)
  const services: Services = {
    config,
    db: store.db,
    audit: openAudit({ db: store.db, clock, key: KEY }),
    clock,
    elapsed,
    objects: folderObjects(join(folder, 'documents')),
    antivirus: noAntivirus,
    published: publishedReader(store.db, elapsed, defaultContenus),
    wakeMail: () => undefined,
    wakeTransmission: () => undefined,
    key: KEY,
    franceConnect: franceConnectOf({ config, clock, elapsed }, demo?.provider(config.origin, KEY, port)),
    random: randomInt,
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { store, services, demo, wait }
}

/** The `cookie` header of a browser once an answer has set its cookies; `former`: what it had. */
export const sessionCookies = (header: string | string[] | undefined, former = ''): string => {
  const set = [header ?? []].flat().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const names = new Set(set.map((cookie) => cookie.split('=', 1)[0]))
  const kept = former.split('; ').filter((one) => one !== '' && !names.has(one.split('=', 1)[0]))
  return [...kept, ...set].join('; ')
}

/** The application on a base of its own; `env` is what its operator sets besides. */
export const testApp = async (
  database: DatabaseName,
  env: Readonly<Record<string, string>> = {},
): Promise<TestApp> => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-app-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portail</title>')
  const { store, services, demo, wait } = await makeServices(database, folder, () => listeningPort(app), env)
  const app = await createApp(services, folder, demo)
  const secret = await secretOnce

  const addPerson = (identifiant: string, { granted = allServices, ...changes }: PersonChanges = {}) =>
    addCompte(services.db, {
      identifiant,
      secret,
      prenom: 'Camille',
      nom: 'Moreau',
      date_naissance: '1969-05-12',
      etat: 'CONFIRME',
      lecture_seule: 0,
      services: JSON.stringify(granted),
      acces_modification_cir: 1,
      acces_verification_compte: 1,
      cir: 1,
      nouveau_nir: null,
      cree_le: services.clock().getTime(),
      ...changes,
    })

  const tryToSignIn = async (changes: Record<string, string> = {}, options: InjectOptions = {}) => {
    const form = { secret: PASSWORD, ...(await solvedCaptcha({ services })), ...changes }
    return inject(app, {
      method: 'POST',
      url: connexion.path,
      ...options,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
      payload: new URLSearchParams(form).toString(),
    })
  }

  return {
    app,
    services,
    demo,
    wait,
    addPerson,
    tryToSignIn,
    signIn: async (identifiant) => {
      const { config, db, clock } = services
      const compte = await heldCompte(db, identifiant)
      if (!compte) throw new Error(`Nobody has ${identifiant}`)
      const session = {
        compteId: compte.id,
        moyen: 'motdepasse' as const,
        navigateur: browserName(undefined),
      }
      const token = await openSession(db, session, clock().getTime())
      const form = config.secureCookies ? 'secure' : 'plain'
      return `${SESSION_COOKIE[form]}=${token}; ${BROWSER_COOKIE[form]}=${markedWith(services, '', compte)}`
    },
    close: async () => {
      await app.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
