import { publique } from '#contract/kit/call.ts'

/** Addresses that the browser goes through to sign in and out by FranceConnect: they redirect, so they are no calls. */
export const franceconnectPaths = {
  connexion: `${publique}/franceconnect/v1`,
  retour: `${publique}/franceconnect/v1/retour`,
  deconnexion: `${publique}/franceconnect/v1/deconnexion`,
} as const
