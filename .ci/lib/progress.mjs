/** Shows progress while a task runs: a live line on a terminal, plain lines elsewhere. */
export async function progress(title, task) {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  const live = process.stdout.isTTY
  const draw = (text) => process.stdout.write(live ? `\r\u001b[K${text}` : `${text}\n`)
  draw(`${title} …`)
  const clock = live ? setInterval(() => draw(`${title} … ${seconds()}`), 1000) : undefined
  try {
    const outcome = await task()
    draw(`${title}: ${outcome}, ${seconds()}${live ? '\n' : ''}`)
  } catch (error) {
    draw(`${title}: failed, ${seconds()}${live ? '\n' : ''}`)
    throw error
  } finally {
    clearInterval(clock)
  }
}
