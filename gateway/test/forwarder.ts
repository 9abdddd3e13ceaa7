import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net';

/** A loopback port behind which a database lies; what a network and a dying server do to connections can be done here. */
export interface Forwarder {
  /** Host and port, as a connection string has them. */
  host: string;
  /** How many connections there are. */
  connections(): number;
  /** Connections are still accepted, but nothing passes any more. */
  mute(): void;
  /** Lets so many bytes a second pass each way of a connection, as a slow network does; all that come unless told. */
  slow(bytesPerSecond?: number): void;
  /** What was held back passes again. */
  unmute(): void;
  /** Ends every connection and refuses new ones, as the system does for a process that was killed. */
  cut(): Promise<void>;
  /** Accepts connections again after `cut`, at the same port. */
  restore(): Promise<void>;
  /** Ends it; does not wait. */
  stop(): void;
}

/** How late a slow network may be and make up for it: a timer that a busy machine runs late would make it slower than it is to be. */
const MADE_UP_MS = 500;

/** @param databaseUrl of a server on a Unix socket or a port of this machine. */
export async function startForwarder(databaseUrl: string): Promise<Forwarder> {
  const target = targetOf(databaseUrl);
  const pairs = new Map<Socket, Socket>();
  let isMute = false;
  let rate = Infinity;

  const pass = (from: Socket, to: Socket): void => {
    let dueAt = 0;
    from.on('data', (bytes) => {
      if (rate === Infinity) {
        to.write(bytes);
        return;
      }
      from.pause();
      const now = performance.now();
      dueAt = Math.max(dueAt, now - MADE_UP_MS) + (bytes.length / rate) * 1000;
      setTimeout(() => {
        to.write(bytes);
        if (!isMute) from.resume();
      }, dueAt - now);
    });
  };
  const accept = (client: Socket): void => {
    const database = connect(target);
    pairs.set(client, database);
    const end = (): void => {
      pairs.delete(client);
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
    pass(database, client);
    pass(client, database);
    if (isMute) client.pause();
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(accept).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };

  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    connections: () => pairs.size,
    slow(bytesPerSecond = Infinity) {
      rate = bytesPerSecond;
    },
    mute() {
      isMute = true;
      for (const client of pairs.keys()) client.pause();
    },
    unmute() {
      isMute = false;
      for (const client of pairs.keys()) client.resume();
    },
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const client of pairs.keys()) client.destroy();
      await closed;
    },
    async restore() {
      server = await listen(port);
    },
    stop() {
      server.close();
      for (const client of pairs.keys()) client.destroy();
    },
  };
}

function targetOf(databaseUrl: string): NetConnectOpts {
  const { hostname, port } = new URL(databaseUrl);
  const path = decodeURIComponent(hostname);
  return path.startsWith('/') ? { path } : { host: path, port: Number(port) };
}
