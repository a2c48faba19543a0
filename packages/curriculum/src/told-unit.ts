/** How a teacher tells a unit aloud, with what stands on the board meanwhile. `../README.md` tells the form of the files. */
export type ToldUnit = {
  /** A riddle from life before the lesson, and what learners can say to it at the end. */
  think: { ask: string; answer: string } | null
  ideas: ToldIdea[]
}

export type ToldIdea = {
  /** As in the unit. */
  title: string
  parts: ToldPart[]
  examples: WorkedExample[]
  /** A few words that sum it up. */
  sum: string
  line: number
}

export type ToldPart = { text: string; board: string[]; chart: Chart | null; line: number }

export type WorkedExample = { task: string; steps: { say: string; show: string }[]; line: number }

export type ChartSide = { name: string; traits: string[] }

export type Chart =
  | { kind: 'cycle' | 'chain'; steps: string[] }
  | { kind: 'tree'; name: string; members: string[] }
  | { kind: 'timeline'; events: { when: string; what: string }[] }
  | { kind: 'compare'; left: ChartSide; right: ChartSide; both: string[] }
  | { kind: 'table'; rows: string[][] }
