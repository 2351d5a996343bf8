import { cards } from '../compositions/cards.ts'
import { writeComposition } from '../writeTheme.ts'

writeComposition('northgate', cards)
