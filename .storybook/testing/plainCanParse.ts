// Node 22's own `URL.canParse` refuses addresses with letters such as é once it has been called some thousand times (Node 24's does
// not). The tests share one context, so any of them could be the one that is refused. Browsers do it right.
URL.canParse = (...address) => {
  try {
    return Boolean(new URL(...address))
  } catch {
    return false
  }
}
