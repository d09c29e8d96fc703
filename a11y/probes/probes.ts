import type { Probe } from '../probe.ts'
import { autocomplete } from './autocomplete.ts'
import { contrastPixels } from './contrastPixels.ts'
import { errorIdentification } from './errorIdentification.ts'
import { focusVisiblePixels } from './focusVisiblePixels.ts'
import { headings } from './headings.ts'
import { lang } from './lang.ts'
import { linkNames } from './linkNames.ts'
import { liveRegions } from './liveRegions.ts'
import { noAutoplay } from './noAutoplay.ts'
import { reflow320 } from './reflow320.ts'
import { skipLinks } from './skipLinks.ts'
import { tabOrder } from './tabOrder.ts'
import { textSpacing } from './textSpacing.ts'
import { titlePattern } from './titlePattern.ts'
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
