import { Fragment } from 'react'
import type { Bulletin } from '#contract/documents/bulletin.ts'
import { centimesEnEuros, ecartEnEuros } from '#rules/format/nombres.ts'
import type { LigneComparee } from '#rules/documents/comparaisonBulletins.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { comparaisonMessages as words } from './words.ts'
import { nomLigne } from '#portal/components/words/causesNet.ts'
import { legendeDe, natures } from './comparaison.ts'

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

const cellsOf = (ligne: LigneComparee) => {
  const { nature, avant, apres, effet, statut } = ligne
  return [
    <Fragment key="nom">
      {/* A block in the head of a row would be all that Orca says of it with Firefox. */}
      {nomLigne(ligne)} <br />
      <span className="eap-compare__nature">{natures[nature]}</span>
    </Fragment>,
    amount(avant),
    amount(apres),
    ecartEnEuros(effet),
    <Fragment key="statut">
      <span className={`${icons[statut]} fr-icon--sm`} aria-hidden="true" /> {words.statuts[statut]}
    </Fragment>,
  ]
}

/** What a total does to the net: what is withheld counts against it. */
const totals = [
  { total: 'brut', sign: 1 },
  { total: 'deductions', sign: -1 },
  { total: 'netAvantImpot', sign: 1 },
  { total: 'net', sign: 1 },
] as const

/** Lines of two payslips side by side, and their totals. It scrolls sideways where the screen is narrow. */
export const LignesTable = ({ avant, apres, lignes }: LignesTableProps) => (
  <DataTable
    legende={legendeDe(avant, apres)}
    colonnes={[words.colonneLigne, avant.libelle, apres.libelle, words.colonneEffet, words.colonneStatut]}
    nombres={[1, 2, 3]}
    large
    lignes={lignes.map((ligne) => ({
      id: `${ligne.nature} ${ligne.code}`,
      cellules: cellsOf(ligne),
      className: ligne.statut === 'identique' ? undefined : 'eap-table__forte',
    }))}
    totaux={totals.map(({ total, sign }) => {
      const [before, after] = [avant.totaux[total], apres.totaux[total]]
      return {
        id: total,
        cellules: [
          words.totaux[total],
          centimesEnEuros(before),
          centimesEnEuros(after),
          ecartEnEuros((after - before) * sign),
          before === after ? words.statuts.identique : words.totalModifie,
        ],
      }
    })}
  />
)
