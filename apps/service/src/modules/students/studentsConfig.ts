import * as v from 'valibot';
import { type Stage, secureAddressSetting, textSetting, withoutSlash } from '../../settings.ts';

/** A service that verifies students on a page of its own. */
export interface StudentServiceConfig {
  /** Without a trailing slash. */
  origin: string;
  clientId: string;
  secret: string;
}

/** `STUDENT_SERVICE_URL`, `…_CLIENT_ID` and `…_SECRET`: without them students prove themselves by e-mail alone. */
export const studentsConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      STUDENT_SERVICE_URL: secureAddressSetting('STUDENT_SERVICE_URL', stage),
      STUDENT_SERVICE_CLIENT_ID: textSetting,
      STUDENT_SERVICE_SECRET: textSetting,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const given = Object.values(dataset.value).filter(Boolean).length;
      if (given > 0 && given < 3) {
        addIssue({
          message: 'STUDENT_SERVICE_URL needs STUDENT_SERVICE_CLIENT_ID and STUDENT_SERVICE_SECRET.',
        });
      }
    }),
    v.transform((given): { studentService: StudentServiceConfig | null } => {
      const { STUDENT_SERVICE_CLIENT_ID: clientId, STUDENT_SERVICE_SECRET: secret } = given;
      const origin = withoutSlash(given.STUDENT_SERVICE_URL);
      return { studentService: origin && clientId && secret ? { origin, clientId, secret } : null };
    }),
  );
