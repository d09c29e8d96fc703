import { useId, type ReactNode } from 'react'

interface TableauCardProps {
  readonly titre: string
  readonly children: ReactNode
  readonly foot?: ReactNode
  readonly wide?: boolean | undefined
}

/**
 * A part of the dashboard, in DSFR's card. Not react-dsfr's Card, which puts its text in a paragraph, where no list nor form may
 * be, and is no region.
 */
export const TableauCard = ({ titre, children, foot, wide = false }: TableauCardProps) => {
  const id = useId()
  return (
    <section className={`fr-card fr-card--sm eap-card ${wide ? 'eap-card--wide' : ''}`} aria-labelledby={id}>
      <div className="fr-card__body">
        <div className="fr-card__content">
          <h2 id={id} className="fr-card__title">
            {titre}
          </h2>
          <div className="fr-card__desc eap-card__desc">{children}</div>
        </div>
        {foot ? <div className="fr-card__footer eap-no-print">{foot}</div> : null}
      </div>
    </section>
  )
}
