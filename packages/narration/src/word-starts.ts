type Heard = { at: number; sec: number }

/** When each word of a sentence begins. One of which nothing is heard begins with the one before it. */
export function wordStartsOf(sentence: string, heard: readonly Heard[]): number[] {
  let last = 0
  return Array.from(sentence.matchAll(/\S+/g), ({ 0: word, index }) => {
    const own = heard.find(({ at }) => at >= index && at < index + word.length)
    last = Math.max(last, own?.sec ?? last)
    return last
  })
}

/** Where a voice tells nothing: each word begins after its share of the letters. */
export function wordStartsByShare(sentence: string, seconds: number): number[] {
  return Array.from(sentence.matchAll(/\S+/g), ({ index }) => (seconds * index) / sentence.length)
}
