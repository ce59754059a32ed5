import { studentConfirm } from './studentConfirm.ts';
import { studentFinish } from './studentFinish.ts';
import { studentMy } from './studentMy.ts';
import { studentRequest } from './studentRequest.ts';
import { studentStart } from './studentStart.ts';

export { remindStudents } from './remindStudents.ts';

export const studentHandlers = [studentMy, studentRequest, studentConfirm, studentStart, studentFinish];
