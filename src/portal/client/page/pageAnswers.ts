/** Whether the server has an answer for this page now, whatever it is: a network may lead nowhere, and say nothing of it. */
export const pageAnswers = async (): Promise<boolean> => {
  try {
    await fetch(location.href, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}
