export type EnglishSentence = { text: string }

/** For tests: finds the answer by the words of the sentence; the first pattern that is found tells it. */
export const cued =
  (patterns: Record<string, RegExp>) =>
  ({ text }: EnglishSentence): string =>
    Object.entries(patterns).find(([, pattern]) => pattern.test(text))?.[0] ?? 'nothing'
