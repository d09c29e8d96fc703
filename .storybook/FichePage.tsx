import { Controls, Description, DocsContext, Primary, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Conformite } from './Conformite.tsx'
import { Etats } from './Etats.tsx'
import type { Fiche } from './fiche.ts'

const useFiche = (): Fiche | undefined => {
  const { componentStories, storyById } = useContext(DocsContext)
  const [first] = componentStories()
  return first && (storyById(first.id).parameters['fiche'] as Fiche | undefined)
}

const List = ({ titre, items }: { readonly titre: string; readonly items: readonly string[] }) => (
  <>
    <h2>{titre}</h2>
    {items.length === 0 ? <p>Aucune connue.</p> : null}
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
)

const Sections = ({ fiche }: { readonly fiche: Fiche }) => (
  <>
    <h2>À quoi il sert</h2>
    <p>{fiche.but}</p>
    <List titre="Quand choisir autre chose" items={fiche.eviter} />
    <h2>Au clavier</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Touche</th>
          <th scope="col">Effet</th>
        </tr>
      </thead>
      <tbody>
        {fiche.clavier.map(({ touche, effet }) => (
          <tr key={touche}>
            <th scope="row">{touche}</th>
            <td>{effet}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <h2>Ce que dit un lecteur d’écran</h2>
    <p>
      Restitution par un lecteur d’écran virtuel de l’histoire « {fiche.lecteur.histoire} », vérifiée par un
      test. Elle ne remplace pas un essai avec NVDA, JAWS ou VoiceOver.
    </p>
    <pre>{fiche.lecteur.phrases.join('\n')}</pre>
    <h2>Conformité</h2>
    <Conformite ids={fiche.rgaa} />
    <List titre="Limites connues" items={fiche.limites} />
  </>
)

/** Documentation page of every component: its sheet, its props and its stories. */
export const FichePage = () => {
  const fiche = useFiche()
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {fiche ? <Sections fiche={fiche} /> : null}
      <h2>Propriétés</h2>
      <Controls />
      <Etats />
    </>
  )
}
