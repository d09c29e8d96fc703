import { CONFIGURATION } from '#server/kit/published.ts'
import type { Mention } from '#server/kit/mentions/mentions.ts'
import { getReglage, setReglage } from '#server/kit/database/reglages.ts'
import type { Db } from '#server/kit/database/Store.ts'

const DIRECTION = 'direction des personnels de Val-de-Brume'
const PLACE = '1 place de l’Exemple, 00000 Val-de-Brume'

/** What the invented administration of the demo says: its telephone numbers are of those kept for fiction. */
export const mentionsDemo: Readonly<Record<Mention, string>> = {
  telephone: '01 99 00 12 34',
  horaires: 'du lundi au vendredi, de 9 h à 17 h',
  adressepostale: `Centre de gestion des retraites de Val-de-Brume, ${PLACE}`,
  courriel: 'contact@example.org',
  bureaucomptes: 'Centre de gestion des retraites de Val-de-Brume, bureau des comptes individuels',
  quisommesnous: `Ce service est celui d’une administration inventée, la ${DIRECTION}, pour que chacun puisse l’essayer`,
  administration: `${DIRECTION} (administration inventée)`,
  declarationcontact: 'Camille Exemple (personne inventée), accessibilite@example.org',
  declarationdate: '23 novembre 2026',
  declarationderogations: 'aucun, cette administration est inventée',
  declarationexclus: 'aucun, cette administration est inventée',
  editeur: `${DIRECTION} (administration inventée), ${PLACE}, 01 99 00 12 34`,
  directionpublication: 'Claude Exemple (personne inventée), à la tête de cette direction',
  hebergeur:
    'Hébergement de Val-de-Brume (entreprise inventée), 2 place de l’Exemple, 00000 Val-de-Brume, 01 99 00 56 78',
  responsabletraitement: `${DIRECTION} (administration inventée)`,
  delegueprotection: 'Dominique Exemple (personne inventée), protection-des-donnees@example.org',
  textestraitement: 'aucun, cette administration est inventée',
  soustraitants: 'Hébergement de Val-de-Brume (entreprise inventée)',
  dureesconservation:
    'les documents et les demandes, le temps que dure cette démonstration ; les journaux, un an',
  disponibilitedocuments: 'le temps que dure cette démonstration',
  dateconditions: '2 novembre 2026',
  schemapersonne: 'Camille Exemple (personne inventée), accessibilite@example.org',
  schemamoyens: 'deux personnes à mi-temps, et 40 000 € par an (montant inventé)',
  schemaformation: 'une journée par an pour chaque personne qui développe ou qui publie',
  schemamarches: 'l’accessibilité compte dans la note de chaque offre, et chaque livraison est contrôlée',
  schemareponses: 'les demandes arrivent à l’assistance, qui répond sous dix jours ouvrés',
  schemaaudits: 'un audit par an, au second semestre',
  schemaannees: '2026 à 2028',
  planactions:
    'un audit par des personnes et des essais avec des technologies d’assistance, avant la fin de l’année, par la personne chargée de l’accessibilité',
  planaudit: 'pas encore réalisé, prévu en décembre 2026',
  planbilan: 'Le service est nouveau : il n’y a pas d’année passée',
}

/** Where the demo asks for an opinion, in the place of the State's own site. */
export const AVIS = '/demo/avis'

/** All that the demo sets, by key. */
const reglagesDemo: Readonly<Record<string, string>> = { ...mentionsDemo, urlAvis: AVIS }

const reglagesOf = async (db: Db) =>
  JSON.parse((await getReglage(db, CONFIGURATION)) ?? '{}') as Readonly<Record<string, string>>

/** Fills in what the administration says and sets, but for what someone has already set. */
export const sayMentions = async (db: Db): Promise<void> =>
  void (await setReglage(db, CONFIGURATION, JSON.stringify({ ...reglagesDemo, ...(await reglagesOf(db)) })))

/** Takes back what the demo filled in, but for what someone has set since. */
export const forgetMentions = async (db: Db): Promise<void> => {
  const set = Object.entries(await reglagesOf(db)).filter(([cle, valeur]) => reglagesDemo[cle] !== valeur)
  await setReglage(db, CONFIGURATION, JSON.stringify(Object.fromEntries(set)))
}
