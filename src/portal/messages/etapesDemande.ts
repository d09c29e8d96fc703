import type { EtapeDemandeDepart } from '#rules/dossier/demandeDepart.ts'
import type { EtapeDemandeProgressive } from '#rules/dossier/etapesProgressive.ts'
import { pagesMessages } from './pages.ts'

const { titres } = pagesMessages

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

/**
 * Steps of both requests, apart from their other sentences: the routes need them before any screen. The document of the
 * first step has the title of the page.
 */
export const etapesDemandeMessages = {
  depart,
  progressive,
  titreDepart: (etape: EtapeDemandeDepart) =>
    etape === 'preparation'
      ? titres.demandedepartretraite
      : `${depart[etape]} – ${titres.demandedepartretraite}`,
  titreProgressive: (etape: EtapeDemandeProgressive) =>
    etape === 'situation'
      ? titres.demandedepartretraiteprogressive
      : `${progressive[etape]} – ${titres.demandedepartretraiteprogressive}`,
} as const
