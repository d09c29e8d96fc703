import { expect, it } from 'vitest'
import { failureStatusesOf } from './kit/call.ts'
import { calls } from './calls.ts'
import { accueilconnecte, messagesNonLus } from './accueil/evenement.ts'
import { verifySession } from './connexion/connexion.ts'
import { failures, failureStatuses } from './kit/failures.ts'
import { publicContents } from './contenu/contenu.ts'
import { defaultMessages } from './defaultMessages.ts'

it('has each call once', () => {
  const names = calls.map((call) => `${call.method} ${call.path}`)
  expect(new Set(names).size).toBe(names.length)
})

it('puts what needs a session under the private or messaging base, and nothing else', () => {
  for (const call of calls)
    expect([call.path, call.access]).toEqual([
      call.path,
      /^\/(api\/prive|mesap)\//.test(call.path) ? 'connecte' : 'public',
    ])
})

interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: object
  readonly additionalProperties?: unknown
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly enum?: unknown
  readonly const?: unknown
}

/** Places of an answer where the server would send a field that its contract does not name. */
const openPlaces = (shape: Shape, place: string): string[] => {
  const { type, properties, items, anyOf, allOf } = shape
  if (properties && shape.additionalProperties !== true)
    return Object.entries(properties).flatMap(([name, one]) => openPlaces(one, `${place}.${name}`))
  if (items) return openPlaces(items, `${place}[]`)
  const among = anyOf ?? allOf
  if (among) return among.flatMap((one) => openPlaces(one, place))
  const isLeaf = (type !== undefined && type !== 'object') || 'enum' in shape || 'const' in shape
  return isLeaf ? [] : [place]
}

it('names every field of what is answered, but of what the administration publishes and of drafts', () => {
  const published =
    /^\/api\/[a-z]+\/(?:accueil|recuperercontenucomplet).*\.(?:contenu\.(?:champ|paragraphe)|message)$/
  const draft = /^\/api\/prive\/brouillon\w+\/v1\.brouillon\.contenu$/
  const open = calls.flatMap(({ path, success, partial }) =>
    [success, partial].flatMap((one) => (one ? openPlaces(one as Shape, path) : [])),
  )
  expect(open.filter((place) => !published.test(place) && !draft.test(place))).toEqual([])
  expect(open.length).toBeGreaterThan(0)
})

it('derives the failures of a call from its access and service', () => {
  expect(failureStatusesOf(accueilconnecte)).toEqual([400, 401, 500, 503, 511, 544])
  // A body that is too large may come with any call that writes.
  expect(failureStatusesOf(verifySession)).toEqual([400, 401, 403, 413, 500, 503, 511, 544])
  expect(failureStatusesOf(messagesNonLus)).toEqual([400, 401, 403, 500, 503, 511, 544])
})

it('gives every named failure a status of the catalogue, and a message where its code is a message key', () => {
  for (const { status, erreurCode } of Object.values(failures)) {
    expect(failureStatuses).toHaveProperty(String(status))
    if (erreurCode.startsWith('SRE_')) expect(defaultMessages).toHaveProperty(erreurCode)
  }
})

it('quotes the specification’s messages to the letter', () => {
  expect(defaultMessages).toMatchObject({
    ERREUR_TECHNIQUE: 'Erreur technique, merci de vous reconnecter dans quelques minutes svp.',
    SRE_ESPACEAGENT_HABILITATION_KO: 'Désolé, vous ne pouvez pas accéder à cette page.',
    SRE_ESPACEAGENT_SAISIE_CAPTCHA_OBLIGATOIRE: 'Le code captcha est obligatoire.',
  })
})

it('lists each public content once', () => {
  expect(new Set(publicContents).size).toBe(publicContents.length)
})
