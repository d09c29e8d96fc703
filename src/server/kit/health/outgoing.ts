import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { tellChanges } from '../faults/tellFault.ts'

/** What is known of a service that the portal calls; `embarque`: none is configured, and its own stands for it. */
export type OutgoingState = 'disponible' | 'indisponible' | 'embarque' | 'absent'

/** States of the services that the portal calls, by name. */
export type Outgoing = () => Promise<Readonly<Record<string, OutgoingState>>>

/** How long an answer holds, in milliseconds: whoever looks often costs these services nothing more. */
const FRESH_MS = 15_000

const of = (isUp: boolean): OutgoingState => (isUp ? 'disponible' : 'indisponible')

/** What is known of the mail server; `answers` is what the last delivery of this process saw of it. */
const mailState = ({ config }: Services, answers: () => boolean): OutgoingState => {
  if (!config.smtp) return config.demo ? 'embarque' : 'absent'
  return of(answers())
}

/** Asks the object store for a file that it does not have. */
const objectsState = async ({ objects }: Services): Promise<OutgoingState> => {
  await objects.size('00-sonde.pdf')
  return 'disponible'
}

const answered = (state: Promise<OutgoingState>) => state.catch((): OutgoingState => 'indisponible')

/** Looks at the services that the portal calls. The mail server, and those with a breaker, say what they last saw. */
export const openOutgoing = (services: Services, mailAnswers: () => boolean): Outgoing => {
  const { config, antivirus, captchEtat, elapsed, franceConnect } = services
  const names = ['objets', 'courriel', 'antivirus', 'captcha', 'franceconnect'] as const
  const tell = names.map((name) => [name, tellChanges(`outgoing service « ${name} »`)] as const)
  const statesNow = async () => ({
    objets: await answered(objectsState(services)),
    courriel: mailState(services, mailAnswers),
    antivirus: config.antivirus ? of(antivirus.answers()) : ('absent' as const),
    captcha: captchEtat ? of(captchEtat.answers()) : ('embarque' as const),
    franceconnect: franceConnect ? of(franceConnect.isActive()) : ('absent' as const),
  })
  const look = async () => {
    const states = await statesNow()
    for (const [name, change] of tell)
      change(states[name] === 'indisponible' ? 'does not answer as it should' : undefined)
    return states
  }
  let kept: { readonly at: number; readonly states: ReturnType<typeof look> } | undefined
  return () => {
    if (!kept || elapsed() - kept.at >= FRESH_MS) kept = { at: elapsed(), states: look() }
    return kept.states
  }
}

/** `/health/sortants`, on the operator's port alone: what is away helps who attacks. It never makes the portal unready. */
export const setUpOutgoing = (app: FastifyInstance, outgoing: Outgoing) => {
  app.get('/health/sortants', async (_, reply) =>
    reply.header('cache-control', 'no-store').send(await outgoing()),
  )
}
