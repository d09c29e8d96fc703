import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { FieldArray } from 'formik'
import { useEffect, useState, type ReactNode } from 'react'
import { Retablir } from '#portal/components/Retablir.tsx'
import { useFieldId, useFormField } from './FormContext.ts'

interface RepeatedGroupProps<Group> {
  /** Name of the list in the form: the fields of its first group are `name[0].…`. */
  readonly name: string
  /** What a new group begins with. */
  readonly fresh: Group
  /** Field of a new group that takes the focus. */
  readonly first: keyof Group & string
  readonly maximum?: number
  readonly words: {
    /** Legend of a group, from its number; without it, groups are plain rows. */
    readonly legende?: (numero: number) => string
    readonly ajouter: string
    readonly retirer: (numero: number) => string
    /** Said once a group is taken off, and what brings it back, from its number. */
    readonly retire: string
    readonly retablir: (numero: number) => string
  }
  readonly className: string
  /** What stands between the groups and the button that adds one. */
  readonly note?: ReactNode
  /** Fields of a group, from its place: 0 for the first. */
  readonly children: (rang: number) => ReactNode
}

/** A group that was taken off, and the place that it had. */
interface Retire<Group> {
  readonly rang: number
  readonly group: Group
}

/**
 * Fields asked as many times as needed: the focus goes to a new group, and to what brings one back when one goes, as long as
 * nothing is added.
 */
export const RepeatedGroup = <Group,>({
  name,
  fresh,
  first,
  maximum = Infinity,
  words,
  className,
  note,
  children,
}: RepeatedGroupProps<Group>) => {
  const { value: groups } = useFormField<readonly Group[]>(name)
  const idOf = useFieldId()
  const [retire, setRetire] = useState<Retire<Group>>()
  const focusSoon = useFocusSoon()
  const firstOf = (rang: number) => idOf(`${name}[${rang}].${first}`)
  const plain = words.legende === undefined
  return (
    <FieldArray name={name}>
      {({ insert, push, remove }) => (
        <>
          {[...groups.keys()].map((rang) => (
            <Framed key={rang} legend={words.legende?.(rang + 1)} className={className}>
              {children(rang)}
              <Button
                type="button"
                priority="tertiary"
                size="small"
                iconId={plain ? 'fr-icon-subtract-line' : 'fr-icon-delete-line'}
                onClick={() => {
                  const group = groups[rang]
                  if (group !== undefined) setRetire({ rang, group })
                  remove(rang)
                }}
              >
                {words.retirer(rang + 1)}
              </Button>
            </Framed>
          ))}
          <Retablir
            dit={retire ? words.retire : ''}
            retrait={
              retire && {
                cle: `${retire.rang} ${groups.length}`,
                action: words.retablir(retire.rang + 1),
                onRetablir: () => {
                  insert(retire.rang, retire.group)
                  setRetire(undefined)
                  focusSoon(firstOf(retire.rang))
                },
              }
            }
          />
          {note}
          {groups.length >= maximum ? (
            <p className="fr-hint-text">{`${maximum} au plus : pour en ajouter, retirez-en d’abord.`}</p>
          ) : (
            <Button
              type="button"
              priority="secondary"
              size={plain ? 'small' : 'medium'}
              iconId="fr-icon-add-line"
              onClick={() => {
                push(fresh)
                setRetire(undefined)
                focusSoon(firstOf(groups.length))
              }}
            >
              {words.ajouter}
            </Button>
          )}
        </>
      )}
    </FieldArray>
  )
}

/** Gives the focus, once the page has changed, to the element of an id. */
const useFocusSoon = () => {
  const [wanted, setWanted] = useState<{ readonly id: string }>()
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id: string) => setWanted({ id })
}

interface FramedProps {
  readonly legend: string | undefined
  readonly className: string
  readonly children: ReactNode
}

const Framed = ({ legend, className, children }: FramedProps) =>
  legend === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <fieldset className={className}>
      <legend className="fr-text--bold">{legend}</legend>
      {children}
    </fieldset>
  )
