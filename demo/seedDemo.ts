import type { Adresse } from '#contract/profil/profil.ts'
import { FRANCE } from '#rules/profil/adresse.ts'
import { hashPassword } from '#server/kit/password/password.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { newId } from '#server/kit/identifiers.ts'
import type { Services } from '#server/services.ts'
import { markDemoSeeded } from '#server/Demo.ts'
import { type Say, StartFault } from '#server/kit/StartFault.ts'
import { addCompte, compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { addBulletins } from '#server/documents/store/bulletins.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { storeDocument } from '#server/kit/files/storeDocument.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { dossiers } from './retraite/dossiers.ts'
import { dossiersClos } from './retraite/dossiersClos.ts'
import { seedDossiers } from './retraite/seedDossiers.ts'
import type { NatureDocument } from './personas/natures.ts'
import { makeCir } from './retraite/makeCir.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { seedConversations } from './seedConversations.ts'
import { centimesEnEuros, kilooctets } from '#rules/format/nombres.ts'
import { filesOf } from './demoFiles.ts'
import { sayMentions } from './mentions.ts'
import { documentsOf, type DocumentDemo } from './documents/documents.ts'
import { evenementsOf } from './documents/evenements.ts'
import type { Persona } from './personas/Persona.ts'
import { demoPassword, everyone } from './personas/personas.ts'

/** Since when everyone's account is known to their employer. */
const IBAN_SINCE = '2020-01-01'

/** Where everyone lives who has proved who they are: a place that does not exist. */
const ADRESSE: Adresse = {
  codePays: FRANCE,
  voie: '7 rue de l’Exemple',
  complement: '',
  codePostal: '00000',
  commune: 'Val-de-Brume',
}

/** Rows written at once: PostgreSQL takes at most 65,535 values a statement. */
const BATCH = 500

const flag = (value: boolean) => (value ? 1 : 0)

const compteOf = async (persona: Persona, now: number) => ({
  identifiant: persona.nir,
  secret: persona.etat === 'registre' ? '' : await hashPassword(demoPassword),
  prenom: persona.prenom,
  nom: persona.nom,
  nom_naissance: persona.nom,
  date_naissance: persona.dateNaissance,
  etat: persona.etat === 'registre' ? ('REGISTRE' as const) : persona.etat,
  lecture_seule: flag(persona.lectureSeule) as 0 | 1,
  services: JSON.stringify(persona.servicesApresConfirmation ?? persona.services),
  acces_modification_cir: flag(persona.accesDemandeModificationCIR) as 0 | 1,
  acces_verification_compte: flag(persona.accesVerificationCompte) as 0 | 1,
  cir: flag(persona.cir) as 0 | 1,
  nouveau_nir: persona.nouveauNir ?? null,
  cree_le: now,
})

const documentRow = async (
  { objects }: Services,
  document: DocumentDemo,
  make: ReturnType<typeof filesOf>,
) => {
  const uuid = newId()
  const { bytes, montant, bulletin } = await make(document)
  const described = {
    uuid,
    genre: document.genre,
    annee: Number(document.dateDocument.slice(0, 4)),
    libelle1: document.libelle1,
    libelle2: `${document.nomFichier} (PDF, ${kilooctets(bytes.length)})`,
    libelle3: montant === undefined ? null : centimesEnEuros(montant),
    date_document: document.dateDocument,
    code_sous_theme_ged: document.codeSousThemeGed,
    nom_fichier: document.nomFichier,
  }
  const row = await storeDocument(objects, described, bytes)
  return { row, bulletins: bulletin ? [{ document_uuid: uuid, json: JSON.stringify(bulletin) }] : [] }
}

const evenementRows = (persona: Persona, today: CalendarDate, uuidOf: ReadonlyMap<string, string>) =>
  evenementsOf(persona, today).map((event) => ({
    id: newId(),
    document_uuid: (event.document && uuidOf.get(event.document.nomFichier)) ?? null,
    statut: event.lu ? ('EVE_LU' as const) : ('EVE_NON_LU' as const),
    service: event.service,
    action_ihm: event.actionIhm ?? null,
    tri: event.tri,
    libelle1: event.libelle1,
    libelle2: event.libelle2 ?? null,
    date_evenement: event.dateEvenement,
    reference_url: event.referenceUrl ?? null,
    objet: event.objet ?? null,
  }))

const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )

/** Creates one person with documents, events and messages: whole, or not at all. Gives the number of documents. */
export const seedPersona = async (
  services: Services,
  persona: Persona,
  today: CalendarDate,
): Promise<number> => {
  const make = filesOf(persona, today)
  const made: Awaited<ReturnType<typeof documentRow>>[] = []
  const documents = documentsOf(persona, today)
  for (const document of documents) made.push(await documentRow(services, document, make))
  const rows = made.map(({ row }) => row)
  const uuidOf = new Map(rows.map((row) => [row.nom_fichier, row.uuid]))
  const lastOf = (nature: NatureDocument) =>
    rows[documents.findIndex((document) => document.nature === nature)]?.uuid
  const compte = await compteOf(persona, services.clock().getTime())
  await services.db.transaction().execute(async (db) => {
    const compte_id = await addCompte(db, compte)
    for (const batch of batches(rows))
      await addDocuments(
        db,
        batch.map((row) => ({ ...row, compte_id })),
      )
    for (const batch of batches(made.flatMap(({ bulletins }) => bulletins))) await addBulletins(db, batch)
    for (const batch of batches(evenementRows(persona, today, uuidOf)))
      await addEvenements(
        db,
        batch.map((row) => ({ ...row, compte_id })),
      )
    const cir = makeCir(persona, today)
    if (cir) await putCir(db, compte_id, cir)
    await seedDossiers(db, compte_id, dossiers[persona.nir] ?? dossiersClos[persona.nir] ?? [], today, lastOf)
    await seedConversations(db, compte_id, persona.demandesMesap, compte.cree_le)
    await changeProfil(db, compte_id, {
      iban: persona.iban,
      iban_depuis: IBAN_SINCE,
      ...(persona.etat !== 'registre' && {
        courriel_principal: persona.courriel,
        courriel_secondaire: persona.courrielSecondaire ?? '',
      }),
      ...(persona.etat === 'CONFIRME' && { adresse: JSON.stringify(ADRESSE) }),
    })
  })
  return rows.length
}

/** True when the base has anyone who is not of the demo: the demo never enters there. */
export const holdsOthers = async ({ db }: Services): Promise<boolean> => {
  const other = await db
    .selectFrom('compte')
    .select('id')
    .where(
      'identifiant',
      'not in',
      everyone.map(({ nir }) => nir),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Creates people of the demo, dated from today; cut short, it goes on at the next start. */
export const seedDemo = async (services: Services, say: Say, people = everyone): Promise<void> => {
  const { db, clock } = services
  const today = dayInParis(clock())
  say('Création des personnes de la démonstration et de leurs documents…')
  for (const persona of people) {
    if (await compteByIdentifiant(db, persona.nir)) continue
    const count = await seedPersona(services, persona, today)
    if (count > 0) say(`  ${persona.prenom} ${persona.nom} : ${count} documents`)
  }
  await sayMentions(db)
  await markDemoSeeded(db, today)
}

/** Creates the people of the demo at the first start, in a base that has no others. */
export const enterDemo = async (services: Services, say: Say): Promise<void> => {
  if (await holdsOthers(services))
    throw new StartFault(
      'Cette base contient d’autres personnes que celles de la démonstration, qui n’entre que dans une base vide : démarrez avec DEMO=0, ou choisissez un autre dossier avec DATA_DIR (ou une autre base).',
    )
  await seedDemo(services, say)
}
