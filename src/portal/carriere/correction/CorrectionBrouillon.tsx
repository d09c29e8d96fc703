import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { brouillons, type Brouillon } from '#contract/kit/brouillon.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { focusTitle } from '#portal/client/page/focusTitle.ts'
import { Reprise } from '#portal/form/Reprise.tsx'
import { dropUnsent } from '#portal/client/drafts/unsent.ts'
import { useReadBrouillon } from '#portal/client/drafts/useBrouillon.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { CorrectionSaisie } from './CorrectionSaisie.tsx'
import { dossierDuBrouillon, nouveauDossier, type Dossier } from './dossier.ts'

interface Begun extends Held {
  /** Grows each time that the form begins again. */
  readonly rang: number
  /** What was deleted to begin anew. */
  readonly supprimee?: Brouillon['contenu']
}

interface Held {
  readonly version: number
  readonly dossier: Dossier
}

const heldIn = (brouillon: Brouillon | undefined): Held | undefined => {
  const dossier = brouillon && dossierDuBrouillon({ ...brouillon.contenu })
  return brouillon && dossier && { version: brouillon.version, dossier }
}

interface CorrectionBrouillonProps {
  readonly cir: Cir
  /** The departure that the person asked for or prepares. */
  readonly prevu: DepartPrevu | undefined
  /** The account has one more correction. */
  readonly onSent: () => void
}

/** Begins with the draft that the server keeps, if the person wants it, or anew. */
export const CorrectionBrouillon = ({ cir, prevu, onSent }: CorrectionBrouillonProps) => {
  const [parameters] = useSearchParams()
  const send = useFormSend()
  const [begun, setBegun] = useState<Begun>()
  const { error, mutate, ...reading } = useCall(
    brouillons.correctioncir.lire,
    {},
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const read = useReadBrouillon('correctioncir', reading)
  const begin = (held: Omit<Begun, 'rang'>) => {
    setBegun((before) => ({ ...held, rang: (before?.rang ?? 0) + 1 }))
    focusTitle()
  }
  const anew = (version: number) => begin({ version, dossier: nouveauDossier(cir, parameters) })
  const resume = async () => {
    const latest = await mutate()
    const held = heldIn(latest?.brouillon)
    if (held) begin(held)
    else anew(latest?.brouillon?.version ?? 0)
  }
  const retablir = async (contenu: Brouillon['contenu']) => {
    const body = { version: 0, contenu }
    if ((await send(brouillons.correctioncir.enregistrer, { body })).status !== 200) return false
    await resume()
    return true
  }
  if (begun) {
    const { supprimee } = begun
    return (
      <CorrectionSaisie
        key={begun.rang}
        cir={cir}
        prevu={prevu}
        version={begun.version}
        initial={begun.dossier}
        onSent={onSent}
        onResume={() => void resume()}
        onRetablir={supprimee && (() => retablir(supprimee))}
      />
    )
  }
  if (!read) return error ? <LoadFailure /> : <Skeleton lines={8} />
  const { brouillon } = read
  const held = heldIn(brouillon)
  if (!held || !brouillon)
    return (
      <CorrectionNouvelle
        cir={cir}
        prevu={prevu}
        version={brouillon?.version ?? 0}
        parameters={parameters}
        onSent={onSent}
        onResume={() => void resume()}
      />
    )
  const restart = async () => {
    const { status } = await send(brouillons.correctioncir.supprimer, { body: {} })
    if (status !== 200) return false
    dropUnsent('correctioncir')
    begin({
      version: 0,
      dossier: nouveauDossier(cir, parameters),
      supprimee: brouillon.contenu,
    })
    return true
  }
  return (
    <Reprise
      objet="correction"
      level={2}
      modifieLe={brouillon.modifieLe}
      onResume={() => begin(held)}
      onRestart={restart}
    />
  )
}

interface NouvelleProps {
  readonly cir: Cir
  readonly prevu: DepartPrevu | undefined
  readonly version: number
  readonly parameters: URLSearchParams
  readonly onSent: () => void
  readonly onResume: () => void
}

const CorrectionNouvelle = ({ parameters, ...saisie }: NouvelleProps) => {
  const [initial] = useState(() => nouveauDossier(saisie.cir, parameters))
  return <CorrectionSaisie {...saisie} initial={initial} />
}
