import * as accounts from './accounts.ts'
import * as classRecord from './class-record.ts'
import * as classes from './classes.ts'
import * as dashboard from './dashboard.ts'
import * as districts from './districts.ts'
import * as divisions from './divisions.ts'
import type { Shape } from './endpoint.ts'
import * as enrollments from './enrollments.ts'
import * as gradeItems from './grade-items.ts'
import * as health from './health.ts'
import * as imports from './imports.ts'
import * as learners from './learners.ts'
import * as ledger from './ledger.ts'
import * as points from './points.ts'
import * as quarterGrades from './quarter-grades.ts'
import * as reports from './reports.ts'
import * as rosters from './rosters.ts'
import * as schools from './schools.ts'
import * as sections from './sections.ts'
import * as settings from './settings.ts'
import * as sheets from './sheets.ts'
import * as subjects from './subjects.ts'
import * as teachers from './teachers.ts'
import * as topUps from './top-ups.ts'
import * as transfers from './transfers.ts'
import * as users from './users.ts'
import * as weights from './weights.ts'
import * as workbooks from './workbooks.ts'

/** Every call of the product. The server mounts from here; the browser takes only the types. */
export const api = {
  health: health.health,
  signUp: accounts.signUp,
  signIn: accounts.signIn,
  signOut: accounts.signOut,
  me: accounts.me,
  verifyEmail: accounts.verifyEmail,
  resendVerification: accounts.resendVerification,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  changeName: accounts.changeName,
  changePassword: accounts.changePassword,
  exportAccount: accounts.exportAccount,
  lookUpGlobalValue: points.lookUpGlobalValue,
  listGlobalValues: points.listGlobalValues,
  supportContacts: points.supportContacts,
  createTopUp: topUps.createTopUp,
  uploadProof: topUps.uploadProof,
  cancelTopUp: topUps.cancelTopUp,
  listOwnTopUps: topUps.listOwnTopUps,
  showProof: topUps.showProof,
  giveTopUp: topUps.giveTopUp,
  listTopUpsOf: topUps.listTopUpsOf,
  listPendingTopUps: topUps.listPendingTopUps,
  approveTopUp: topUps.approveTopUp,
  rejectTopUp: topUps.rejectTopUp,
  listOwnUsage: ledger.listOwnUsage,
  listUsageOf: ledger.listUsageOf,
  adminStats: ledger.adminStats,
  listPointAlarms: ledger.listPointAlarms,
  settlePointAlarm: ledger.settlePointAlarm,
  wallet: settings.wallet,
  showWalletQr: settings.showWalletQr,
  readSettings: settings.readSettings,
  changeSettings: settings.changeSettings,
  uploadWalletQr: settings.uploadWalletQr,
  removeWalletQr: settings.removeWalletQr,
  listSettingChanges: settings.listSettingChanges,
  listUsers: users.listUsers,
  countUsers: users.countUsers,
  exportUsers: users.exportUsers,
  editUser: users.editUser,
  deleteUser: users.deleteUser,
  listDivisions: divisions.listDivisions,
  countDivisions: divisions.countDivisions,
  createDivision: divisions.createDivision,
  readDivision: divisions.readDivision,
  editDivision: divisions.editDivision,
  deleteDivision: divisions.deleteDivision,
  listDistricts: districts.listDistricts,
  countDistricts: districts.countDistricts,
  createDistrict: districts.createDistrict,
  editDistrict: districts.editDistrict,
  deleteDistrict: districts.deleteDistrict,
  listSchools: schools.listSchools,
  countSchools: schools.countSchools,
  listPublicSchools: schools.listPublicSchools,
  readSchool: schools.readSchool,
  createSchool: schools.createSchool,
  editSchool: schools.editSchool,
  deleteSchool: schools.deleteSchool,
  previewImport: imports.previewImport,
  commitImport: imports.commitImport,
  listSubjects: subjects.listSubjects,
  createSubject: subjects.createSubject,
  editSubject: subjects.editSubject,
  deleteSubject: subjects.deleteSubject,
  listTerms: subjects.listTerms,
  createTerms: subjects.createTerms,
  editTerm: subjects.editTerm,
  deleteTerm: subjects.deleteTerm,
  listTeacherUsers: teachers.listTeacherUsers,
  listTeachers: teachers.listTeachers,
  countTeachers: teachers.countTeachers,
  ownTeacher: teachers.ownTeacher,
  createTeacher: teachers.createTeacher,
  editTeacher: teachers.editTeacher,
  readTeacherByUser: teachers.readTeacherByUser,
  writeTeacherByUser: teachers.writeTeacherByUser,
  confirmTeacherSchool: teachers.confirmTeacherSchool,
  declineTeacherSchool: teachers.declineTeacherSchool,
  teacherDirectory: teachers.teacherDirectory,
  countTeacherDirectory: teachers.countTeacherDirectory,
  listClasses: classes.listClasses,
  countClasses: classes.countClasses,
  createClass: classes.createClass,
  readClass: classes.readClass,
  editClass: classes.editClass,
  classHoldings: classes.classHoldings,
  deleteClass: classes.deleteClass,
  archiveClass: classes.archiveClass,
  restoreClass: classes.restoreClass,
  copyClass: classes.copyClass,
  readClassRecord: classRecord.readClassRecord,
  listClassOpenings: classRecord.listClassOpenings,
  printClassList: classRecord.printClassList,
  searchStudents: learners.searchStudents,
  listStudents: learners.listStudents,
  createStudent: learners.createStudent,
  readStudent: learners.readStudent,
  editStudent: learners.editStudent,
  studentHoldings: learners.studentHoldings,
  deleteStudent: learners.deleteStudent,
  exportStudent: learners.exportStudent,
  listEnrollments: enrollments.listEnrollments,
  enrollStudent: enrollments.enrollStudent,
  dropEnrollment: enrollments.dropEnrollment,
  listTransfers: transfers.listTransfers,
  requestTransfer: transfers.requestTransfer,
  acceptTransfer: transfers.acceptTransfer,
  declineTransfer: transfers.declineTransfer,
  previewRoster: rosters.previewRoster,
  mendRoster: rosters.mendRoster,
  commitRoster: rosters.commitRoster,
  listRosterImports: rosters.listRosterImports,
  undoRoster: rosters.undoRoster,
  createGradeItem: gradeItems.createGradeItem,
  editGradeItem: gradeItems.editGradeItem,
  deleteGradeItem: gradeItems.deleteGradeItem,
  readWeights: weights.readWeights,
  writeWeights: weights.writeWeights,
  readSheet: sheets.readSheet,
  readSheetChanges: sheets.readSheetChanges,
  listScores: sheets.listScores,
  writeScore: sheets.writeScore,
  writeCells: sheets.writeCells,
  listScoreChanges: sheets.listScoreChanges,
  recordAssessment: sheets.recordAssessment,
  listQuarterGrades: quarterGrades.listQuarterGrades,
  recomputeQuarterGrades: quarterGrades.recomputeQuarterGrades,
  closeQuarter: quarterGrades.closeQuarter,
  reopenQuarter: quarterGrades.reopenQuarter,
  listQuarterEvents: quarterGrades.listQuarterEvents,
  exportWorkbook: workbooks.exportWorkbook,
  previewWorkbook: workbooks.previewWorkbook,
  chooseInWorkbook: workbooks.chooseInWorkbook,
  commitWorkbook: workbooks.commitWorkbook,
  listWorkbookImports: workbooks.listWorkbookImports,
  undoWorkbook: workbooks.undoWorkbook,
  readClassReport: reports.readClassReport,
  printClassReport: reports.printClassReport,
  readLearnerReport: reports.readLearnerReport,
  printReportCards: reports.printReportCards,
  listSections: sections.listSections,
  appointAdviser: sections.appointAdviser,
  readSectionGrades: sections.readSectionGrades,
  printSectionGrades: sections.printSectionGrades,
  dashboard: dashboard.dashboard,
} as const satisfies Record<string, Shape>

type Endpoints = (typeof api)[keyof typeof api]

/** `Api['POST /api/auth/signin']` is that endpoint's type. */
export type Api = { [E in Endpoints as `${E['method']} ${E['path']}`]: E }
