/** Lets the page's form filter its rows, and the three pictures of a row scroll as one. Runs in the page, as its only script. */
export function startPage(): void {
  const form = document.querySelector('form')
  const rows = [...document.querySelectorAll<HTMLElement>('.row')]

  function filter(chosen: HTMLFormElement): void {
    const wanted = [...new FormData(chosen)].filter(([, value]) => value !== '')
    for (const row of rows) row.hidden = wanted.some(([name, value]) => row.dataset[name] !== value)
    for (const part of document.querySelectorAll<HTMLElement>('article, section:not(.list)'))
      part.hidden = part.querySelector('.row:not([hidden])') === null
    const shown = rows.filter(({ hidden }) => !hidden).length
    const output = chosen.querySelector('output')
    if (output) output.value = shown === rows.length ? '' : `${shown} shown`
  }

  /** Begins at the first change. */
  function scrollAsOne(row: HTMLElement): void {
    const views = [...row.querySelectorAll('.view')]
    const start = Number(row.dataset['top'])
    for (const view of views) {
      view.scrollTop = view.scrollHeight * start - 80
      view.addEventListener('scroll', () => {
        for (const other of views) if (other !== view) other.scrollTop = view.scrollTop
      })
    }
  }

  // Each row when it comes near: thousands at once would delay the page.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        scrollAsOne(target)
        near.unobserve(target)
      }
    },
    { rootMargin: '50%' },
  )
  for (const row of rows) near.observe(row)
  form?.addEventListener('change', () => filter(form))
}
