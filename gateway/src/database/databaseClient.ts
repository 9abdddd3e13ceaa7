/** The driver's client: how it connects, and how mongoose's default connection gets another one. */
import mongoose, { type mongo } from 'mongoose';
import { dataVersions } from '../cache/dataVersions.js';
import { addOperationTimeouts } from './collectionTimeouts.js';
import { noteOutage } from './outages.js';
import { LONGEST_TIMEOUT_MS, operationTimeout, withTimeout } from './timeouts.js';

/** The part of an operation's limit that it waits for a reachable server, before it fails and its transport answers 503. */
const SERVER_SELECTION_PART = 5 / 6;

addOperationTimeouts();

/** A client of the database that mongoose can be given. */
export interface DatabaseClient {
  readonly driver: mongo.MongoClient;
  /** Whether it knows a server at present that takes writes. */
  knowsServer(): boolean;
}

/**
 * Connects a client that is not in use yet.
 * @throws the driver's error when there is no server to write to within its part of the limit, or it refuses this client.
 */
export async function connectClient(url: string, options: mongo.MongoClientOptions): Promise<DatabaseClient> {
  const driver = new mongoose.mongo.MongoClient(url, {
    appName: 'esteira',
    serverSelectionTimeoutMS: Math.round(operationTimeout() * SERVER_SELECTION_PART),
    connectTimeoutMS: 5_000,
    // A request that cannot get a connection fails like one that cannot reach the server.
    waitQueueTimeoutMS: operationTimeout(),
    // A socket says nothing while an operation lasts, each of which has its own limit (timeouts.ts).
    socketTimeoutMS: LONGEST_TIMEOUT_MS,
    maxPoolSize: 40,
    minPoolSize: 2,
    // How soon a server that came back is noticed although no request asks.
    heartbeatFrequencyMS: 1_000,
    ...options,
  });
  let isServerKnown = false;
  let lastWritable: string | undefined;
  driver.on('topologyDescriptionChanged', ({ newDescription }) => {
    const writable = [...newDescription.servers.values()].find((server) => server.isWritable);
    isServerKnown = writable !== undefined;
    if (!writable) return;
    // Another server may be elected without a connection being lost.
    if (lastWritable !== undefined && writable.address !== lastWritable) forgetWhatIsStored();
    lastWritable = writable.address;
  });
  try {
    await driver.connect();
  } catch (error) {
    closeInBackground(driver);
    throw error;
  }
  return { driver, knowsServer: () => isServerKnown };
}

/**
 * As `connectClient`, for so long at most. A client that connects after it was given up is closed: its pool and its monitor would
 * stay for as long as the process does.
 */
export async function connectClientWithin(
  timeoutMs: number,
  url: string,
  options: mongo.MongoClientOptions,
): Promise<DatabaseClient> {
  const connecting = connectClient(url, options);
  try {
    return await withTimeout(() => connecting, { timeoutMs });
  } catch (error) {
    connecting.then(({ driver }) => closeInBackground(driver)).catch(() => undefined);
    throw error;
  }
}

/** The types lack that a connection can be closed without waiting for its client's end. */
type ReplaceableConnection = Omit<mongoose.Connection, 'close'> & {
  close(options: { skipCloseClient: true }): Promise<void>;
};

/** Gives mongoose's default connection this client, and models with it; one that it had before is closed. */
export async function useClient({ driver }: DatabaseClient): Promise<void> {
  const connection = mongoose.connection as unknown as ReplaceableConnection;
  const previous = connection.getClient() as mongo.MongoClient | undefined;
  if (connection.readyState !== mongoose.ConnectionStates.disconnected)
    await connection.close({ skipCloseClient: true });
  if (previous) {
    // What becomes of it is no longer the connection's affair.
    for (const event of TOLD_TO_MONGOOSE) previous.removeAllListeners(event);
    closeInBackground(previous);
  }
  connection.setClient(driver);
  driver.on('connectionPoolCleared', forgetWhatIsStored);
  forgetWhatIsStored();
}

/** A database that went away may come back without its last writes, the marks of what has changed among them. */
function forgetWhatIsStored(): void {
  dataVersions.invalidateAll();
  noteOutage();
}

const TOLD_TO_MONGOOSE = [
  'serverDescriptionChanged',
  'topologyDescriptionChanged',
  'serverHeartbeatSucceeded',
  'connectionPoolCleared',
] as const;

/** Its operations fail at once. The end of its own may take for ever, which is why it is no longer used. */
export function closeInBackground(client: mongo.MongoClient): void {
  client.close().catch(() => undefined);
}
