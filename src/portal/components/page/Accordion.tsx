import { useEffect, useState, type ReactNode } from 'react'

interface AccordionItem {
  readonly id: string
  readonly titre: string
  readonly contenu: ReactNode
}

interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** Identifier of the item to open and go to: the fragment of the address, for example. */
  readonly ouvert?: string | undefined
  /** Level of the titles in the page's outline. */
  readonly niveau?: 2 | 3 | 4
}

const buttonId = (id: string) => `${id}-bouton`

/** Titles that unfold their text; several may be open at once. */
export const Accordion = ({ items, ouvert, niveau = 3 }: AccordionProps) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(ouvert === undefined ? [] : [ouvert]))
  const [asked, setAsked] = useState(ouvert)
  if (asked !== ouvert) {
    setAsked(ouvert)
    if (ouvert !== undefined) setOpen(new Set([...open, ouvert]))
  }
  useGoTo(ouvert)
  const toggle = (id: string) =>
    setOpen(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    )
  return (
    <div className="fr-accordions-group">
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          niveau={niveau}
          expanded={open.has(item.id)}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </div>
  )
}

interface ItemProps {
  readonly item: AccordionItem
  readonly niveau: 2 | 3 | 4
  readonly expanded: boolean
  readonly onToggle: () => void
}

const Item = ({ item, niveau, expanded, onToggle }: ItemProps) => {
  const Title = `h${niveau}` as const
  const panel = `${item.id}-contenu`
  return (
    <section className="fr-accordion" id={item.id}>
      <Title className="fr-accordion__title">
        <button
          type="button"
          id={buttonId(item.id)}
          className="fr-accordion__btn"
          aria-expanded={expanded}
          aria-controls={panel}
          onClick={onToggle}
        >
          {item.titre}
        </button>
      </Title>
      <div id={panel} className={`fr-collapse${expanded ? ' fr-collapse--expanded' : ''}`}>
        {item.contenu}
      </div>
    </section>
  )
}

const useGoTo = (id: string | undefined) =>
  useEffect(() => {
    if (id === undefined) return
    document.getElementById(id)?.scrollIntoView()
    document.getElementById(buttonId(id))?.focus({ preventScroll: true })
  }, [id])
