/** Captcha: a code that people see or hear, and machines do not, each used once. */

import { captchaAudio } from '#contract/connexion/connexion.ts'
import { captchaAudio as speak } from './audio.ts'
import { canonicalCode, drawCode } from './alphabet.ts'
import { captchaImage } from './image.ts'
import { inTurnByWhom, LONGEST_WAIT_MS, Overload } from '../turns/inTurn.ts'
import { newId } from '../identifiers.ts'
import { chanceOf } from './sound/chance.ts'
import { sealCode, unsealCode } from './sealedCode.ts'
import type { Services } from '#server/services.ts'
import { isDone, isTravail, newTravail, keepCaptcha, takeCaptcha } from './captchas.ts'
import { Refusal } from '../Refusal.ts'

/** How long a captcha may be answered, in milliseconds. */
const LIFE_MS = 5 * 60_000

/**
 * Drawings and sounds under way at once, and waiting: anyone may ask for one, each costs ten to forty milliseconds of a
 * processor, and networks (or known browsers, `whoAsks`) have their turn one after the other.
 */
const drawing = inTurnByWhom({ atOnce: 2, waiting: 480, longestMs: LONGEST_WAIT_MS })

/** How many drawings run and wait now. */
export const captchaTurns = drawing.state

const refusedWhenFull = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })

/** What is kept of a captcha that CaptchEtat checks, in the place of its code: no code is in small letters. */
const ELSEWHERE = 'captchetat'

/** Before the identifier of such a captcha, in what the address of its sound holds. */
const REMOTE = '@'

type Drawer = Pick<Services, 'db' | 'clock' | 'random' | 'config' | 'key' | 'captchEtat'>

/** A captcha of CaptchEtat; nothing when it is not asked, or does not answer: the portal then draws its own. */
const remoteCaptcha = async ({ db, clock, key, captchEtat }: Drawer, son?: 'adresse') => {
  if (!captchEtat) return undefined
  try {
    const { uuid, image } = await captchEtat.draw()
    const heard = son ? undefined : (await captchEtat.sound(uuid)).toString('base64')
    const expireLe = clock().getTime() + LIFE_MS
    await keepCaptcha(db, uuid, ELSEWHERE, expireLe)
    const adresseAudio = `${captchaAudio.path}?jeton=${sealCode(key, REMOTE + uuid, expireLe)}`
    return { uuid, image, ...(heard === undefined ? { adresseAudio } : { audio: heard }) }
  } catch {
    return undefined
  }
}

/** A work in the place of a captcha, for who may sign in by it. */
export const travailInstead = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  newTravail({ db }, clock().getTime() + LIFE_MS)

/** Makes a captcha whose image and sound carry the same code; refused as unavailable when too many are asked for. */
export const newCaptcha = async (services: Drawer, who: string, son?: 'adresse') => {
  const { db, clock, random, config, key } = services
  const most = config.limites.captchas
  const asked = services.captchEtat?.answers()
    ? refusedWhenFull(() => drawing({ who, most }, () => remoteCaptcha(services, son)))
    : undefined
  const remote = await asked
  if (remote) return remote
  const code = canonicalCode(config.captchaFixedCode ?? drawCode(random))
  const uuid = newId()
  // A sound costs four times an image: it is spoken in the turn too.
  const [image, audio] = await refusedWhenFull(() =>
    drawing({ who, most }, async () => [
      await captchaImage(code, random),
      son ? undefined : await speak(code, chanceOf(key, uuid)),
    ]),
  )
  const expireLe = clock().getTime() + LIFE_MS
  await keepCaptcha(db, uuid, code, expireLe)
  const heard = audio
    ? { audio: audio.toString('base64') }
    : { adresseAudio: `${captchaAudio.path}?jeton=${sealCode(key, code, expireLe)}` }
  return { uuid, image: image.toString('base64'), ...heard }
}

/** Sounds just asked for: a browser asks for the parts of one again and again. */
const lately = new Map<string, Promise<Buffer>>()
const MOST_LATELY = 20

/** Sound of a captcha from what its address holds; the same each time, so that a part of it may be asked for. */
export const soundOf = async (
  { clock, key, captchEtat, config }: Pick<Services, 'clock' | 'key' | 'captchEtat' | 'config'>,
  jeton: string,
  who: string,
): Promise<Buffer> => {
  const code = unsealCode(key, jeton, clock().getTime())
  if (code === undefined) throw new Refusal('introuvable')
  const known = lately.get(jeton)
  if (known) return known
  const speaks = () =>
    captchEtat && code.startsWith(REMOTE)
      ? captchEtat.sound(code.slice(REMOTE.length)).catch(() => {
          throw new Refusal('introuvable')
        })
      : speak(code, chanceOf(key, jeton))
  const sound = refusedWhenFull(() => drawing({ who, most: config.limites.captchas }, speaks))
  lately.set(jeton, sound)
  sound.catch(() => lately.delete(jeton))
  const [oldest] = lately.keys()
  if (lately.size > MOST_LATELY && oldest !== undefined) lately.delete(oldest)
  return sound
}

/** Asks CaptchEtat; what it does not answer is no right code, and is said so. */
const isRightElsewhere = (captchEtat: Services['captchEtat'], uuid: string, code: string) =>
  (captchEtat?.check(uuid, code) ?? Promise.reject(new Error('not configured'))).catch(() => {
    throw new Refusal('captchaIndisponible')
  })

/** Uses a captcha up, or a work where it is taken (`orTravail`); refuses a wrong or late one. Gives which it was. */
export const checkCaptcha = async (
  { db, clock, captchEtat }: Pick<Services, 'db' | 'clock' | 'captchEtat'>,
  { uuid, code }: { readonly uuid: string; readonly code: string },
  orTravail = false,
): Promise<'code' | 'travail'> => {
  const taken = await takeCaptcha(db, uuid, clock().getTime())
  if (orTravail && isTravail(taken) && isDone(uuid, code)) return 'travail'
  const right =
    taken?.is(ELSEWHERE) === true
      ? await isRightElsewhere(captchEtat, uuid, code.replaceAll(/\s/g, ''))
      : taken?.is(canonicalCode(code)) === true
  if (!right) throw new Refusal('captchaInvalide')
  return 'code'
}
