import { answersForMastery } from '../../plan/mastery.ts'
import type { PlanWords } from '../../plan/words.ts'

/** A day that is taught from the file alone. */
export const englishFileDayWords: PlanWords['day']['ofFile'] = {
  story: {
    hook: (title) =>
      `Write the title “${title}” on the board. Ask: Who may the story be about? What may happen? Write three guesses on the board.`,
    hookExpected: 'any guess with a reason; the guesses are compared with the story at the end',
    show: () =>
      'Read the part aloud with feeling. Stop after each of these events and ask what will happen next:',
    showExpected: 'Learners tell each event in one sentence of their own before the reading goes on.',
    together: 'Groups of four answer these questions and show the line of the story that proves each answer:',
    alone:
      'Each learner retells the part in three sentences: what happened first, next and last, with the names of those who did it.',
    aloneExpected: 'three sentences in the order of the events on the board, in the learner’s own words',
    close: () =>
      'Ask: What does this part of the story teach us? Which deed shows it? Would you do the same? Why?',
    closeExpected: 'a lesson in one sentence, with the deed that shows it',
    knowledge: (title, count) =>
      `Answer questions on “${title}” with at least ${answersForMastery(count)} of ${count} right.`,
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
    together: 'Groups of four answer these questions and show the line of the text that proves each answer:',
    alone:
      'Each learner chooses two of the points on the board, explains each in his or her own words and gives an example.',
    aloneExpected: 'two explanations that do not change what the text says, each with an example that fits',
    close: (title) =>
      `Learners complete the sentence: “The most important thing about ${title} is … because …”`,
    closeExpected: '',
    knowledge: (title, count) =>
      `Answer questions on “${title}” with at least ${answersForMastery(count)} of ${count} right.`,
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
      `Solve problems on “${title}” with at least ${answersForMastery(count)} of ${count} right.`,
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
}
