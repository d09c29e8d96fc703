import type { RepereNet } from '#contract/accueil/reperes.ts'
import { delaisDits } from '#rules/demande/delaisLegaux.ts'
import { moisEnLettres } from '#rules/format/dates.ts'
import { centimesEnEuros } from '#rules/format/nombres.ts'
import { de } from '#rules/format/typographie.ts'

type Mois = RepereNet['mois']

/** Words of the figures of the dashboard. */
export const reperesMessages = {
  titre: 'Mes repères',
  depart: 'Ouverture de vos droits à pension',
  departOuvert: 'Prochain départ possible',
  ouvertDepuis: (date: string) => `Vous pouvez partir à la retraite depuis le ${date}.`,
  demande: 'Départ que vous avez demandé',
  proche: (dansLesDelais: string) =>
    `Déposée aujourd’hui, une demande respecte le délai de ${delaisDits.preavis} pour un départ à partir du ${dansLesDelais}. Plus tôt, elle reste possible, mais votre premier paiement peut être retardé.`,
  moinsDunMois: 'Dans moins d’un mois.',
  dans: (duree: string) => `Dans ${duree}.`,
  pension: 'Pension estimée :',
  parMois: (montant: string) => `${montant} bruts par mois`,
  source: (date: string, regle: string) =>
    `Estimation non contractuelle du ${date}, d’après votre compte individuel retraite (règles : ${regle}).`,
  simuler: 'Simuler une autre date',
  demander: 'Demander ma retraite',
  nets: {
    remunerationpaie: {
      titre: (mois: string) => `Votre dernière paie : net ${de(mois)}`,
      serie: 'Net payé chaque mois',
      axe: 'Mois de paie',
    },
    pension: {
      titre: (mois: string) => `Votre dernière pension : net ${de(mois)}`,
      serie: 'Net payé chaque mois',
      axe: 'Mois de pension',
    },
  },
  apresImpot: (bulletins: number) =>
    bulletins === 1
      ? 'Net payé, après impôt prélevé à la source, d’après votre bulletin.'
      : `Net payé, après impôt prélevé à la source\u00A0: le total de vos ${bulletins} bulletins du mois.`,
  hausse: (montant: string, mois: string) => `${montant} de plus qu’en ${mois}.`,
  baisse: (montant: string, mois: string) => `${montant} de moins qu’en ${mois}.`,
  egal: (mois: string) => `Le même montant qu’en ${mois}.`,
  changement: (mois: string, ecart: string) => `Dernier changement, en ${mois} : ${ecart}`,
  raison: 'Ce qui pèse le plus :',
  mois: (nombre: number) => `Vos ${nombre} derniers nets mensuels`,
  description: (mois: Mois) => {
    const [premier, dernier] = [mois[0], mois.at(-1)]
    if (!premier || !dernier) return ''
    const nets = mois.map(({ net }) => net)
    return `De ${moisEnLettres(premier.periode)} à ${moisEnLettres(dernier.periode)} : entre ${centimesEnEuros(Math.min(...nets))} et ${centimesEnEuros(Math.max(...nets))}. Les rappels payés à part n’y sont pas.`
  },
} as const
