import type { EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import type { EtapeDemandeProgressive } from '#rules/demande/etapesProgressive.ts'

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

/** What the heading of the page says of the step, before the page; nothing at the first. */
const diteDepart = (etape: EtapeDemandeDepart): string | undefined => {
  if (etape === 'preparation') return undefined
  return etape === 'confirmation' ? ENVOYEE : depart[etape]
}

const diteProgressive = (etape: EtapeDemandeProgressive): string | undefined => {
  if (etape === 'situation') return undefined
  return etape === 'confirmation' ? ENVOYEE : progressive[etape]
}

/** Steps of both requests, apart from their other sentences: the routes need them before any screen. */
export const etapesDemandeMessages = {
  depart,
  progressive,
  diteDepart,
  diteProgressive,
} as const
