import type { GroupePiecesProgressive } from '#rules/demande/demandeProgressive.ts'
import { trimestres } from '#rules/format/durees.ts'
import {
  AGE_PROGRESSIVE,
  QUOTITES_PROGRESSIVES,
  TRIMESTRES_PROGRESSIVE,
} from '#rules/retraite/montant/progressive/seuilsProgressive.ts'

const attendus: Readonly<Record<GroupePiecesProgressive, string>> = {
  autorisation: 'Arrêté ou lettre de votre employeur, qui dit la quotité et la date de début.',
  iban: 'Relevé à votre nom, qui porte l’IBAN que vous avez saisi.',
}

/** Figures of the result, as they are said. */
interface Dits {
  readonly quotite: string
  readonly date: string
  readonly total: string
  readonly traitement: string
  readonly pension: string
}

/** Sentences of the request for a progressive pension. */
export const demandeProgressiveMessages = {
  chapo:
    'La retraite progressive vous laisse travailler à temps partiel, ou dans un emploi à temps incomplet, et recevoir déjà une part de votre pension, jusqu’à votre départ. Cette demande prend une dizaine de minutes ; votre saisie est gardée en brouillon, et vous pouvez la reprendre sur un autre appareil.',
  situation: {
    identite: 'Votre identité',
    identiteAide: 'Si une information est inexacte, signalez-le à votre service avant d’envoyer la demande.',
    nom: 'Nom et prénom',
    dateNaissance: 'Date de naissance',
    nir: 'Numéro de sécurité sociale',
  },
  conditions: {
    titre: 'Les conditions de la retraite progressive',
    texte:
      'C’est votre service qui les vérifie et qui décide. Une autre activité ou un temps partiel thérapeutique empêchent la demande ; pour le reste, vous pouvez continuer.',
    verifierCompte: 'Vérifier mon compte individuel retraite',
    etats: { remplie: 'Condition remplie', nonremplie: 'Condition non remplie', averifier: 'À vérifier' },
    libelles: {
      age: `Avoir ${AGE_PROGRESSIVE} ans`,
      trimestres: `Avoir ${trimestres(TRIMESTRES_PROGRESSIVE)} d’assurance, tous régimes`,
      quotite: `Travailler ${QUOTITES_PROGRESSIVES}\u00A0% d’un temps plein, ou dans un emploi à temps incomplet`,
      therapeutique: 'Ne pas être à temps partiel thérapeutique',
      activite: 'N’exercer aucune autre activité professionnelle',
    },
    age: {
      remplie: 'Vous avez atteint cet âge.',
      aVenir: (premier: string) => `Vous pourrez avoir une retraite progressive à partir du ${premier}.`,
      nonremplie: (premier: string, date: string) =>
        `Au ${date}, vous n’aurez pas l’âge. Choisissez le ${premier} ou une date plus tardive.`,
      averifier: 'Sans compte individuel retraite, votre service vérifiera votre âge.',
    },
    trimestres: {
      remplie: (nombre: number, date: string) => `Au ${date}, votre compte aura ${trimestres(nombre)}.`,
      nonremplie: (nombre: number, manque: number, date: string) =>
        `Au ${date}, votre compte aura ${trimestres(nombre)} : il en manquera ${manque}. Choisissez une date plus tardive, ou vérifiez que rien ne manque à votre compte.`,
      averifier: 'Nous ne connaissons pas vos trimestres : votre service les comptera.',
    },
    quotite: {
      remplie: (quotite: string) => `Vous demandez à travailler à ${quotite}.`,
      incomplete: (quotite: string) => `Votre emploi est à ${quotite} d’un temps plein.`,
      nonremplie: (quotite: string) =>
        `Vous demandez à travailler à ${quotite}. Choisissez une quotité ${QUOTITES_PROGRESSIVES}\u00A0% ou, si votre emploi lui-même est à temps incomplet, cochez-le à l’étape suivante.`,
      averifier: 'Vous direz votre quotité à l’étape suivante.',
    },
    therapeutique: {
      remplie: 'Vous ne déclarez pas de temps partiel thérapeutique.',
      nonremplie: 'Demandez votre retraite progressive pour une date où il aura pris fin.',
    },
    activite: {
      remplie: 'Vous ne déclarez pas d’autre activité.',
      nonremplie: 'Demandez votre retraite progressive une fois que vous aurez cessé cette activité.',
    },
  },
  resultat: {
    titre: 'Ce que vous recevriez',
    attente: 'Choisissez un premier jour et une quotité possible : le résultat s’affichera ici.',
    sansCompte:
      'Le résultat ne peut pas être estimé sans compte individuel retraite. Vous pouvez continuer : votre service calculera votre pension partielle.',
    impossible: 'Ce résultat ne peut pas être estimé',
    impossibleSuite: 'Vous pouvez continuer : c’est votre service qui vérifie les conditions et qui décide.',
    phrase: ({ quotite, date, total, traitement, pension }: Dits) =>
      `En travaillant à ${quotite} à partir du ${date}, vous recevriez ${total} bruts par mois : ${traitement} de traitement et ${pension} de pension.`,
    tableau: 'Montants bruts par mois',
    element: 'Élément',
    montant: 'Par mois',
    traitement: (quotite: string) => `Traitement à ${quotite}`,
    traitementPaye: (quotite: string, fraction: string) =>
      `Traitement à ${quotite}, payé ${fraction} du temps plein`,
    pension: (fraction: string) => `Pension partielle, ${fraction} de la pension entière`,
    total: 'Total en retraite progressive',
    tempsPlein: 'Pour comparer : traitement à temps plein',
    entiere: 'Pour comparer : pension entière à cette date',
    composition:
      'Montants bruts, avant prélèvements. Le traitement est votre traitement indiciaire, sans les primes, les indemnités ni la nouvelle bonification indiciaire (NBI). La pension est celle de base de l’État, avec ses majorations et le supplément de NBI, sans la retraite additionnelle (RAFP) ni les pensions des autres régimes.',
    entiereAide:
      'La pension entière est celle que donneraient vos droits à cette date ; elle sert ici au calcul, même si vous ne pouvez pas encore partir.',
    provenance: (date: string, regle: string) =>
      `calculée le ${date}, selon les règles applicables aux pensions à compter du ${regle}.`,
    nonContractuelle: 'Estimation non contractuelle',
  },
  pieces: {
    texte:
      'Joignez les pièces que vous avez. Vous pouvez envoyer votre demande sans elles, mais votre service vous les demandera.',
    attendus,
  },
} as const
