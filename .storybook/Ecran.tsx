import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { buts } from './buts.ts'
import { type Fait, faitsDe } from './ecrans.ts'

const Lignes = ({ fait }: { readonly fait: Fait }) => (
  <table className="doc-faits">
    <tbody>
      {[
        ['Adresse', <code key="adresse">{fait.adresse}</code>],
        ['Qui la voit', fait.visible],
        ['Où on y mène', fait.acces.join(' ; ') || 'une autre page, ou un lien reçu'],
        ['Sans JavaScript', fait.sansScript],
        ['Mots qui la font trouver', fait.mots || 'ceux de son titre'],
        ['Aide où elle mène', fait.aide.join(', ') || 'aucune'],
      ].map(([nom, valeur]) => (
        <tr key={String(nom)}>
          <th scope="row">{nom}</th>
          <td>{valeur}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** What the page of a screen says: what it is for, and what the manifest says of each page that its states open. */
export const Ecran = ({ titre }: { readonly titre: string }) => {
  const { componentStories } = useContext(DocsContext)
  const adresses = componentStories().flatMap(({ initialArgs }) => {
    const { adresse } = initialArgs as { readonly adresse?: string }
    return adresse ?? []
  })
  const faits = faitsDe(adresses)
  return (
    <>
      <h2>À quoi il sert</h2>
      <p>{buts[titre]}</p>
      <h2>{faits.length > 1 ? 'Les pages que ses états ouvrent' : 'La page'}</h2>
      <p>Ce que dit le manifeste des pages du portail.</p>
      {faits.map((fait) => (
        <section key={fait.adresse}>
          <h3>{fait.titre}</h3>
          <Lignes fait={fait} />
        </section>
      ))}
    </>
  )
}
