import { masteryOf } from '../../plan/mastery.ts'
import type { PlanWords } from '../../plan/words.ts'

const stopped = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

export const planWords: PlanWords = {
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
    beyondCompetencies:
      'The curriculum has no competency of its own for this session; it rounds off what the others teach.',
  },
  officialWording: (text) => `${text} (official wording, in Filipino)`,
  prompts: {
    contentStandard: 'Copy the content standard from the curriculum guide.',
    performanceStandard: 'Copy the performance standard from the curriculum guide.',
    competency: 'Copy the learning competency and its code from the curriculum guide.',
    competencyNotListed:
      'The curriculum that Klasrum holds lists no competency for this topic; write the one of your guide, with its code.',
    standardsNotListed:
      'The curriculum that Klasrum holds gives no standards for this topic; write those of your guide.',
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
      `Books open at ${chapters}. Two learners read aloud the lines that they copied; the class says who speaks or acts in them.`,
    readOn: (chapters) =>
      `Before the next session read ${chapters} in your book and copy two lines that tell most about a person.`,
    theBook: 'the novel or copies of its chapters',
    pauseAt: (asked) => `Stop on the way; pairs answer, then one pair tells the class: ${asked}`,
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
    ofFile: {
      story: {
        hook: (title) =>
          `Write the title “${title}” on the board. Ask: Who may the story be about? What may happen? Write three guesses on the board.`,
        hookExpected: 'any guess with a reason; the guesses are compared with the story at the end',
        show: () =>
          'Read the part aloud with feeling. Stop after each of these events and ask what will happen next:',
        showExpected: 'Learners tell each event in one sentence of their own before the reading goes on.',
        together:
          'Groups of four answer these questions and show the line of the story that proves each answer:',
        alone:
          'Each learner retells the part in three sentences: what happened first, next and last, with the names of those who did it.',
        aloneExpected: 'three sentences in the order of the events on the board, in the learner’s own words',
        close: () =>
          'Ask: What does this part of the story teach us? Which deed shows it? Would you do the same? Why?',
        closeExpected: 'a lesson in one sentence, with the deed that shows it',
        knowledge: (title, count) =>
          `Answer questions on “${title}” with at least ${masteryOf(count)} of ${count} right.`,
        skill: 'Retell the events in order in three sentences.',
        attitude: 'Tell which deed in the story one would do, too, or would not do, and why.',
        assignment: () =>
          'Tell the story to somebody at home and write in two sentences what he or she says about it.',
      },
      text: {
        hook: (title) =>
          `Write “${title}” on the board. Ask: What do you already know about this? What would you like to find out? List three answers of each kind.`,
        hookExpected: 'what learners know and ask; both lists are looked at again at the end',
        show: () =>
          'Read the part with the class, paragraph by paragraph. After each, say in one sentence what it tells, and write these points on the board:',
        showExpected: 'Learners find in the text the line that says each point.',
        together:
          'Groups of four answer these questions and show the line of the text that proves each answer:',
        alone:
          'Each learner chooses two of the points on the board, explains each in his or her own words and gives an example.',
        aloneExpected:
          'two explanations that do not change what the text says, each with an example that fits',
        close: (title) =>
          `Learners complete the sentence: “The most important thing about ${title} is … because …”`,
        closeExpected: '',
        knowledge: (title, count) =>
          `Answer questions on “${title}” with at least ${masteryOf(count)} of ${count} right.`,
        skill: 'Find in the text the line that proves an answer, in groups of four.',
        attitude: 'Give an example from home, school or the community and say why it matters there.',
        assignment: (title) =>
          `Write three sentences on “${title}” for somebody at home who has not read the text, and read them aloud there.`,
      },
      numbers: {
        hook: (title) =>
          `Ask: Where do people at home, in the market or in school need this: ${title}? Write two examples on the board.`,
        hookExpected: 'two examples from daily life',
        show: (problem) => `Solve aloud on the board, saying why at each step: ${problem}`,
        showExpected: '',
        together: 'Pairs solve these on show-me boards; after each, one pair explains its steps:',
        alone: 'Each learner solves these in the notebook and shows the steps:',
        aloneExpected: '',
        close: () => 'Ask: Which steps did we always take? What must be checked at the end?',
        closeExpected: 'the steps of the worked example in the learner’s own words',
        knowledge: (title, count) =>
          `Solve problems on “${title}” with at least ${masteryOf(count)} of ${count} right.`,
        skill: 'Show and explain each step of a solution, in pairs and alone.',
        attitude: 'Check one’s own answer, and that of a seatmate, before handing it in.',
        assignment: (title) =>
          `Make one problem of your own on “${title}” with things at home, and solve it with all steps.`,
      },
      isItTrue: 'True or false?',
      inOwnWords:
        'In groups of four, learners take turns: one says a point on the board in his or her own words, the others find its line in the text and mend.',
      inOwnWordsExpected: 'every point said once by each learner, without reading it from the board',
      wordTable: 'Each learner makes a table with three columns: word, meaning in one’s own words, example.',
      fromMemory:
        'Each learner writes three sentences on what the part tells, in his or her own words and without looking. One point for each sentence that says something of the text rightly; mastery is 2 of 3.',
      whatOf: (subject) => `What does the text say about “${subject}”?`,
      thinkAloud: (point, keys, ask) =>
        `Read the part with the class. Then show on the board how one works with a text. Write the question: ${ask} Look for the line that answers it and read it aloud: “${point}”${keys.length > 0 ? ` Underline what carries it: ${keys.join(', ')}.` : ''} Close the text and say the line in your own words${keys.length > 0 ? ', using what is underlined' : ''}. Open it again and check: has anything been changed or left out?`,
      thenTheOthers: 'What the board holds at the end of the reading:',
      fillTable:
        'Groups of four make a table with three columns: question, line of the text, in our own words. They fill a row for each question; then one group reads its row and the others check it against the text:',
      storyGoesOn:
        'Ask: What has happened in the story so far? Let three learners tell one event each, in order. Then ask: What do you think will happen next, and why? Write two guesses on the board.',
      storyGoesOnExpected:
        'events of the part before, in their order; any guess that fits them, to be compared with the story at the end',
      happenedFirst: 'What happened first in this part?',
      happenedLast: 'What happened last in this part?',
      cameBefore: (one, other) => `Which came first? A. ${one} B. ${other}`,
      meaningOf: (term) => `What is meant by “${term}”?`,
      theText: 'copies of the text',
      lookOver:
        'Let learners look over the headings, pictures and first lines of the part and say what they expect.',
      apply:
        'What of this have you seen or heard of in your own community? What is alike there, and what is different?',
      applyStory:
        'If you were one of those in the story, what would you do? Whom could you go to when you need help: at home, in school, in the community?',
    },
    help: (terms) => `cards with the words of the session and their meanings: ${terms}`,
    assignment: (idea) =>
      `Find one example of “${idea}” at home or in the community and write two sentences on it.`,
  },
  pages: (file, from, to) => (from === to ? `${file}, p. ${from}` : `${file}, pp. ${from}–${to}`),
  resources: 'Board, strips of paper and the quiz of the session',
}
