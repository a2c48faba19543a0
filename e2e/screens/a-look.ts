import type { Look } from '@klasrum/contract/looks'
import { aLinePicture } from '@klasrum/testkit/scans'

export const aLook: Look = {
  look_id: 1,
  expires_at: '2026-11-16T23:00:00Z',
  cost: 6,
  points: 30,
  files: [
    {
      file_name: 'Understanding Typhoons.docx',
      size: 1_258_291,
      pages: 12,
      problem: null,
      found: {
        kind: 'module',
        title: 'Understanding Typhoons',
        language: 'en',
        grade_level: 'Grade 8',
        learning_area: 'Science',
        quarter: 'Quarter 2',
        week: 'Week 3',
        competencies: [
          {
            text: 'Explain how typhoons develop and how they are affected by landmasses',
            code: 'S8ES-IId-18',
          },
          { text: 'Trace the path of typhoons that enter the Philippine Area of Responsibility', code: null },
        ],
        objectives: ['Tell what a typhoon needs to grow.', 'Read a map of the path of a typhoon.'],
        sessions: [
          {
            number: 1,
            title: 'How typhoons develop',
            topics: ['How typhoons develop', 'Parts of a typhoon'],
          },
          {
            number: 2,
            title: 'Typhoons and the Philippines',
            topics: [
              'The Philippine Area of Responsibility',
              'Wind signals',
              'Before, during and after a typhoon',
            ],
          },
        ],
        numbers: {
          easiest: { text: 24, exercise: 10, curriculum: 0, computed: 0 },
          easy: { text: 11, exercise: 4, curriculum: 0, computed: 0 },
          moderate: { text: 3, exercise: 1, curriculum: 0, computed: 0 },
          hard: { text: 2, exercise: 0, curriculum: 0, computed: 0 },
        },
        units: [],
        quizzes: [
          { session: 1, asked: 10, made: 10 },
          { session: 2, asked: 10, made: 8 },
        ],
        exam: {
          asked: { easiest: 20, easy: 10, moderate: 8, hard: 2 },
          made: { easiest: 20, easy: 10, moderate: 4, hard: 2 },
        },
        open_questions: 5,
        lacking: [
          'The quiz of session 2 would have 8 of 10 items. Ask for fewer, or add another file.',
          'The exam would have 4 of 8 moderate items. Ask for fewer, or add another file.',
        ],
      },
    },
    {
      file_name: 'Earthquakes and Faults - Learner Material Module 2.pdf',
      size: 2_000_000,
      pages: null,
      problem: 'This file is locked with a password. Save a copy without the password and add that one.',
      found: null,
    },
  ],
}

export const aLookAtNothing: Look = { ...aLook, files: aLook.files.slice(1) }

const scannedFile = {
  file_name: 'Photos of 12 pages.pdf',
  size: 6_400_000,
  pages: null,
  problem: null,
  found: null,
}

/** Pages that are pictures, none of which is read yet. */
export const aLookBeingRead: Look = {
  ...aLook,
  files: [{ ...scannedFile, scan: { pages: 12, read: 0, seconds: 62, unsure: [] } }],
}

export const aLookWithUnsureLines: Look = {
  ...aLook,
  files: aLook.files.slice(0, 1).map((file) => ({
    ...file,
    file_name: 'Photos of 2 pages.pdf',
    scan: {
      pages: 2,
      read: 2,
      seconds: 0,
      unsure: [
        { page: 1, line: 4, text: 'Leaves make f00d in tne sunlight.', picture: aLinePicture() },
        { page: 2, line: 11, text: 'Ang ugat ang kumakapit sa Iupa', picture: aLinePicture() },
      ],
    },
  })),
}
