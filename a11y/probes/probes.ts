import type { Probe } from './probe.ts'
import { liveRegions, movedByScript, noAutoplay } from './byItself.ts'
import { autocomplete, errorIdentification } from './fields.ts'
import { linkNames, skipLinks, tabOrder } from './navigation.ts'
import { contrastPixels } from './pixels/contrastPixels.ts'
import { focusVisiblePixels } from './pixels/focusVisiblePixels.ts'
import { reflow320, textSpacing, withoutStyles } from './presentation.ts'
import { headings, lang, titlePattern } from './structure.ts'
import { validHtml } from './validHtml.ts'
import {
  alternatives,
  captchaAlternatives,
  decoration,
  drawnWords,
  figures,
  media,
} from './contents/images.ts'
import { drawings } from './contents/drawings.ts'
import { hiddenWords } from './contents/hidden.ts'
import { tables } from './contents/tables.ts'
import { errorByColour, languages, presentational, transparentText, wordsOfSight } from './contents/words.ts'
import { fieldGroups, fieldStates, labels, sameWords } from './controls/fields.ts'
import { choiceStays, oneKey } from './controls/keys.ts'
import { rolesOfControls } from './controls/roles.ts'
import { tips } from './controls/tips.ts'
import { doctype, landmarks, messageRoles, nameHoldsText } from './controls/tree.ts'
import { dialogNames, unfolding } from './controls/unfolding.ts'
import { fieldEdges } from './edges.ts'
import { colourPairs, hoverOnly, largeText, motion } from './stylesheets.ts'

/** Every probe, those that move the focus or the pointer last. */
export const probes: readonly Probe[] = [
  reflow320,
  titlePattern,
  lang,
  headings,
  linkNames,
  autocomplete,
  errorIdentification,
  liveRegions,
  noAutoplay,
  movedByScript,
  validHtml,
  doctype,
  decoration,
  alternatives,
  captchaAlternatives,
  drawnWords,
  figures,
  drawings,
  media,
  tables,
  wordsOfSight,
  errorByColour,
  languages,
  presentational,
  transparentText,
  hiddenWords,
  fieldStates,
  labels,
  sameWords,
  fieldGroups,
  nameHoldsText,
  rolesOfControls,
  messageRoles,
  landmarks,
  dialogNames,
  withoutStyles,
  colourPairs,
  fieldEdges,
  hoverOnly,
  motion,
  textSpacing,
  largeText,
  tips,
  tabOrder,
  focusVisiblePixels,
  contrastPixels,
  choiceStays,
  unfolding,
  oneKey,
  skipLinks,
]
