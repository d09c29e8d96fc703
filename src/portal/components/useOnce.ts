import { useRef, useState } from 'react'

/** An act done once at a time: what is asked while it is under way is not. */
export const useOnce = <Given extends readonly unknown[]>(act: (...given: Given) => Promise<unknown>) => {
  // Two presses may come before the next rendering.
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const once = async (...given: Given): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    await act(...given)
    underWay.current = false
    setBusy(false)
  }
  return [busy, (...given: Given) => void once(...given)] as const
}

/** What is said anew each time, were it in the same words: `rang` is the key of what says it. */
export const useSaid = <Said extends object>() => {
  const [said, setSaid] = useState<Said & { readonly rang: number }>()
  const say = (next: Said | undefined) =>
    setSaid((before) => next && { ...next, rang: (before?.rang ?? 0) + 1 })
  return [said, say] as const
}
