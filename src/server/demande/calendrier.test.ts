import { describe, expect, it } from 'vitest'
import { calendrierDe } from './calendrier.ts'

const depart = {
  genre: 'depart',
  numero: 'DR-2026-1042-7751',
  recueLe: '2026-11-21',
  dateEffet: '2027-11-01',
  at: new Date('2026-11-21T20:30:00Z'),
} as const

/** Lines unfolded, as a calendar program reads them. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

/** Properties of each event, its alarm apart. */
const eventsOf = (text: string) =>
  linesOf(text)
    .join('\n')
    .split('BEGIN:VEVENT\n')
    .slice(1)
    .map((part) => {
      const [own = '', alarm] = part.split('END:VEVENT')[0]?.split('BEGIN:VALARM\n') ?? []
      const read = (lines: string) =>
        Object.fromEntries(
          lines
            .trim()
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
        )
      return { ...read(own), alarm: alarm && read(alarm) } as Record<string, string> & {
        alarm?: Record<string, string>
      }
    })

describe('the calendar of a request', () => {
  const text = calendrierDe(depart)

  it('has every date once, as a whole day, under a name that does not change', () => {
    expect(eventsOf(text).map((event) => [event['UID'], event['DTSTART;VALUE=DATE']])).toEqual([
      ['DR-2026-1042-7751-silence@espaceagent', '20270121'],
      ['DR-2026-1042-7751-employeur@espaceagent', '20270501'],
      ['DR-2026-1042-7751-effet@espaceagent', '20271101'],
      ['DR-2026-1042-7751-premierpaiement@espaceagent', '20271130'],
    ])
    for (const event of eventsOf(text))
      expect([event['DTSTAMP'], event['DTEND;VALUE=DATE'], event['TRANSP']]).toEqual([
        '20261121T203000Z',
        undefined,
        'TRANSPARENT',
      ])
  })

  it('sends to the secure messages only whom they are open to, and the others to the Contact page', () => {
    const silence = eventsOf(text)[0]?.['DESCRIPTION']?.replaceAll('\\', '')
    expect(silence).toContain('messagerie sécurisée si elle vous est proposée')
    expect(silence).toContain('la page Contact')
  })

  it('rings at 9 o’clock a week before the dates at which the person may act, and no other', () => {
    expect(eventsOf(text).map(({ alarm }) => alarm?.['TRIGGER'])).toEqual([
      '-P6DT15H',
      '-P6DT15H',
      undefined,
      undefined,
    ])
  })

  it('is in French, in words only: neither amount nor identifier', () => {
    expect(linesOf(text)).toContain('PRODID:-//République française//Espace agent public//FR')
    expect(eventsOf(text)[0]?.['SUMMARY']).toBe(
      'Sans réponse à cette date\\, écrivez à votre service\u00A0: son silence vaut refus',
    )
    expect(text).not.toMatch(/€|\d{13}/)
  })

  it('is written as RFC 5545 wants: CRLF after each line, folded at 75 octets, all opened parts closed', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).toMatch(/\r\n \S/)
    const open: string[] = []
    for (const line of linesOf(text)) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6))
      if (line.startsWith('END:')) expect(line.slice(4)).toBe(open.pop())
    }
    expect(open).toEqual([])
    expect(linesOf(text).slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  })

  it('has the same bytes for the same input', () => expect(calendrierDe(depart)).toBe(text))

  it('asks nothing of the employer for a progressive pension, and dates no payment', () => {
    const progressive = { ...depart, genre: 'progressive', numero: 'DP-2026-0381-4406' } as const
    expect(calendrierDe(progressive)).not.toContain('employeur')
    expect(calendrierDe(progressive)).not.toContain('premierpaiement')
    expect(eventsOf(calendrierDe(progressive))).toHaveLength(2)
  })
})
