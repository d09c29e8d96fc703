import { product } from '#rules/product.ts'

/** Readable cookie that says that a session is open in this browser, and by a mark whose; it holds no secret. */
export const PRESENCE_COOKIE = `${product}-present`

/** Name of the cookie of a browser that has signed in before, likewise. */
export const BROWSER_COOKIE = { secure: '__Host-navigateur', plain: 'navigateur' } as const

/** Name of the session cookie when it is Secure, and when the origin is plain HTTP: Safari keeps no Secure cookie of such a one, even of this machine. */
export const SESSION_COOKIE = { secure: '__Host-session', plain: 'session' } as const

/** Name of the cookie that completes that of a session once it has another token, likewise. */
export const SUITE_COOKIE = { secure: '__Host-suite', plain: 'suite' } as const
