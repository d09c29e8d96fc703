import { type ContentId, informationPages, questionPages } from '#contract/contenu/contenu.ts'
import { contenusDocuments } from '#contract/documents/listes.ts'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contents } from './defaultContents.ts'

const information = ['portal/contenu/information/information.ts']
const questions = ['portal/contenu/questions/questions.ts']
const liste: readonly string[] = [
  'portal/documents/DocumentsScreen.tsx',
  'portal/documents/list/DocumentYear.tsx',
]
const shownBy = <Id extends ContentId>(ids: readonly Id[], files: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, files])) as Record<Id, readonly string[]>
const step = ['portal/demande/depart/DemandeDepartScreen.tsx']

/** The files that show each content. */
const readers: Readonly<Record<ContentId, readonly string[]>> = {
  accueilnonconnecte: ['portal/connexion/accueilpublic/accueil.ts'],
  accueilconnecte: [
    'contract/documents/listes.ts',
    'portal/accueil/cartes.ts',
    'portal/accueil/FaqCard.tsx',
    'portal/accueil/identite/IbanCard.tsx',
  ],
  ...shownBy(contenusDocuments, liste),
  ...shownBy(informationPages, information),
  ...shownBy(questionPages, questions),
  remunerationpaie: ['portal/documents/remunerationpaie/RemunerationPaieScreen.tsx', ...liste.slice(1)],
  demandeenvoimail: ['portal/documents/envoimail/DemandeEnvoiMailView.tsx'],
  envoimail: ['portal/documents/envoimail/EnvoiDemande.tsx'],
  motdepasseoublie: ['portal/connexion/motdepasse/DemandeEnvoyee.tsx'],
  inscription: ['portal/inscription/InscriptionScreen.tsx'],
  compteindividuelretraite: ['portal/carriere/compte/CompteScreen.tsx'],
  simulationerreur: ['portal/simulation/simulateur/Indisponible.tsx'],
  simulateur: ['portal/simulation/simulateur/SimulateurScreen.tsx'],
  rachatetude: ['portal/simulation/rachat/CalculetteScreen.tsx'],
  suividepartretraite: ['portal/demande/suivi/SuiviScreen.tsx'],
  demandedepartretraite2situation: ['portal/demande/depart/SituationStep.tsx'],
  demandedepartretraite3depart: step,
  demandedepartretraite4pieces: step,
  demandedepartretraite5recapitulatif: step,
  contact: [...information, 'server/contenu/runtimeConfiguration.ts', 'contract/demande/demandeTextes.ts'],
  aidenonconnecte: questions,
}

const sourceOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')

it.each(Object.entries(readers))('each key of « %s » is shown where it serves', (id, files) => {
  const { champ, paragraphe } = contents[id as ContentId].contenu
  const source = sourceOf(files)
  const whole = /Object\.(?:entries|values)\([^\n]*paragraphe|longPages/.test(source)
  const keys = [...Object.keys(champ), ...(whole ? [] : Object.keys(paragraphe))]
  const unread = keys.filter((key) => !new RegExp(`\\b${key.replace(/\d+$/, '')}(?![a-z])`).test(source))
  expect(unread).toEqual([])
})
