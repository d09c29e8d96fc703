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
  /** What the heading of the page says of the step; nothing at the first, as in the title of the document. */
  diteDepart: (etape: EtapeDemandeDepart) =>
    etape === 'preparation' ? undefined : `étape «\u00A0${depart[etape]}\u00A0»`,
  diteProgressive: (etape: EtapeDemandeProgressive) =>
    etape === 'situation' ? undefined : `étape «\u00A0${progressive[etape]}\u00A0»`,
  titreDepart: (etape: EtapeDemandeDepart) =>
    etape === 'preparation'
      ? titres.demandedepartretraite
      : `${depart[etape]} – ${titres.demandedepartretraite}`,
  titreProgressive: (etape: EtapeDemandeProgressive) =>
    etape === 'situation'
      ? titres.demandedepartretraiteprogressive
      : `${progressive[etape]} – ${titres.demandedepartretraiteprogressive}`,
} as const
