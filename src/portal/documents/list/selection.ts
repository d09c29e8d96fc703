/** Uuids of the documents that are ticked. */
export type Selected = ReadonlySet<string>

/** Selection after a click on the box of a document. */
export const toggled = (selected: Selected, documentUuid: string): Selected => {
  const next = new Set(selected)
  if (!next.delete(documentUuid)) next.add(documentUuid)
  return next
}
