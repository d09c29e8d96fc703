import { useEffect, useRef, useState } from 'react'
import { images } from '#portal/documents/remunerationpaie/images.tsx'
import '#portal/documents/remunerationpaie/remunerationpaie.css'
import { Planche, Tableau } from './Planche.tsx'
import { named } from './sources.ts'

const textes = ['fr-text--lead', ...named(/fr-text--[a-z\d]+/g).filter((name) => name !== 'fr-text--lead')]
const titres = named(/fr-h[1-6]\b/g)

const Mesure = ({ classe }: { readonly classe: string }) => {
  const ref = useRef<HTMLSpanElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!ref.current) return
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(ref.current)
    setSaid(`${fontSize} / ${lineHeight}, graisse ${fontWeight}`)
  }, [])
  return (
    <>
      <span ref={ref} className={classe}>
        Espace agent public
      </span>
      <br />
      {said}
    </>
  )
}

/** Sizes of the text in use, measured. */
export const TypographiePlanche = () => (
  <Planche
    titre="Typographie"
    chapo="Marianne, dans les styles que le portail emploie. Les mesures sont prises sur cette page."
  >
    <Tableau
      legende="Styles de texte en usage"
      colonnes={['Classe', 'Rendu et mesure']}
      lignes={[...titres, ...textes].map((classe) => [classe, <Mesure key={classe} classe={classe} />])}
    />
  </Planche>
)

/** Spacing classes in use. */
export const EspacementsPlanche = () => (
  <Planche
    titre="Espacements"
    chapo="Les classes d’espacement que le portail emploie : 1v vaut 4 px, 1w vaut 8 px."
  >
    <Tableau
      legende="Classes d’espacement en usage"
      colonnes={['Classe', 'Valeur']}
      lignes={named(/fr-[mp][trblxy]?-(?:n?\d+)[vw]/g).map((classe) => {
        const [, count = '0', unit = 'v'] = /(\d+)([vw])$/.exec(classe) ?? []
        return [classe, `${Number(count) * (unit === 'w' ? 8 : 4)} px`]
      })}
    />
  </Planche>
)

/** Icons in use. */
export const IconesPlanche = () => (
  <Planche
    titre="Icônes"
    chapo="Les icônes du Système de design que le portail emploie, et elles seules : la liste est lue dans ses sources."
  >
    <Tableau
      legende="Icônes en usage"
      colonnes={['Classe', 'Icône']}
      lignes={named(/fr-icon-[a-z\d-]+[a-z\d]/g).map((classe) => [
        classe,
        <span key={classe} className={classe} aria-hidden="true" />,
      ])}
    />
  </Planche>
)

/** Illustrations in use. */
export const IllustrationsPlanche = () => (
  <Planche
    titre="Illustrations"
    chapo="Les images de la page « Ma rémunération », dessinées avec les couleurs d’illustration du Système de design. Elles sont décoratives. Les pictogrammes ne servent qu’aux textes faciles à lire."
  >
    <ul className="fr-raw-list">
      {images.map((Image) => (
        <li key={Image.name} className="fr-mb-4w">
          <div className="eap-cycle">
            <Image />
          </div>
        </li>
      ))}
    </ul>
  </Planche>
)
