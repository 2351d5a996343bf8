/** Passes on the latest answer. An answer is null if another call was made since, or after `leave`. */
export function latestOnly() {
  let asked = 0
  return {
    leave: () => void (asked += 1),
    async of<Value>(answer: Promise<Value>): Promise<Value | null> {
      asked += 1
      const own = asked
      const value = await answer
      return own === asked ? value : null
    },
  }
}
