import type { EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import type { EtapeDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

const depart: Readonly<Record<EtapeDemandeDepart, string>> = {
  preparation: 'Préparation',
  situation: 'Votre situation',
  depart: 'Votre départ',
  pieces: 'Vos pièces',
  recapitulatif: 'Récapitulatif',
  confirmation: 'Confirmation',
}

const progressive: Readonly<Record<EtapeDemandeProgressive, string>> = {
  situation: 'Votre situation',
  'temps-partiel': 'Votre temps partiel',
  pieces: 'Vos pièces',
  recapitulatif: 'Récapitulatif',
  confirmation: 'Confirmation',
}

const ENVOYEE = 'Votre demande est envoyée'

/** First steps, whose page has its own heading. */
const premieres: Readonly<Record<GenreDossier, string>> = { depart: 'preparation', progressive: 'situation' }

const parGenre: Readonly<Record<GenreDossier, Readonly<Record<string, string>>>> = { depart, progressive }

/** What the heading of the page says of the step, before the page; nothing at the first. */
const dite = (genre: GenreDossier, etape: string): string | undefined => {
  if (etape === premieres[genre]) return undefined
  return etape === 'confirmation' ? ENVOYEE : parGenre[genre][etape]
}

/** Steps of both requests, apart from their other sentences: the routes need them before any screen. */
export const etapesDemandeMessages = {
  depart,
  progressive,
  dite,
} as const
