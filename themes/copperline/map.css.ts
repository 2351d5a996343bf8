import { menu } from '../compositions/menu.ts'
import { writeComposition } from '../writeTheme.ts'

writeComposition('copperline', menu)
