import { describe, expect, it } from 'vitest'
import { announcedSeconds } from './announcedSeconds.ts'

describe('announcedSeconds', () => {
  it('changes at 60, 30 and 10 seconds only', () => {
    const said = Array.from({ length: 121 }, (_, past) => announcedSeconds(120 - past))
    expect([...new Set(said)]).toEqual([undefined, 60, 30, 10])
    expect([61, 60, 31, 30, 11, 10, 0].map(announcedSeconds)).toEqual([undefined, 60, 60, 30, 30, 10, 10])
  })
})
