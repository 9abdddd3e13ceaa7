/** The name of the database, unless `MONGODB_URL` names another. */
export const DEFAULT_DATABASE = 'esteira';

/** The parts of a MongoDB connection string that this application decides upon; the rest is the driver's. */
export interface ConnectionUrlFacts {
  /** The hosts, without user and password: the only part that may be shown. */
  hosts: string;
  hasDatabase: boolean;
  hasCredentials: boolean;
  /** Names of its options, in lower case. */
  options: Set<string>;
}

/** Looks into a connection string without judging it: the driver does that, and knows every dialect. */
export function describeConnectionUrl(url: string): ConnectionUrlFacts {
  const afterScheme = url.replace(/^[a-z+]*:\/\//i, '');
  const question = afterScheme.indexOf('?');
  const address = question < 0 ? afterScheme : afterScheme.slice(0, question);
  const query = question < 0 ? '' : afterScheme.slice(question + 1);
  // Up to the last @ of all: a password with a forgotten escape must not be taken for a host, and shown.
  const afterCredentials = afterScheme.slice(afterScheme.lastIndexOf('@', question < 0 ? undefined : question) + 1);
  const hosts = /^[^/?]*/.exec(afterCredentials)?.[0] ?? '';
  return {
    hosts,
    hasDatabase: /^[^/?]*\/[^/?]+/.test(afterCredentials),
    hasCredentials: address.includes('@'),
    options: new Set([...new URLSearchParams(query).keys()].map((name) => name.toLowerCase())),
  };
}

/** A connection string that names a database: one that names none gets this one. */
export function withDatabase(url: string, name: string): string {
  const question = url.indexOf('?');
  const address = question < 0 ? url : url.slice(0, question);
  return `${address.replace(/\/$/, '')}/${name}${url.slice(address.length)}`;
}
