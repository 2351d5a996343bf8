import { ledger } from '../compositions/ledger.ts'
import { writeComposition } from '../writeTheme.ts'

writeComposition('copperline', ledger)
