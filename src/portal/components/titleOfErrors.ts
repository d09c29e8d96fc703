import { useEffect } from 'react'
import { saisieMessages } from './words/saisie.ts'

const MARK = saisieMessages.titreEnErreur

/** How many things on the page say that something was refused: the title says it once, and until the last is mended. */
let refusals = 0

/**
 * Says at the head of the document's title that something on it was refused, until it is mended. Apart from the titles of
 * pages: the sign-in page, which loads no router, has a form too.
 */
export const useTitleOfErrors = (faulty: boolean) =>
  useEffect(() => {
    if (!faulty) return undefined
    refusals += 1
    if (!document.title.startsWith(MARK)) document.title = `${MARK}${document.title}`
    return () => {
      refusals -= 1
      if (refusals === 0 && document.title.startsWith(MARK))
        document.title = document.title.slice(MARK.length)
    }
  }, [faulty])
