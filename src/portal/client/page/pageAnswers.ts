/** As long as a person waits before a page that is empty, in milliseconds. */
const WAIT_MS = 5000

/** Whether the server has an answer for this page now, whatever it is: a network may lead nowhere, and say nothing of it. */
export const pageAnswers = async (): Promise<boolean> => {
  try {
    await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(WAIT_MS) })
    return true
  } catch {
    return false
  }
}
