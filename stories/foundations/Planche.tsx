import type { ReactNode } from 'react'
import './planche.css'

interface PlancheProps {
  readonly titre: string
  readonly chapo: string
  readonly children: ReactNode
}

/** A page of the library that is not a component. */
export const Planche = ({ titre, chapo, children }: PlancheProps) => (
  <main className="planche">
    <h1>{titre}</h1>
    <p className="fr-text--lead">{chapo}</p>
    {children}
  </main>
)

interface TableauProps {
  readonly legende: string
  readonly colonnes: readonly string[]
  /** The first cell of a line names it. */
  readonly lignes: readonly (readonly ReactNode[])[]
}

/** A table in a frame of its own; its words break when the window is narrow. */
export const Tableau = ({ legende, colonnes, lignes }: TableauProps) => (
  <table className="planche__tableau">
    <caption>{legende}</caption>
    <thead>
      <tr>
        {colonnes.map((colonne) => (
          <th key={colonne} scope="col">
            {colonne}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lignes.map(([nom, ...cellules]) => (
        <tr key={[nom, ...cellules].filter((cellule) => typeof cellule === 'string').join(' ')}>
          <th scope="row">{nom}</th>
          {cellules.map((cellule, rang) => (
            <td key={colonnes[rang + 1]}>{cellule}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
