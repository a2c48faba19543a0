import type { PlanWords } from '../../plan/words.ts'
import { placeSaid } from '../place-said.ts'
import { englishFileDayWords } from './file-day-words.ts'

const stopped = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

export const englishPlanWords: PlanWords = {
  and: 'and',
  objectives: {
    lead: 'At the end of the session, the learners should be able to:',
    define: (terms) => `Define ${terms}`,
    know: (people) => `Identify ${people} and what they did`,
    describe: (about) => `Describe ${about}`,
    name: (about) => `Name the ${about}`,
    order: (about) => {
      if (/^(?:the )?(?:\p{L}+ )?(?:steps|stages|phases|events|procedures?)\b/iu.test(about))
        return `Arrange the ${about.replace(/^the /i, '')} in the right order`
      return /^\p{L}+ing\b/u.test(about)
        ? `Follow in the right order the steps in ${about}`
        : `Describe ${about} step by step`
    },
    solve: (about) => `Solve problems on ${about}`,
    compare: (one, other) => `Compare ${one} and ${other}`,
    explainCause: (about) => `Explain causes and effects in the lesson on ${about}`,
    explain: (about) => `Explain the main ideas about ${about} in one’s own words`,
    value: (about) =>
      `Give an example from home or the community that shows why it is worth knowing about ${about}`,
  },
  head: {
    school: 'School',
    teacher: 'Teacher',
    dates: 'Teaching dates and time',
    week: 'Date or week',
    grade: 'Grade level and section',
    area: 'Learning area',
    areaAndLesson: 'Learning area and lesson',
    quarter: 'Quarter',
    sessions: 'Number of sessions',
    references: 'References',
    declaration: 'Declaration of AI use',
  },
  session: (number) => `Session ${number}`,
  signatures: ['Prepared by', 'Checked by', 'Noted by'],
  sections: {
    ilaw: {
      intentions: 'Intentions',
      experience: 'Learning experience',
      assessing: 'Assessing learning',
      forward: 'Ways forward',
    },
    dll: {
      objectives: 'I. Objectives',
      content: 'II. Content',
      resources: 'III. Learning resources',
      procedures: 'IV. Procedures',
      remarks: 'V. Remarks',
      reflection: 'VI. Reflection',
    },
  },
  ilawRows: {
    competency: 'Competency and standards',
    objectives: 'Objectives',
    context: 'Learner context',
    opening: 'Pre-lesson',
    flow: 'Flow',
    resources: 'Resources',
    integration: 'Integration and contextualization',
    formative: 'Formative assessment',
    extended: 'Extended learning',
    reflections: 'Reflections',
  },
  dllRows: {
    contentStandard: 'A. Content standards',
    performanceStandard: 'B. Performance standards',
    competency: 'C. Learning competencies (with codes)',
    content: 'Topic',
    guide: 'A. References: 1. Teacher’s guide pages',
    learnerPages: 'A. References: 2. Learner’s materials pages',
    textbook: 'A. References: 3. Textbook pages',
    portal: 'A. References: 4. Additional materials from the learning resource portal',
    otherResources: 'B. Other learning resources',
    review: 'A. Reviewing the previous lesson or presenting the new lesson',
    purpose: 'B. Establishing a purpose for the lesson',
    examples: 'C. Presenting examples or instances of the new lesson',
    conceptsOne: 'D. Discussing new concepts and practicing new skills 1',
    conceptsTwo: 'E. Discussing new concepts and practicing new skills 2',
    mastery: 'F. Developing mastery',
    application: 'G. Finding practical applications of concepts and skills in daily living',
    generalization: 'H. Making generalizations and abstractions about the lesson',
    evaluation: 'I. Evaluating learning',
    additional: 'J. Additional activities for application or remediation',
    remarks: 'Remarks',
    reflectionA: 'A. Number of learners who earned 80% in the evaluation',
    reflectionB: 'B. Number of learners who need additional activities for remediation',
    reflectionC: 'C. Did the remedial lessons work? Number of learners who have caught up with the lesson',
    reflectionD: 'D. Number of learners who continue to need remediation',
    reflectionE: 'E. Which of my teaching strategies worked well? Why did they work?',
    reflectionF: 'F. What difficulties did I meet that my principal or supervisor can help me solve?',
    reflectionG:
      'G. What innovation or localized materials did I use that I wish to share with other teachers?',
  },
  standards: {
    content: (text) => `Content standard: ${text}`,
    performance: (text) => `Performance standard: ${text}`,
    asInFirst: 'Standards: as in Session 1.',
    nearest: (place, text) =>
      `(the nearest that the curriculum has: ${placeSaid(place, { term: 'Term', quarter: 'Quarter', week: 'Weeks', grade: 'Grade', to: 'to' })}) ${text}`,
    notListed: {
      content:
        'The curriculum that Klasrum holds gives no content standard for this topic; write that of your guide.',
      performance:
        'The curriculum that Klasrum holds gives no performance standard for this topic; write that of your guide.',
    },
    beyondCompetencies: (session, competency) =>
      `This session has no competency of its own in the curriculum; it supports the one of Session ${session}: ${competency}`,
    competencyAsInFirst: 'Learning competency: the one that you wrote for Session 1.',
  },
  officialWording: (text) => `${text} (official wording, in Filipino)`,
  prompts: {
    contentStandard: 'Copy the content standard from the curriculum guide.',
    performanceStandard: 'Copy the performance standard from the curriculum guide.',
    competency: 'Copy the learning competency and its code from the curriculum guide.',
    competencyNotListed:
      'The curriculum that Klasrum holds lists no competency for this topic; write the one of your guide, with its code.',
    context: 'Write what your learners already know, what they need and the languages they speak.',
    guide: 'Write the pages of the teacher’s guide.',
    learnerPages: 'Write the pages of the learner’s materials.',
    textbook: 'Write the pages of the textbook.',
    portal: 'Write the materials taken from the portal.',
  },
  moves: {
    ask: (question) => `Ask: ${question}`,
    alreadyKnow: (about) => `What do you already know about ${about}? Where did you learn it?`,
    recall: (session, terms) =>
      `Recall the last session (${session}). Learners say in one sentence each what they remember about ${terms}.`,
    question: (about) => `What comes to your mind when you hear “${about}”?`,
    purpose: (session) => `Tell the class what the session is about: ${stopped(session)}`,
    postObjectives: 'The objectives stand on the board from the start; point to what the check will ask.',
    showPicture: (caption, place) => `Show the picture “${caption}” (${place}) and ask what learners notice.`,
    wordsToMeet: (terms) =>
      `Write on the board the words of the session and let learners guess what they mean: ${terms}.`,
    talkThrough: (about) => `Discuss ${about}:`,
    pairs: (terms) =>
      `In pairs, learners explain to each other in their own words: ${terms}. Each pair then checks with the text.`,
    orderCards: (title) =>
      `In groups, learners put strips of paper with the steps in the right order (${title}) and say why each comes where it does.`,
    solveAlone: (about) =>
      `Learners solve two exercises on ${about} alone, compare with a seatmate and explain each step.`,
    readAndNote: (about) =>
      `Learners read the part on ${about}, note two important ideas and share them in groups.`,
    apply: (about) =>
      `How can what you learned about ${about} help you at home, in school or in the community?`,
    sumUp: (about) => `What are the most important things to remember about ${about}?`,
    completes: 'Learners complete the sentence: “Today I learned that …”',
    expected: (answer) => `Expected: ${answer}`,
    quiz: (number, items) =>
      `Besides the minutes of this session: Quiz ${number} (${items} ${items === 1 ? 'item' : 'items'}, about ${items} min), as homework or on the day of quizzes.`,
    watchFor:
      'Mark on the class list the objective of skill (in We do and You do) and, after class, that of attitude (from what each learner did or wrote): 3 as the objective says, 2 with help, 1 not yet.',
    watchForYoung:
      'Mark on the class list the objective of skill (in We do and You do) and, for the ten learners whose turn it is, that of attitude (in the talk on the value): 3 as the objective says, 2 with help, 1 not yet.',
    checkItem: (number, stem, answer) => `${number}. ${stem} (Answer: ${answer})`,
    answers: { yes: 'true', no: 'false' },
    noQuiz: 'Write three questions on the session; the source gave none for a quiz.',
    watch: (terms) => `While learners work, listen for the right use of: ${terms}.`,
    home: (about) =>
      `At home, learners tell a family member what they learned about ${about} and write down one question that came up.`,
    homeQuestion: (question) => `Learners prepare to answer: ${question}`,
    weave: (about) =>
      `Connect the lesson on ${about} with an example from your locality and with another learning area.`,
    steps: {
      open: 'Opening',
      meet: 'Words of the session',
      discuss: 'Discussion',
      try: 'Practice',
      close: 'Closing',
    },
  },
  day: {
    steps: {
      hook: 'Hook',
      'i do': 'I do',
      'we do': 'We do',
      'you do': 'You do',
      check: 'Check',
      generalization: 'Generalization',
    },
    minutes: (count) => `${count} min`,
    within: (step, line) => `(part of ${step}) ${line}`,
    forThoseBehind: (help) => `For learners who need help: ${help}`,
    forThoseAhead: (more) => `For learners who are ahead: ${more}`,
    value: (value) => `Value: ${value}`,
    applyAtHome: [
      'Ask: Where at home, in school or in our barangay have you seen this value lived? Expected: a true event with who did what.',
      'Ask: What is one thing that you can do this week that fits this value? Expected: one act, with when and where.',
      'Ask: Who in our town lives by this value in daily work, such as a vendor, farmer, fisher, driver or nurse? Expected: a person or work and what they do.',
      'Ask: What happens in a family or a barangay that forgets this value? Expected: one result and a better way.',
    ],
    weave: [
      'Use names, places and things of your own town in the examples.',
      'Let learners say the main words in their mother tongue as well, and compare.',
      'Ask for an example from the work of families here: farm, sea, market, shop or office.',
      'Let learners tell what an elder or a neighbor says about it, and compare with the lesson.',
    ],
    recall: (ask, answer) => `Recall the last session: ${ask} (Expected: ${answer})`,
    homeworkSeen:
      'While attendance is checked, seatmates compare their assignments; one that differs is told to the class.',
    readBefore: (chapters) => `The class has read ${chapters} at home; it was given out the day before.`,
    readAloud: (chapters) =>
      `Books open at ${chapters} (3 min). Two learners read aloud the lines that they copied; the class says who speaks or acts in them.`,
    readOn: (chapters) =>
      `Before the next session read ${chapters} in your book and copy two lines that tell most about a person.`,
    theBook: 'the novel or copies of its chapters',
    pauseAt: (asked) => `Stop on the way (1 min); pairs answer, then one pair tells the class: ${asked}`,
    lineAtHome: 'Below it, each learner answers the question on the value in one line of the notebook.',
    nextTime: (ask, answer) => `To begin the next lesson, ask: ${ask} (Expected: ${answer})`,
    compareWork: (expected) =>
      `One or two show the work; the class compares it with what is expected: ${expected}`,
    beat: (number, minutes, text) => `${number}. (${minutes} min) ${text}`,
    drawOut: [
      'Ask: Who can say in one sentence what we found out today? Two learners answer in their own words.',
      'Ask: How would you explain the lesson of today to a classmate who was absent? Two learners answer in their own words.',
      'Let pairs finish the sentence: Today we learned that … Two pairs say theirs.',
      'Ask: What did you not know yesterday and can say now? Two learners answer in their own words.',
    ],
    putTogether: (close) => `From their answers the class puts together: ${close}`,
    inOneLine: 'Each learner writes the answer in one line of the notebook.',
    checkNow: (count, enough) =>
      `Learners answer these ${count} questions on paper; mastery is ${enough} of ${count}.`,
    strips: (name, steps) =>
      `Write on strips, mixed up (${name}): ${steps}. The numbers show the right order.`,
    cards: (cards, name, members) => `Write on cards: ${cards}. Under “${name}” belong: ${members}.`,
    pairs: (pairs) => `Write on pairs of cards: ${pairs}.`,
    applyCase: (told, answer) => `Ask: ${told} (Expected: ${answer})`,
    caseGiven: (number, told, answer) => `Case ${number}: ${told} (Expected: ${answer})`,
    partOf: (number, count, unit) => `Session ${number} of ${count} on “${unit}”`,
    isItTrue: (belief) =>
      `Write on the board: “${belief}” Learners vote whether it is true and give a reason.`,
    usualMaterials: ['cards with the words of the session', 'strips of paper', 'manila paper and marker'],
    materials: (materials) => `Materials: ${materials}`,
    knowledge: (idea) => `Explain the idea “${idea}” and answer at least 4 of 5 questions on it.`,
    skill: 'Decide what a given case shows and give the reason, in pairs and alone.',
    sort: (name, things) =>
      `Groups sort these under two heads, “${name}” and “others”, and give a reason for each: ${things}.`,
    sorted: (members, others) => `these belong: ${members}; these do not: ${others}`,
    order: (name) => `Groups put strips of paper in the right order and say why: ${name}.`,
    sortingSkill: (name) => `Sort examples under “${name}” and “others”, with a reason for each, in groups.`,
    orderingSkill: (name) => `Put steps in the right order and say why (${name}), in groups.`,
    wordSkill: 'Match the words of the session with their meanings and use each in a sentence.',
    helpInPairs: 'a partner who reads each question aloud and points to the words that help',
    answerAtHome: (questions) => `Write the answers in your notebook, in whole sentences: ${questions}`,
    matchCards: (terms) =>
      `Groups match cards with words and cards with their meanings, and use each word in a sentence: ${terms}.`,
    moreExamples: 'write two questions on the session with their answers, for a classmate to answer',
    explainToSeatmate:
      'In pairs, learners explain the idea to each other in their own words and give an example.',
    alreadyKnow: (about) => `What have you seen or heard about this: ${about}?`,
    answerAlone: (situation) => `Each learner answers on paper and gives the reason: ${situation}`,
    writeTwo: (idea) => `Each learner writes two sentences on “${idea}” with one example from home.`,
    check:
      'Learners answer the first five numbers of the quiz; mastery is 4 of 5. The others follow in the next period.',
    ofFile: englishFileDayWords,
    help: (terms) => `cards with the words of the session and their meanings: ${terms}`,
    assignment: (idea) =>
      `Find one example of “${idea}” at home or in the community and write two sentences on it.`,
  },
  pages: (file, from, to) => (from === to ? `${file}, p. ${from}` : `${file}, pp. ${from}–${to}`),
  resources: 'Board, strips of paper and the quiz of the session',
}
