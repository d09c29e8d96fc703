/** Metrics: what an operator watches, for Prometheus. */

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Audit } from '../audit/Audit.ts'
import { captchaTurns } from '../captcha/newCaptcha.ts'
import type { PoolState } from '../database/engines/postgres.ts'
import { refusedFiles } from '../files/soundFile.ts'
import { passwordTurns } from '../password/password.ts'
import { tellChanges } from '../faults/tellFault.ts'
import { queueLengths, sinceLastPurge } from './queues.ts'
import type { Db } from '../database/Store.ts'

/** Bounds of the latencies, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  /** Counts and times each answer of an application, by its route: addresses carry tokens. */
  readonly watch: (app: FastifyInstance) => void
  /** The journal of acts, counted as it is written: sign-ins refused and locked are acts too. */
  readonly counted: (audit: Audit) => Audit
  /** Everything, in the text format. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

interface Watched {
  readonly db: Db
  readonly pool: (() => PoolState) | undefined
  readonly now: () => number
}

type Values = Readonly<Record<string, number>>

/** A gauge by name, read when it is asked for; what cannot be read now is left out, and told once. */
const gauge = (
  registers: readonly [Registry],
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  read: () => Values | Promise<Values>,
) => {
  const tell = tellChanges(`metric « ${name} »`)
  return new Gauge({
    name: `espaceagent_${name}`,
    help,
    labelNames: [label],
    registers: [...registers],
    async collect() {
      this.reset()
      try {
        const values = await read()
        tell()
        for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value)
      } catch (error) {
        tell(error)
      }
    },
  })
}

/** Metrics of one process. */
export const openMetrics = ({ db, pool, now }: Watched): Metrics => {
  const registry = new Registry()
  const registers = [registry] as const
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'espaceagent_http_duree_secondes',
    help: 'Durée des réponses, par appel et statut.',
    labelNames: ['methode', 'appel', 'statut'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const acts = new Counter({
    name: 'espaceagent_actes_total',
    help: 'Actes du journal, par sorte, résultat et motif ; une connexion refusée a pour motif son code (62, 63 et 64 : blocage).',
    labelNames: ['acte', 'resultat', 'motif'],
    registers: [registry],
  })
  gauge(
    registers,
    { name: 'base_connexions', help: 'Connexions à PostgreSQL de ce processus.', label: 'etat' },
    () => (pool ? { ...pool() } : {}),
  )
  gauge(registers, { name: 'argon2', help: 'Vérifications de mots de passe.', label: 'etat' }, passwordTurns)
  gauge(registers, { name: 'captcha', help: 'Captchas en cours de dessin.', label: 'etat' }, captchaTurns)
  gauge(
    registers,
    {
      name: 'fichiers_refuses',
      help: 'Fichiers de documents qui manquaient, ou n’étaient pas ceux de l’import.',
      label: 'motif',
    },
    refusedFiles,
  )
  gauge(
    registers,
    {
      name: 'purge_secondes',
      help: 'Depuis la dernière purge que rien n’a fait échouer, dans toute l’installation ; elle passe toutes les dix minutes.',
      label: 'depuis',
    },
    async () => sinceLastPurge(db, now()),
  )
  gauge(
    registers,
    { name: 'file', help: 'Ce qui attend de partir, dans toute l’installation.', label: 'file' },
    () => queueLengths(db, now()),
  )
  return {
    watch: (app) =>
      void app.addHook('onResponse', async (request, reply) => {
        requests.observe(
          { methode: request.method, appel: request.routeOptions.url ?? 'autre', statut: reply.statusCode },
          reply.elapsedTime / 1000,
        )
      }),
    counted: (audit) => ({
      note: (act) => {
        const motif = act.auteur === undefined ? (act.refus ?? '') : ''
        acts.inc({ acte: act.acte, resultat: act.refus === undefined ? 'fait' : 'refuse', motif })
        return audit.note(act)
      },
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
