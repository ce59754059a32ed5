import { deviceList } from './deviceList.ts';
import { deviceLogin } from './deviceLogin.ts';
import { deviceReport } from './deviceReport.ts';
import { deviceUnbind } from './deviceUnbind.ts';

export const deviceHandlers = [deviceLogin, deviceReport, deviceList, deviceUnbind];
