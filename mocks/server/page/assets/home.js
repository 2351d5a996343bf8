/** Refreshes the live parts of the home page, and sets the fault that a link names. */

/**
 * @param {string} address
 * @param {URLSearchParams} fields
 */
const post = (address, fields) => fetch(address, { method: 'POST', body: fields, redirect: 'manual' })

async function refresh() {
  const response = await fetch('/')
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.querySelector(`[data-live="${part.getAttribute('data-live')}"]`)
    // A form that someone is filling in is refreshed later.
    const busy = part.querySelector('input:focus, select:focus') !== null
    if (next && !busy && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes)
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
async function submit(form, submitter) {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  await post(form.action, fields)
  await refresh()
}

/** @param {HTMLAnchorElement} link */
async function openWithFault(link) {
  await post('/__sandbox/scenario', new URLSearchParams({ name: link.dataset.fault || 'none' }))
  window.open(link.href, '_blank')
}

new EventSource('/__sandbox/live').addEventListener('message', () => void refresh())

document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  void submit(event.target, event.submitter)
})

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-fault]') : null
  if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  void openWithFault(link)
})
