import type { PaperWords } from './words.ts'

export const englishPaperWords: PaperWords = {
  authority: ['Republic of the Philippines', 'Department of Education'],
  school: 'School',
  page: 'Page',
  plans: { ilaw: 'Lesson Plan', dll: 'Daily Lesson Log' },
  session: (number) => `Session ${number}`,
  quiz: (session) => `Quiz ${session}`,
  exam: 'Examination',
  worksheet: 'Worksheet',
  version: (letter) => `Version ${letter}`,
  learner: { name: 'Name', section: 'Grade and Section', date: 'Date', score: 'Score' },
  forms: {
    multiple_choice: {
      title: 'Multiple Choice',
      directions: 'Read each question carefully. Encircle the letter of the correct answer.',
    },
    true_false: {
      title: 'True or False',
      directions: 'On the blank, write TRUE if the statement is correct and FALSE if it is not.',
    },
    modified_true_false: {
      title: 'Modified True or False',
      directions:
        'On the blank, write TRUE if the statement is correct. If it is not, write what should replace the underlined part.',
    },
    identification: {
      title: 'Identification',
      directions: 'Identify what is asked for. Write the answer on the blank.',
    },
    matching: {
      title: 'Matching Type',
      directions:
        'Match Column A with Column B. Write the letter of the answer on the blank. Not every letter is used.',
    },
    enumeration: {
      title: 'Enumeration',
      directions: 'List what is asked for. The answers may be in any order.',
    },
    sequencing: {
      title: 'Sequencing',
      directions: 'Write 1 on the blank of what comes first, 2 on that of what comes next, and so on.',
    },
    problem: {
      title: 'Problem Solving',
      directions: 'Solve each problem. Show your solution and write the final answer on the line.',
    },
    essay: {
      title: 'Essay',
      directions: 'Answer in complete sentences. Your answers are scored with the rubric.',
    },
  },
  shortAnswer: {
    title: 'Short Answer',
    directions: 'Write the answer to each question on the blank.',
  },
  box: {
    directions: (repeats) =>
      `Choose your answer from the words in the box and write it on the blank. ${repeats ? 'A word may be used more than once. ' : ''}Not every word is used.`,
  },
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  matching: { premises: 'Column A', answers: 'Column B' },
  problem: { solution: 'Solution:', answer: 'Answer:' },
  rubric: { criterion: 'Criterion', levels: 'Points' },
  truth: { true: 'TRUE', false: 'FALSE' },
  key: {
    title: 'Answer Key',
    number: 'No.',
    answer: 'Answer',
    source: 'Where the lesson says so',
    curriculum: 'From the curriculum, not in your file:',
    bank: 'From the teacher’s question bank:',
    own: 'Written by the teacher.',
    computed: 'Computed:',
    mistakes: 'Wrong answers:',
    anyOrder: 'in any order',
    accepted: 'Also accepted:',
    lookFor: 'A good answer may draw on:',
    page: (page) => `page ${page}`,
    paragraph: (paragraph) => `paragraph ${paragraph}`,
  },
  specifications: {
    title: 'Table of Specifications',
    topic: 'Topic',
    days: 'Days',
    percent: 'Percent',
    items: 'Number of Items',
    places: 'Placement of Items',
    total: 'Total',
    asInA: 'Item numbers are those of Version A.',
    beyondFile: (numbers) => `From the curriculum, not in your file: ${numbers}.`,
    notMade: ({ difficulty, missing, why }) => ({ lead: `Not made: ${missing} ${difficulty}.`, why }),
  },
  blooms: {
    remember: 'Remember',
    understand: 'Understand',
    apply: 'Apply',
    analyze: 'Analyze',
    evaluate: 'Evaluate',
    create: 'Create',
  },
  directions: 'Directions:',
  signature: 'Signature over printed name',
  forTheTeacher: 'What is shaded is for the teacher to write.',
}
