/* global importScripts */
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-member-access -- a service worker's globals have no types here */
// Files of a page are no calls. Without this each would wait for the page's own answer, and no page could share a file with
// another from the memory: a page's 250 files took three times as long. A picture that the API holds is an answer of the API.
const files = new Set(['document', 'font', 'iframe', 'image', 'script', 'style'])

self.addEventListener('fetch', (event) => {
  const ofApi = new URL(event.request.url).pathname.includes('/api/')
  if (files.has(event.request.destination) && !ofApi) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
