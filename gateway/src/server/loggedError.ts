import { stdSerializers } from 'pino';

/** What logs tell of a failure. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** The failures that it stands for. */
  aggregateErrors?: LoggedError[];
}

/** What is told of a failure beside its message, where it has it: why, and who or what has refused. */
const FACTS = ['code', 'Code', 'codeName', 'errno', 'syscall', 'address', 'port', 'path', 'responseCode', 'limitMs'];

/** Where a message of the database, or of mongoose, goes on with what somebody has typed, over several lines where that is long. */
const VALUES = /(dup key: |failed for value )[\s\S]*?(?=\n {4}at |\ncaused by|$)/g;

/**
 * A failure with its causes, without the records that it is about: the driver and mongoose put those that were to be written
 * into their errors, whole, whatever kept them from it.
 */
export function loggedError(error: unknown): LoggedError {
  const thrown = Object(error) as Record<string, unknown>;
  const { type = typeof error, message = '', stack = '' } = stdSerializers.err(thrown as unknown as Error);
  const facts = FACTS.map((name) => [name, thrown[name]]).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  );
  return {
    type,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...(Object.fromEntries(facts) as Record<string, string | number>),
    ...(Array.isArray(thrown['errors']) && { aggregateErrors: thrown['errors'].map(loggedError) }),
  };
}

const withoutValues = (text: string): string => text.replace(VALUES, '$1…');
