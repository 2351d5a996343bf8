import { counter } from '../compositions/counter.ts'
import { writeComposition } from '../writeTheme.ts'

writeComposition('northgate', counter)
