import { useLocation } from 'react-router-dom'
import { shellMessages } from '../words.ts'
import { pictogrammes } from './pictogrammes.ts'
import { textesFaciles } from './textes.ts'
import './facile.css'

/** Classes of the parts of a pictogram, each written whole: the build drops the rules of those that no source names. */
const PARTS = ['fr-artwork-decorative', 'fr-artwork-minor', 'fr-artwork-major'] as const

const TITLE = 'facile-a-lire'

/** The page on the screen in easy-to-read French, for those who chose it; nothing where there is no such text. */
export const FacileALire = () => {
  const { pathname } = useLocation()
  const texte = textesFaciles[pathname]
  if (!texte) return null
  return (
    <section className="eap-cadre eap-facile fr-p-3w fr-mb-4w" aria-labelledby={TITLE}>
      <h2 id={TITLE} className="fr-h4">
        {shellMessages.facile.titre(texte.titre)}
      </h2>
      <ul className="fr-raw-list fr-mb-2w eap-facile__idees">
        {texte.idees.map(({ image, phrases }) => (
          <li key={phrases[0]} className="fr-py-3v eap-facile__idee">
            <svg className="fr-artwork eap-facile__image" aria-hidden="true" viewBox="0 0 80 80">
              {PARTS.map((part) => (
                <use
                  key={part}
                  className={part}
                  href={`${pictogrammes[image]}#${part.slice('fr-'.length)}`}
                />
              ))}
            </svg>
            <div>
              {phrases.map((phrase) => (
                <p key={phrase} className="eap-facile__phrase">
                  {phrase}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="fr-mb-0">{shellMessages.facile.suite}</p>
    </section>
  )
}
