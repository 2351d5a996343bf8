import { schemeOf, titleOf } from './framePage.ts'
import './hideUntilScheme.css.ts'

document.documentElement.dataset['scheme'] = schemeOf(location.search, window.parent !== window)
// One page is built for all of its addresses. The enterprise's name after the title stays.
document.title = document.title.replace(/^[^·]+?(?= ·|$)/, titleOf(location))
