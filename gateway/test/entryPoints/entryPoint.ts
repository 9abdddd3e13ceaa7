/** What the catalogues of doors are written in: how a door is called, and what it must say. */
import type { Response } from 'supertest';
import supertest from 'supertest';
import { asBytes } from '../exportFixture.js';
import { partsOf } from '../workbooks.js';
import { isShownTo, type Marker, type OwnerName, type Visitor, type VisitorName, type World } from './fixture.js';

/** Who calls, in which world. */
export interface Visit {
  world: World;
  visitor: Visitor;
}

/** All that a caller gets to read. */
export interface Answer {
  /** Whether the door did what it was asked for. */
  ok: boolean;
  /** Headers and body as one text; a workbook as the text of its parts. */
  text: string;
  /** The body alone, without anything that differs from call to call. */
  body: string;
  /** The body of a JSON answer; of GraphQL, what the root field answered. */
  json: unknown;
}

/** A value to write, as both doors take it. */
export interface FieldWrite {
  key: string;
  value: string;
}

/** A door that field values come out of. */
export interface Reading {
  call(visit: Visit): Promise<Answer>;
  /** Values that a successful answer holds, were there no policy; the policy then tells which of them it may. */
  holds(visit: Visit): Marker[];
  /** Each call changes something, so that two of them do not answer the same. */
  acts?: true;
  /** How many records a search for a text finds. */
  search?(visit: Visit, text: string): Promise<number>;
}

/** A door that field values go into. */
export interface Writing {
  call(visit: Visit, fields: FieldWrite[]): Promise<Answer>;
  /** The record that a successful call has written. */
  record(visit: Visit): { of: 'candidates' | 'clients'; filter: object };
}

/** One door. What it lets neither in nor out needs a reason. */
export type Door =
  | { because: string }
  | {
      /** Who is answered about the records named; everybody else must be refused. */
      open: readonly VisitorName[];
      reads?: Reading;
      writes?: Writing;
    };

export const everybody: readonly VisitorName[] = ['admin', 'client', 'otherClient', 'ana', 'caio'];
export const staff: readonly VisitorName[] = ['admin', 'client', 'otherClient'];
/** Who may see Ana and Bia. */
export const theirStaff: readonly VisitorName[] = ['admin', 'client'];
export const candidatesThemselves: readonly VisitorName[] = ['ana', 'caio'];

/** The values of these records that the visitor is to be shown. */
export const valuesOf =
  (...owners: OwnerName[]) =>
  ({ world, visitor }: Visit): Marker[] =>
    world.markers.filter((marker) => owners.includes(marker.owner) && isShownTo(visitor, marker));

export const allCandidates = valuesOf('ana', 'bia', 'caio');
export const allClients = valuesOf('client', 'otherClient');

/** A candidate's own form shows the fields in use only. */
export const ownForm = ({ world, visitor }: Visit): Marker[] =>
  valuesOf('ana', 'caio')({ world, visitor }).filter(({ field }) => field.state === 'active');

export const nothing = (): Marker[] => [];

/** A call of `/v1`. */
export async function rest(
  { world, visitor }: Visit,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  options: { body?: object; query?: Record<string, string | number> } = {},
): Promise<Answer> {
  const { status, headers, text, body } = await world.story.server.rest(method, path, {
    token: visitor.token,
    ...options,
  });
  const withoutId = text.replace(/"requestId":"[^"]*"/, '');
  return { ok: status < 300, text: JSON.stringify(headers) + text, body: withoutId, json: body };
}

/** A call that answers with a workbook. */
export async function workbook(
  { world, visitor }: Visit,
  method: 'get' | 'post',
  path: string,
  body?: object,
): Promise<Answer> {
  const response: Response = await supertest(world.story.server.app)
    [method](path)
    .set('Authorization', `Bearer ${visitor.token}`)
    .send(body)
    .buffer(true)
    .parse(asBytes as never);
  const bytes = response.body as Buffer;
  const content = response.ok ? [...(await partsOf(bytes)).values()].join('\n') : bytes.toString();
  return { ok: response.ok, text: JSON.stringify(response.headers) + content, body: content, json: null };
}

/** Several answers as one: of lists in every order, for example. */
export async function joined(calls: readonly (() => Promise<Answer>)[]): Promise<Answer> {
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await call());
  return {
    ok: answers.every(({ ok }) => ok),
    text: answers.map(({ text }) => text).join('\n'),
    body: answers.map(({ body }) => body).join('\n'),
    json: answers.map(({ json }) => json),
  };
}
