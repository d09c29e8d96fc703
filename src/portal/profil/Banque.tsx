import { use } from 'react'
import type { Banque as Comptes } from '#contract/profil/banque.ts'
import { profilIbanAnnulation } from '#contract/profil/profilModifications.ts'
import { BankAccounts } from '#portal/components/numbers/BankAccounts.tsx'
import { ibanMessages } from '#portal/components/words/iban.ts'
import { IbanChange } from '#portal/form/iban/IbanChange.tsx'
import { profilMessages } from './words.ts'
import { AConfirmer } from './Identite.tsx'
import { Editable } from './edition/Editable.tsx'
import { EditionContext, useSave } from './edition/edition.ts'

const words = profilMessages.banque
const compteWords = ibanMessages.compte

/** The account where the person is paid, once their identity is confirmed. */
export const Banque = ({ banque }: { readonly banque: Comptes | undefined }) =>
  banque ? (
    <Editable
      cle="banque"
      action={ibanMessages.changement.ouvrir(banque.compte !== undefined)}
      form={<BanqueSaisie compte={banque.compte !== undefined} />}
    >
      <MesComptes banque={banque} />
    </Editable>
  ) : (
    <AConfirmer />
  )

const MesComptes = ({ banque }: { readonly banque: Comptes }) => {
  const { possible, done, refresh } = use(EditionContext)
  const save = useSave()
  const undo = async () => {
    const refus = await save(profilIbanAnnulation, {})
    // A change that no longer waits is not there any more: the page shows what is.
    if (refus !== undefined) await refresh()
    const echec = refus !== undefined
    done('banque', echec ? words.pasAnnule : compteWords.annule(banque.compte !== undefined), echec)
  }
  return <BankAccounts banque={banque} onUndo={possible ? undo : undefined} />
}

const BanqueSaisie = ({ compte }: { readonly compte: boolean }) => {
  const { cancel, done, refresh } = use(EditionContext)
  const sent = async () => {
    await refresh()
    done('banque', compteWords.demande(compte))
  }
  return <IbanChange compte={compte} onSent={() => void sent()} onCancel={cancel} />
}
