import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartFault } from '../../StartFault.ts'
import { antivirusOf, type Antivirus, type Verdict } from './antivirus.ts'
import { EICAR, openClamd, type Behaviour } from '../testing/fakeClamd.ts'

const FILE = Buffer.from('%PDF-1.7 arrêté')

describe('an antivirus that speaks the protocol of clamd', () => {
  let clamd: Awaited<ReturnType<typeof openClamd>>
  let antivirus: Antivirus
  /** Gives a silent service up soon. */
  let hasty: Antivirus
  let now: number

  beforeEach(async () => {
    clamd = await openClamd()
    now = 0
    const of = (answerMs: number) => antivirusOf(clamd.settings, () => now, { answerMs, restMs: 1000 })
    antivirus = of(20_000)
    hasty = of(500)
  })
  afterEach(() => clamd.close())

  it('tells a clean file from an infected one', async () => {
    expect(await antivirus.analyse(FILE)).toBe('sain')
    expect(await antivirus.analyse(Buffer.from(`abc ${EICAR} def`))).toBe('infecte')
  })

  it.each([0, 1, 65_535, 65_536, 65_537, 10_000_000])('sends %i bytes as they are', async (size) => {
    const bytes = randomBytes(size)
    expect(await antivirus.analyse(bytes)).toBe('sain')
    expect(clamd.state.contents[0]?.equals(bytes)).toBe(true)
  })

  it.each<Behaviour>(['hangs', 'closes'])(
    'knows nothing of a file when the service %s, leaves it alone for a while, then asks again',
    async (behaviour) => {
      clamd.state.behaviour = behaviour
      expect([await hasty.analyse(FILE), hasty.answers()]).toEqual(['non_analyse', false])
      clamd.state.behaviour = 'works'
      expect([await hasty.analyse(FILE), clamd.state.asked]).toEqual(['non_analyse', 1])
      now = 1000
      expect([hasty.answers(), await hasty.analyse(FILE)]).toEqual([true, 'sain'])
    },
  )

  it('knows nothing of a file that the service cannot read, and goes on with the others', async () => {
    clamd.state.behaviour = 'fails'
    expect(await antivirus.analyse(Buffer.from(EICAR))).toBe('non_analyse')
    clamd.state.behaviour = 'works'
    expect(await antivirus.analyse(Buffer.from(EICAR))).toBe('infecte')
  })

  it.each<[Behaviour, Verdict]>([
    ['earlyClean', 'non_analyse'],
    ['earlyInfected', 'infecte'],
  ])(
    'takes from a service that has not had the whole file its suspicion only: %s',
    async (behaviour, verdict) => {
      clamd.state.behaviour = behaviour
      // More than the buffers of a connection hold: its end cannot be sent to a service that stopped reading.
      expect(await antivirus.analyse(Buffer.alloc(30_000_000))).toBe(verdict)
    },
  )

  it('knows nothing of a file on which the service contradicts itself', async () => {
    clamd.state.behaviour = 'contradicts'
    expect(await antivirus.analyse(FILE)).toBe('non_analyse')
  })

  it('knows nothing of a file when nobody listens', async () => {
    await clamd.close()
    expect([await antivirus.analyse(FILE), antivirus.answers()]).toEqual(['non_analyse', false])
  })
})

describe('the configuration of the antivirus', () => {
  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://clamav.interne:3310/', { host: 'clamav.interne', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['', undefined],
  ])('reads « %s »', (ANTIVIRUS_URL, expected) => {
    expect(readConfig({ ANTIVIRUS_URL }).antivirus).toEqual(expected)
  })

  it.each([
    '127.0.0.1:3310',
    'http://127.0.0.1:3310',
    'tcp://127.0.0.1',
    'tcp://127.0.0.1:70000',
    'tcp://:1',
  ])('refuses « %s »', (ANTIVIRUS_URL) => {
    expect(() => readConfig({ ANTIVIRUS_URL })).toThrow(StartFault)
    expect(() => readConfig({ ANTIVIRUS_URL })).toThrow('ANTIVIRUS_URL doit')
  })
})
