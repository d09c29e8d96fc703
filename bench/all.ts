import { captchaBench } from './captcha.ts'
import { dashboardBench } from './dashboard.ts'
import { documentsBench } from './documents.ts'
import { downloadsBench } from './downloads.ts'
import { firstVisitBench } from './firstVisit.ts'
import { importBench } from './import.ts'
import { mailBench } from './mail.ts'
import { memoryBench } from './memory.ts'
import { ministryBench } from './ministry.ts'
import { processesBench } from './processes.ts'
import { print } from './kit/report.ts'
import { retirementBench } from './retirement.ts'
import { signInBench } from './signIn.ts'
import { stabilityBench } from './stability.ts'
import { startBench } from './start.ts'

// One after the other: two at a time would measure one another.
print([
  ...retirementBench(),
  ...(await dashboardBench()),
  ...(await documentsBench()),
  ...(await startBench()),
  ...(await importBench()),
  ...(await mailBench()),
  ...(await downloadsBench()),
  ...(await processesBench()),
  ...(await signInBench()),
  ...(await ministryBench()),
  ...(await memoryBench()),
  ...(await firstVisitBench()),
  ...(await stabilityBench()),
  ...(await captchaBench()),
])
