import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartFault } from '../StartFault.ts'

describe('the configuration of documents sent by mail', () => {
  it.each([
    [undefined, 'lien'],
    ['', 'lien'],
    ['lien', 'lien'],
    ['piecejointe', 'piecejointe'],
    ['non', 'non'],
  ])('takes ENVOI_MAIL=%s for « %s »', (ENVOI_MAIL, forme) => {
    expect(readConfig({ ENVOI_MAIL }).envoiMail).toBe(forme)
  })

  it.each(['oui', 'LIEN', 'piècejointe', '0'])(
    'refuses ENVOI_MAIL=%s, and says what it may be',
    (ENVOI_MAIL) => {
      const read = () => readConfig({ ENVOI_MAIL })
      expect(read).toThrow(StartFault)
      expect(read).toThrow(/^ENVOI_MAIL doit être « lien » .*« piecejointe » .*« non »/)
      expect(read).toThrow(`reçu : « ${ENVOI_MAIL} »`)
    },
  )
})
