import { anonymousSignup } from './anonymousSignup.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { profile } from './profile.ts';
import { session } from './session.ts';
import { setPassword } from './setPassword.ts';

export const accountHandlers = [anonymousSignup, login, session, logout, profile, setPassword];
