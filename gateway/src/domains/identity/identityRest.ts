import { z } from 'zod';
import { asUser, asViewer } from '../../auth/rules.js';
import type { Viewer } from '../../auth/viewer.js';
import { dataAnswer, doneAnswer } from '../http/restAnswers.js';
import { defineRestCall, type RestCall } from '../http/restCall.js';
import { optionalInQuery } from '../http/restQuery.js';
import {
  changePasswordInput,
  refreshInput,
  requestResetInput,
  resetPasswordInput,
  signInCandidateInput,
  signInInput,
} from './identityInput.js';

const tag = 'Identity';
const done = { data: true as const };
const tokenPairAnswer = z
  .object({
    accessToken: z.string().meta({ description: 'JWT to send as bearer token; valid for 15 minutes' }),
    refreshToken: z.string().meta({ description: 'Opaque token for POST /identity/refresh; valid for 30 days' }),
  })
  .meta({ id: 'TokenPair' });
const signInAnswer = tokenPairAnswer
  .extend({
    mustChangePassword: z.boolean().meta({ description: 'Until it is changed nothing else is open.' }),
  })
  .meta({ id: 'SignIn' });
const candidateTokenAnswer = z
  .object({ token: z.string().meta({ description: 'JWT; valid for 8 hours', examples: ['eyJhbGciOiJIUzI1NiJ9…'] }) })
  .meta({ id: 'CandidateToken' });
const currentUserAnswer = z
  .object({
    id: z.string(),
    nome: z.string().meta({ description: "Display name; 'Candidato' for a candidate session" }),
    email: z.string().nullable(),
    roles: z.array(z.enum(['admin', 'client', 'candidate'])),
    mustChangePassword: z.boolean(),
    mustEnableTwoFactor: z
      .boolean()
      .meta({ description: 'Whether two-step sign-in is demanded and off: until it is on nothing else is open.' }),
  })
  .meta({ id: 'CurrentUser' });

/** The user as `GET /identity/me` shows them. */
function presentCurrentUser(viewer: Viewer) {
  const roles = [viewer.role];
  if (viewer.kind === 'candidate') {
    const isDue = { mustChangePassword: false, mustEnableTwoFactor: false };
    return { id: viewer.candidateId, nome: 'Candidato', email: null, roles, ...isDue };
  }
  const { userId: id, name: nome, email, mustChangePassword, mustEnableTwoFactor = false } = viewer;
  return { id, nome, email, roles, mustChangePassword, mustEnableTwoFactor };
}

export const identityRestCalls: RestCall[] = [
  defineRestCall({
    method: 'post',
    path: '/identity/login',
    operationId: 'signIn',
    description: 'Signs a user in with e-mail and password, and the code of an account with two-step sign-in.',
    tag,
    access: 'anyone',
    body: signInInput,
    failures: [401, 403, 429],
    answer: dataAnswer(signInAnswer),
    handle: async ({ context, body }) => ({ data: await context.services.identity.signIn(body, context.origin) }),
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates/login',
    operationId: 'signInCandidate',
    description: 'Signs a candidate in with the access token of their link and their password.',
    tag,
    access: 'anyone',
    body: signInCandidateInput,
    failures: [401, 429],
    answer: dataAnswer(candidateTokenAnswer),
    handle: async ({ context, body }) => ({
      data: await context.services.identity.signInCandidate(body, context.origin),
    }),
  }),
  defineRestCall({
    method: 'post',
    path: '/identity/logout',
    operationId: 'signOut',
    description: 'Ends the session that the bearer token names.',
    tag,
    access: 'signedIn',
    answer: doneAnswer,
    handle: async ({ context }) => {
      await context.services.identity.signOut(asViewer(context.viewer));
      return done;
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/identity/refresh',
    operationId: 'refreshTokens',
    description: 'Exchanges a refresh token for a new pair; the old one is worthless afterwards.',
    tag,
    access: 'anyone',
    body: refreshInput,
    failures: [401],
    answer: dataAnswer(tokenPairAnswer),
    handle: async ({ context, body }) => {
      const { accessToken, refreshToken } = await context.services.identity.refresh(body);
      return { data: { accessToken, refreshToken } };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/identity/me',
    operationId: 'readCurrentUser',
    description: 'The signed-in person.',
    tag,
    access: 'signedInOrKey',
    answer: dataAnswer(currentUserAnswer),
    handle: async ({ context }) => ({ data: presentCurrentUser(asViewer(context.viewer)) }),
  }),
  defineRestCall({
    method: 'post',
    path: '/identity/forgot-password',
    operationId: 'requestPasswordReset',
    description: 'Mails a temporary password and a reset link, if the e-mail is known; the answer is the same if not.',
    tag,
    access: 'anyone',
    body: requestResetInput,
    failures: [429],
    answer: doneAnswer,
    handle: async ({ context, body }) => {
      await context.services.identity.recovery.request(body, context.origin);
      return done;
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/identity/change-password',
    operationId: 'changePassword',
    description: "Changes the signed-in user's password and ends their other sessions.",
    tag,
    access: 'signedIn',
    body: changePasswordInput,
    failures: [429],
    answer: doneAnswer,
    handle: async ({ context, body }) => {
      await context.services.identity.passwords.change(asUser(context.viewer), body, context.origin);
      return done;
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/identity/reset-password',
    operationId: 'resetPassword',
    description: 'Sets a new password with the proof from a reset link.',
    tag,
    access: 'anyone',
    body: resetPasswordInput,
    failures: [429],
    answer: doneAnswer,
    handle: async ({ context, body }) => {
      await context.services.identity.recovery.reset(body, context.origin);
      return done;
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/identity/confirm-email',
    operationId: 'confirmEmail',
    description: 'Confirms the e-mail of a new account and goes on to the page that says so.',
    tag,
    access: 'anyone',
    query: z.object({
      userId: optionalInQuery(z.string()).meta({ description: '`userId` of the confirmation link' }),
      token: optionalInQuery(z.string()).meta({ description: '`token` of the confirmation link' }),
    }),
    status: 302,
    failures: [429],
    handle: async ({ context, query }) => {
      const target = await context.services.identity.recovery.confirmationTarget(query, context.origin);
      return (response) => response.redirect(302, target);
    },
  }),
];
