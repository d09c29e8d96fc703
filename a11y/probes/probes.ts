import type { Probe } from './probe.ts'
import { liveRegions, noAutoplay } from './byItself.ts'
import { autocomplete, errorIdentification } from './fields.ts'
import { linkNames, skipLinks, tabOrder } from './navigation.ts'
import { contrastPixels } from './pixels/contrastPixels.ts'
import { focusVisiblePixels } from './pixels/focusVisiblePixels.ts'
import { reflow320, textSpacing } from './presentation.ts'
import { headings, lang, titlePattern } from './structure.ts'
import { validHtml } from './validHtml.ts'

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
  validHtml,
  textSpacing,
  tabOrder,
  focusVisiblePixels,
  contrastPixels,
  skipLinks,
]
