import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Estimation, estimer } from '../estimation/estimation.ts'
import { LIBELLE_NOTE } from '../estimation/lignes.ts'
import { demande } from '../estimation/testing/demandes.ts'

const runs = { numRuns: 1500 }

const somme = (nombres: readonly number[]) => nombres.reduce((total, nombre) => total + nombre, 0)

const lignesDe = ({ lignes }: Estimation, debut: string) =>
  lignes.filter(({ libelle }) => libelle !== LIBELLE_NOTE && libelle.startsWith(debut))

const valeursDe = (estimation: Estimation, debut: string) =>
  lignesDe(estimation, debut).map(({ valeur }) => valeur)

it('explains what the result holds, and nothing else', () => {
  fc.assert(
    fc.property(demande, (une) => {
      const e = estimer(une)
      const { decote, surcote, minimumGaranti, majorationEnfants } = e
      expect(valeursDe(e, 'Trimestres requis')).toEqual([e.trimestresRequis])
      expect(valeursDe(e, 'Décote')).toEqual(decote.trimestres > 0 ? [decote.pourcentage] : [])
      expect(somme(valeursDe(e, 'Surcote'))).toBe(surcote.pourcentage)
      expect(valeursDe(e, 'Majoration pour enfants')).toEqual(
        majorationEnfants.pourcentage > 0 ? [majorationEnfants.montantAnnuel] : [],
      )
      expect(valeursDe(e, 'Minimum garanti, plus')).toEqual(
        minimumGaranti.applique ? [minimumGaranti.montantAnnuel] : [],
      )
      expect(valeursDe(e, 'Pension brute annuelle')).toEqual([e.pensionBruteAnnuelle])
    }),
    runs,
  )
})

it('adds up: the pension or its minimum, the increases and the supplement make the total', () => {
  fc.assert(
    fc.property(demande, (une) => {
      const e = estimer(une)
      const calculee = somme([
        ...valeursDe(e, 'Pension annuelle avant'),
        ...valeursDe(e, 'Majoration pour handicap'),
      ])
      const base = e.minimumGaranti.applique ? e.minimumGaranti.montantAnnuel : calculee
      const total = base + e.majorationEnfants.montantAnnuel + somme(valeursDe(e, 'Supplément'))
      expect(Math.abs(e.pensionBruteAnnuelle - total)).toBeLessThan(0.03)
      expect(Math.abs(e.pensionBruteMensuelle * 12 - e.pensionBruteAnnuelle)).toBeLessThan(0.07)
    }),
    runs,
  )
})

it('tells the additional pension and the levies as its blocks do', () => {
  fc.assert(
    fc.property(demande, (une) => {
      const e = estimer(une)
      const { rafp, prelevements } = e
      expect(valeursDe(e, 'Retraite additionnelle')).toEqual([
        rafp?.forme === 'rente' ? rafp.renteMensuelle : rafp?.capital,
      ])
      const leves = ['CSG', 'CRDS', 'CASA'].flatMap((nom) => valeursDe(e, nom))
      expect(leves).toEqual([prelevements?.csg, prelevements?.crds, prelevements?.casa])
      expect(prelevements?.pensionNetteMensuelle).toBeCloseTo(e.pensionBruteMensuelle - somme(leves), 2)
    }),
    runs,
  )
})
