import type { Clock, Elapsed } from './kit/clock.ts'
import type { Config } from './config.ts'
import type { ObjectStore } from './kit/objects/ObjectStore.ts'
import type { FranceConnect } from './connexion/franceconnect/FranceConnect.ts'
import type { Antivirus } from './kit/pieces/antivirus/antivirus.ts'
import type { Audit } from './kit/audit/Audit.ts'
import type { Published } from './kit/published.ts'
import type { RemoteCaptcha } from './kit/captcha/captchetat.ts'
import type { Db } from './kit/database/Store.ts'

/** Everything that the application is made with: tests give other parts. */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly audit: Audit
  readonly clock: Clock
  readonly elapsed: Elapsed
  readonly objects: ObjectStore
  readonly antivirus: Antivirus
  /** The service that draws and checks captchas, when one is configured. */
  readonly captchEtat?: RemoteCaptcha | undefined
  readonly published: () => Promise<Published>
  /** Tells the outbox that a mail waits. */
  readonly wakeMail: () => void
  /** Tells the worker of transmissions that one waits. */
  readonly wakeTransmission: () => void
  /** Absent when nothing is configured and there is no demonstration. */
  readonly franceConnect?: FranceConnect | undefined
  /** Key of this installation, kept in the store: what is derived from it, others cannot foresee. */
  readonly key: string
  /** Whole number from 0 to `max - 1`, unpredictable. */
  readonly random: (max: number) => number
}
