import { occurrencesIn, splitHash } from '#rules/connexion/compromission.ts'
import {
  isCourriel,
  isCourrielProfessionnel,
  maskCourriel,
  normaliseCourriel,
} from '#rules/profil/courriel.ts'
import {
  askedPositions,
  formatIban,
  ibanFault,
  ibanLengths,
  maskIban,
  maskWholeIban,
  normaliseIban,
} from '#rules/profil/iban.ts'
import {
  passwordEntropy,
  passwordFault,
  passwordScore,
  passwordScoreLabel,
} from '#rules/connexion/motDePasse.ts'
import { birthAgrees } from '#rules/connexion/nir.ts'
import { foldName } from '#rules/profil/nomCivil.ts'
import type { Regle } from './saisie.ts'

const ouiNon = (verdict: boolean) => (verdict ? 'oui' : 'non')

const motsDePasse: Regle = {
  legende: 'motDePasse – nouveau mot de passe',
  colonnes: ['Saisi', 'Longueur', 'Entropie (bits)', 'Robustesse', 'Verdict'],
  lignes: [
    'Bonjour-2026!Lyon',
    'bonjour',
    'Bonjour-2026',
    'Bonjour-202',
    'bonjour-2026!lyon',
    'Bonjour 2026!Lyon',
    'Bonjour-2026!Été',
    `A1-${'a'.repeat(125)}`,
    `A1-${'a'.repeat(126)}`,
  ].map((password) => {
    const score = passwordScore(password)
    return [
      password.length > 40 ? `${password.slice(0, 12)}…` : password,
      `${password.length}`,
      passwordEntropy(password).toFixed(1).replace('.', ','),
      `${score} – ${passwordScoreLabel(score)}`,
      passwordFault(password) ?? 'accepté',
    ]
  }),
}

const ibans: Regle = {
  legende: 'iban – saisie et masquage',
  colonnes: ['Saisi', 'Affiché', 'Verdict', 'Masqué', 'Chiffres demandés', 'Montré à son titulaire'],
  lignes: [
    'FR7630006000011234567890189',
    'fr14 2004 1010 0505 0001 3m02 606',
    'FR7630006000011234567890188',
    'FR763000600001123456789018',
    'BE68539007547034',
    '12FR',
  ].map((typed) => {
    const iban = normaliseIban(typed)
    const fault = ibanFault(iban)
    const hidden = fault ? undefined : maskIban(iban)
    return [
      typed,
      formatIban(iban),
      fault ?? 'accepté',
      hidden ? formatIban(hidden.debut + hidden.masque.join('') + hidden.fin) : '–',
      hidden ? askedPositions(hidden).join(' et ') : '–',
      fault ? '–' : maskWholeIban(iban),
    ]
  }),
}

const longueurs: Regle = {
  legende: 'ibanLengths – longueur de l’IBAN par pays',
  colonnes: ['Pays', 'Caractères'],
  lignes: Object.entries(ibanLengths)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([pays, longueur]) => [pays, `${longueur}`]),
}

const courriels: Regle = {
  legende: 'courriel – adresse électronique',
  colonnes: ['Saisie', 'Normalisée', 'Acceptée', 'Professionnelle', 'Masquée'],
  lignes: ['Nadia@Exemple.FR', 'a.b@ac-lyon.fr', 'a@finances.gouv.fr', 'nadia@exemple', 'nadia'].map(
    (typed) => {
      const courriel = normaliseCourriel(typed)
      return [
        typed,
        courriel,
        ouiNon(isCourriel(courriel)),
        ouiNon(isCourrielProfessionnel(courriel)),
        maskCourriel(courriel),
      ]
    },
  ),
}

const noms: Regle = {
  legende: 'nomCivil – comparaison des noms',
  colonnes: ['Nom', 'Comparé comme'],
  lignes: ['Noël', 'D’Aboville', 'Jean-Marc', 'Lebœuf'].map((nom) => [nom, foldName(nom)]),
}

const naissances: Regle = {
  legende: 'birthAgrees – date de naissance et NIR',
  colonnes: ['NIR', 'Naissance', 'D’accord'],
  lignes: (
    [
      ['288064410907773', '1988-06-11'],
      ['288064410907773', '1988-07-11'],
      ['288064410907773', '1989-06-11'],
    ] as const
  ).map(([nir, date]) => [nir, date, ouiNon(birthAgrees(nir, date))]),
}

const [prefix, suffix] = splitHash('21BD10018A45C4D1DEF81644B54AB7F969B88D65')

const compromissions: Regle = {
  legende: `compromission – réponses au préfixe ${prefix}`,
  colonnes: ['Réponse', 'Occurrences'],
  lignes: [`${suffix}:42`, `${suffix}:0`, `${'0'.repeat(35)}:7`, '<html>'].map((answer) => [
    answer,
    `${occurrencesIn(answer, suffix) ?? 'réponse illisible : la vérification est passée'}`,
  ]),
}

/** Who one is, and how it is proved. */
export const reglesDIdentite: readonly Regle[] = [
  motsDePasse,
  compromissions,
  ibans,
  longueurs,
  courriels,
  noms,
  naissances,
]
