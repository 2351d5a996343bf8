import './evening.css.ts'
import './conveyor.css.ts'
// oxlint-disable-next-line no-restricted-imports -- the slip's own sheet for a landing page, which other pages do not load
import '../Slip/evening.css.ts'
// oxlint-disable-next-line no-restricted-imports -- the slip's own sheet, as above
import '../Slip/conveyor.css.ts'
