/**
 * Names the page to search engines by its own parameters alone. With any other, which may be a code, a bill or a token, it is not listed;
 * a page that is never listed says so in its document. `listed`: the app's `inSearch`.
 */
export function nameForSearch(listed: string | undefined): void {
  if (listed === undefined) return
  const own = new URL(location.pathname, location.origin)
  let isOther = false
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (listed.split(' ').includes(name)) own.searchParams.set(name, value)
    else isOther ||= !name.startsWith('utm_')
  }
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: own.href }))
  if (isOther) document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
}
