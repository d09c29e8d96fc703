import accessibilite from '@gouvfr/dsfr/dist/artwork/pictograms/accessibility/accessibility.svg?url&no-inline'
import argent from '@gouvfr/dsfr/dist/artwork/pictograms/institutions/money.svg?url&no-inline'
import attention from '@gouvfr/dsfr/dist/artwork/pictograms/system/warning.svg?url&no-inline'
import avancement from '@gouvfr/dsfr/dist/artwork/pictograms/digital/in-progress.svg?url&no-inline'
import cadenas from '@gouvfr/dsfr/dist/artwork/pictograms/system/padlock.svg?url&no-inline'
import calendrier from '@gouvfr/dsfr/dist/artwork/pictograms/digital/calendar.svg?url&no-inline'
import courrier from '@gouvfr/dsfr/dist/artwork/pictograms/digital/mail-send.svg?url&no-inline'
import document from '@gouvfr/dsfr/dist/artwork/pictograms/document/document.svg?url&no-inline'
import ecran from '@gouvfr/dsfr/dist/artwork/pictograms/digital/internet.svg?url&no-inline'
import identite from '@gouvfr/dsfr/dist/artwork/pictograms/document/national-identity-card.svg?url&no-inline'
import information from '@gouvfr/dsfr/dist/artwork/pictograms/system/information.svg?url&no-inline'
import justice from '@gouvfr/dsfr/dist/artwork/pictograms/institutions/justice.svg?url&no-inline'
import personnes from '@gouvfr/dsfr/dist/artwork/pictograms/leisure/community.svg?url&no-inline'
import recherche from '@gouvfr/dsfr/dist/artwork/pictograms/digital/search.svg?url&no-inline'
import reussite from '@gouvfr/dsfr/dist/artwork/pictograms/system/success.svg?url&no-inline'
import signature from '@gouvfr/dsfr/dist/artwork/pictograms/document/document-signature.svg?url&no-inline'
import telecharger from '@gouvfr/dsfr/dist/artwork/pictograms/document/document-download.svg?url&no-inline'

/** Addresses of the pictograms of the State's design system that go with easy texts. */
export const pictogrammes = {
  accessibilite,
  argent,
  attention,
  avancement,
  cadenas,
  calendrier,
  courrier,
  document,
  ecran,
  identite,
  information,
  justice,
  personnes,
  recherche,
  reussite,
  signature,
  telecharger,
} as const

export type NomPictogramme = keyof typeof pictogrammes
