/** A stream of server-sent events that sends "changed" on every notification of the subscription. */
export function liveResponse(subscribe: (listener: () => void) => () => void): Response {
  const text = new TextEncoder()
  let unsubscribe = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(text.encode(': listening\n\n'))
      unsubscribe = subscribe(() => controller.enqueue(text.encode('data: changed\n\n')))
    },
    cancel: () => unsubscribe(),
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } })
}
