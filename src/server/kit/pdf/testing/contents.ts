import { makeBackPay } from '#demo/paie/backPay.ts'
import { makePayslip, makePayslips } from '#demo/paie/payslip.ts'
import { makePensionSlip } from '#demo/paie/pensionSlip.ts'
import { periodsBetween } from '#demo/paie/periode.ts'
import { makeTaxCertificate } from '#demo/paie/taxCertificate.ts'
import { pensioner, teacher } from '#demo/paie/testing/situations.ts'

const payslips = makePayslips(periodsBetween('2025-01', '2025-12'), () => teacher)
const titulaire = { nom: 'Moreau', prenom: 'Camille', nirMasque: 'X XX XX XX XXX 012 60' }

/** One document of each kind, for tests. */
export const samples = {
  payslip: makePayslip(teacher, '2026-10', 2_600_000),
  backPay: makeBackPay({
    periode: '2026-10',
    motif: 'avancement d’échelon au 1er mars 2026, arrêté du 12 septembre 2026',
    mois: periodsBetween('2026-03', '2026-09'),
    verse: { ...teacher, indiceMajore: 740 },
    du: teacher,
  }),
  pensionSlip: makePensionSlip(pensioner, '2026-10', 1_700_000),
  taxCertificate: makeTaxCertificate({
    nature: 'traitements',
    emetteur: teacher.employeur,
    titulaire,
    documents: payslips,
  }),
}
