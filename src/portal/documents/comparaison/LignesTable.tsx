import { centimesEnEuros, ecartEnEuros } from '#rules/format/nombres.ts'
import type { Bulletin } from '#contract/documents/bulletin.ts'
import type { LigneComparee } from '#rules/documents/comparaisonBulletins.ts'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { comparaisonMessages as words } from './words.ts'
import { legendeDe, natures, nomLigne } from './comparaison.ts'

interface LignesTableProps {
  readonly avant: Bulletin
  readonly apres: Bulletin
  readonly lignes: readonly LigneComparee[]
}

const icons: Readonly<Record<LigneComparee['statut'], string>> = {
  identique: 'fr-icon-check-line',
  modifiee: 'fr-icon-edit-line',
  nouvelle: 'fr-icon-add-line',
  disparue: 'fr-icon-subtract-line',
}

const amount = (cents: number | undefined) => (cents === undefined ? words.absente : centimesEnEuros(cents))

const LigneRow = ({ ligne }: { readonly ligne: LigneComparee }) => {
  const { nature, avant, apres, effet, statut } = ligne
  return (
    <tr className={statut === 'identique' ? undefined : 'eap-compare__changed'}>
      <th scope="row">
        {nomLigne(ligne)} <span className="eap-compare__nature">{natures[nature]}</span>
      </th>
      <td className="eap-compare__amount">{amount(avant)}</td>
      <td className="eap-compare__amount">{amount(apres)}</td>
      <td className="eap-compare__amount">{ecartEnEuros(effet)}</td>
      <td>
        <span className={`${icons[statut]} fr-icon--sm`} aria-hidden="true" /> {words.statuts[statut]}
      </td>
    </tr>
  )
}

/** What a total does to the net: what is withheld counts against it. */
const totals = [
  { total: 'brut', sign: 1 },
  { total: 'deductions', sign: -1 },
  { total: 'netAvantImpot', sign: 1 },
  { total: 'net', sign: 1 },
] as const

/** Lines of two payslips side by side, and their totals. It scrolls sideways where the screen is narrow. */
export const LignesTable = ({ avant, apres, lignes }: LignesTableProps) => {
  const legende = legendeDe(avant, apres)
  return (
    <ScrollRegion label={legende}>
      <table className="eap-compare">
        <caption>{legende}</caption>
        <thead>
          <tr>
            <th scope="col">{words.colonneLigne}</th>
            <th scope="col">{avant.libelle}</th>
            <th scope="col">{apres.libelle}</th>
            <th scope="col">{words.colonneEffet}</th>
            <th scope="col">{words.colonneStatut}</th>
          </tr>
        </thead>
        <tbody>
          {lignes.map((ligne) => (
            <LigneRow key={`${ligne.nature} ${ligne.code}`} ligne={ligne} />
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ total, sign }) => {
            const [before, after] = [avant.totaux[total], apres.totaux[total]]
            return (
              <tr key={total}>
                <th scope="row">{words.totaux[total]}</th>
                <td className="eap-compare__amount">{centimesEnEuros(before)}</td>
                <td className="eap-compare__amount">{centimesEnEuros(after)}</td>
                <td className="eap-compare__amount">{ecartEnEuros((after - before) * sign)}</td>
                <td>{before === after ? words.statuts.identique : words.totalModifie}</td>
              </tr>
            )
          })}
        </tfoot>
      </table>
    </ScrollRegion>
  )
}
