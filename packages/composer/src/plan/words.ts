import type { StepName } from '@klasrum/curriculum/unit'
import type { DllRow, IlawRow } from './rows.ts'

type About = (about: string) => string

type FileDayWords = {
  hook: About
  hookExpected: string
  show: About
  showExpected: string
  together: string
  alone: string
  aloneExpected: string
  close: About
  closeExpected: string
  /** With of how many questions so many must be right. */
  knowledge: (title: string, questions: number) => string
  skill: string
  attitude: string
  assignment: About
}

/** All that a plan says in its own words, in one language. */
export type PlanWords = {
  and: string
  objectives: {
    lead: string
    define: (terms: string) => string
    know: (people: string) => string
    describe: About
    name: About
    order: About
    solve: About
    compare: (one: string, other: string) => string
    explainCause: About
    explain: About
    value: About
  }
  head: {
    school: string
    teacher: string
    dates: string
    week: string
    grade: string
    area: string
    areaAndLesson: string
    quarter: string
    sessions: string
    references: string
    declaration: string
  }
  session: (number: number) => string
  signatures: readonly string[]
  sections: {
    ilaw: Record<'intentions' | 'experience' | 'assessing' | 'forward', string>
    dll: Record<'objectives' | 'content' | 'resources' | 'procedures' | 'remarks' | 'reflection', string>
  }
  ilawRows: Record<IlawRow, string>
  dllRows: Record<DllRow, string>
  standards: {
    content: About
    performance: About
    asInFirst: string
    /** Where the curriculum places the topic nowhere: that of the part of the year that stands nearest, called by its name. */
    nearest: (place: string, text: string) => string
    notListed: Record<'content' | 'performance', string>
    /** Of a session for which the unit names no competency, beside others that have one. */
    beyondCompetencies: (session: number, competency: string) => string
    /** Of a later session of a topic for which the curriculum names no competency at all. */
    competencyAsInFirst: string
  }
  /** What the teacher is asked to write where the source says nothing. */
  /** An official wording in the other language than that of the plan. */
  officialWording: About
  prompts: Record<
    | 'contentStandard'
    | 'performanceStandard'
    | 'competency'
    | 'competencyNotListed'
    | 'context'
    | 'guide'
    | 'learnerPages'
    | 'textbook'
    | 'portal',
    string
  >
  moves: {
    ask: (question: string) => string
    alreadyKnow: About
    recall: (session: string, terms: string) => string
    question: About
    purpose: (session: string) => string
    postObjectives: string
    showPicture: (caption: string, place: string) => string
    wordsToMeet: (terms: string) => string
    talkThrough: About
    pairs: (terms: string) => string
    orderCards: (title: string) => string
    solveAlone: (about: string) => string
    readAndNote: (about: string) => string
    apply: About
    sumUp: About
    completes: string
    expected: (answer: string) => string
    /** With how long it takes, and when there is time for it. */
    quiz: (number: number, items: number) => string
    /** How skill and attitude are marked; young learners do not write on it. */
    watchFor: string
    watchForYoung: string
    checkItem: (number: number, stem: string, answer: string) => string
    answers: { yes: string; no: string }
    noQuiz: string
    watch: (terms: string) => string
    home: About
    homeQuestion: (question: string) => string
    weave: About
    steps: Record<'open' | 'meet' | 'discuss' | 'try' | 'close', string>
  }
  /** A day that the curriculum knows. */
  day: {
    steps: Record<StepName, string>
    minutes: (count: number) => string
    /** What belongs to a step and takes none of the other minutes. */
    within: (step: string, line: string) => string
    forThoseBehind: (help: string) => string
    forThoseAhead: (more: string) => string
    value: (value: string) => string
    /** To find the value again in one's own place, another way each session. */
    applyAtHome: readonly string[]
    weave: readonly string[]
    /** Before something new: a question on the session before. */
    recall: (ask: string, answer: string) => string
    /** Work done at home is looked at, in no minutes of its own. */
    homeworkSeen: string
    /** Chapters of a novel: learners have read them, read out of them in class, read on at home. */
    readBefore: (chapters: string) => string
    readAloud: (chapters: string) => string
    readOn: (chapters: string) => string
    theBook: string
    /** A question on the way, before the telling goes on. */
    pauseAt: (asked: string) => string
    /** How learners are brought to say the close of the lesson themselves, another way each session. */
    drawOut: readonly string[]
    /** The close of the lesson as it then stands on the board. */
    putTogether: (close: string) => string
    /** What shows whether the attitude was reached. */
    inOneLine: string
    /** Where the session has no minutes for it. */
    lineAtHome: string
    /** A guide question of the last session, for the lesson after it. */
    nextTime: (ask: string, answer: string) => string
    /** Common work is shown and looked at. */
    compareWork: About
    /** One part of what the teacher shows. */
    beat: (number: number, minutes: number, text: string) => string
    /** With how many right answers are mastery. */
    checkNow: (count: number, enough: number) => string
    /** What is handed out, with what is right. */
    strips: (name: string, steps: string) => string
    cards: (cards: string, name: string, members: string) => string
    pairs: (pairs: string) => string
    /** A case out of life to which the lesson is put. */
    applyCase: (told: string, answer: string) => string
    caseGiven: (number: number, told: string, answer: string) => string
    /** Where a session stands in its unit. */
    partOf: (number: number, count: number, unit: string) => string
    /** Something that many believe, to be talked about. */
    isItTrue: (belief: string) => string
    usualMaterials: readonly string[]
    materials: (materials: string) => string
    knowledge: (idea: string) => string
    skill: string
    sort: (name: string, things: string) => string
    sorted: (members: string, others: string) => string
    order: (name: string) => string
    explainToSeatmate: string
    matchCards: (terms: string) => string
    sortingSkill: (name: string) => string
    orderingSkill: (name: string) => string
    wordSkill: string
    helpInPairs: string
    answerAtHome: (questions: string) => string
    moreExamples: string
    alreadyKnow: About
    answerAlone: (situation: string) => string
    writeTwo: (idea: string) => string
    check: string
    help: (terms: string) => string
    assignment: (idea: string) => string
    /** A day that is taught from the file alone. */
    ofFile: Record<'story' | 'text' | 'numbers', FileDayWords> & {
      isItTrue: string
      inOwnWords: string
      inOwnWordsExpected: string
      wordTable: string
      theText: string
      fromMemory: string
      happenedFirst: string
      happenedLast: string
      cameBefore: (one: string, other: string) => string
      /** Before a later part of a story. */
      storyGoesOn: string
      storyGoesOnExpected: string
      meaningOf: About
      /** Before the text is read. */
      lookOver: string
      apply: string
      /** After a story, which may be a sad one: nobody is asked who does such things at home. */
      applyStory: string
      /** To say what the text tells of something. */
      whatOf: About
      /** How one point of a text is worked, with the words that carry it and the question that it answers. */
      thinkAloud: (point: string, keys: readonly string[], ask: string) => string
      thenTheOthers: string
      fillTable: string
    }
  }
  pages: (file: string, from: number, to: number) => string
  resources: string
}
