import { NOMBRE_PIECES, TAILLE_PIECE } from '#contract/kit/piece.ts'

/** Sizes, delays and limits of the interface (specification, §9), in pixels, milliseconds, days, bytes and files. */
export const interfaceConstants = {
  /** Days that the calendar goes through in search of one that can be chosen. */
  calendarSearchDays: 750,
  /** From this width of the window on, the calendar opens beside its field; below, as a dialog. */
  calendarPopupFrom: 600,
  /** What is behind a dialog dims in this time, to this opacity of its veil. */
  overlayFade: 300,
  overlayOpacity: 0.3,
  popupLayer: 200,
  comboboxListHeight: 200,
  /** Room of the arrow of a list to choose from, at its end. */
  selectArrowWidth: 28,
  /** After it closes, a list does not open again on a click that was meant to close it. */
  comboboxRestAfterClosing: 200,
  /** Rows of a field of several lines: at first, and at most. */
  textAreaRows: 2,
  textAreaRowsMost: 6,
  /** Under this width of the window the menu hides behind its button; from the other on, its panel is a column. */
  menuFrom: 1262,
  menuPanelColumnFrom: 960,
  /** How long the page may take to settle before it is scrolled to its heading, which takes the focus. */
  scrollDelay: 200,
  /** How long a success stands out; it can be read again after. */
  successNotice: 3000,
  /** How long the code of screen sharing may take to come. */
  sharingCodeWait: 20_000,
  fileMaxBytes: TAILLE_PIECE,
  filesMax: NOMBRE_PIECES,
} as const
