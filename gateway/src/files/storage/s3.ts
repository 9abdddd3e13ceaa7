import type * as S3Library from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { StoredFile } from '../store.js';
import type { Blobs } from './blobs.js';
import type { S3Settings } from './storageUrl.js';

/** All that are listed together are asked for their owners together. */
const HEADS_AT_A_TIME = 16;
const CONNECT_MS = 5_000;

/** How long a store is waited for, in ms. */
export interface S3Limits {
  /** How long nothing may move on a connection. */
  silentMs: number;
  /** How long one request may take from its beginning to its answer, the sending of its file included. */
  answerMs: number;
}

/** A file of 15 MB is sent in time at 1 Mbit/s. */
const LIMITS: S3Limits = { silentMs: 30_000, answerMs: 150_000 };

interface Connected {
  sdk: typeof S3Library;
  client: S3Library.S3Client;
}

/** Files in a bucket of an S3-compatible store. */
export class S3Blobs implements Blobs {
  readonly #settings: S3Settings;
  readonly #limits: S3Limits;
  #connected: Promise<Connected> | undefined;

  constructor(settings: S3Settings, limits: S3Limits = LIMITS) {
    this.#settings = settings;
    this.#limits = limits;
  }

  /** One request with the whole file, which is there or is not: sealed files are small enough to be held. */
  async put({ id, owner }: StoredFile, content: AsyncIterable<Buffer>): Promise<void> {
    const { sdk, client } = await this.#connection();
    const bytes = await allOf(content);
    await client.send(
      new sdk.PutObjectCommand({
        Bucket: this.#settings.bucket,
        Key: id,
        Body: bytes,
        ContentType: 'application/octet-stream',
        Metadata: { owner: Buffer.from(owner).toString('base64url') },
      }),
    );
  }

  async open(id: string): Promise<Readable | null> {
    const { sdk, client } = await this.#connection();
    try {
      const answer = await client.send(new sdk.GetObjectCommand({ Bucket: this.#settings.bucket, Key: id }));
      return answer.Body as Readable;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** The store changes whole files only. One that is deleted in between comes back, and is a file that nothing names. */
  async replaceStart(id: string, length: number, change: (start: Buffer) => Buffer): Promise<void> {
    const [stored, described] = [await this.open(id), await this.#described(id)];
    if (!stored || !described) return;
    const bytes = await allOf(stored as AsyncIterable<Buffer>);
    const changed = Buffer.concat([change(bytes.subarray(0, length)), bytes.subarray(length)]);
    await this.put(
      described,
      (async function* () {
        yield changed;
      })(),
    );
  }

  async delete(id: string): Promise<void> {
    const { sdk, client } = await this.#connection();
    try {
      await client.send(new sdk.DeleteObjectCommand({ Bucket: this.#settings.bucket, Key: id }));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async *listBefore(at: Date): AsyncGenerator<StoredFile> {
    const { sdk, client } = await this.#connection();
    let from: string | undefined;
    do {
      const page = await client.send(
        new sdk.ListObjectsV2Command({
          Bucket: this.#settings.bucket,
          ...(from !== undefined && { StartAfter: from }),
        }),
      );
      const found = page.Contents ?? [];
      const earlier = found.flatMap(({ Key, LastModified }) =>
        Key !== undefined && LastModified !== undefined && LastModified < at ? [Key] : [],
      );
      for (let begin = 0; begin < earlier.length; begin += HEADS_AT_A_TIME) {
        const owned = earlier.slice(begin, begin + HEADS_AT_A_TIME).map((id) => this.#described(id));
        yield* (await Promise.all(owned)).filter((file) => file !== null);
      }
      from = page.IsTruncated === true ? found.at(-1)?.Key : undefined;
    } while (from !== undefined);
  }

  async close(): Promise<void> {
    (await this.#connected)?.client.destroy();
  }

  async #described(id: string): Promise<StoredFile | null> {
    const { sdk, client } = await this.#connection();
    try {
      const { Metadata } = await client.send(new sdk.HeadObjectCommand({ Bucket: this.#settings.bucket, Key: id }));
      return { id, owner: Buffer.from(Metadata?.['owner'] ?? '', 'base64url').toString('utf8') };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** The library is loaded by the first file, so that an installation without such a store never pays for it. */
  #connection(): Promise<Connected> {
    const { endpoint, region, accessKeyId, secretAccessKey } = this.#settings;
    const { silentMs, answerMs } = this.#limits;
    this.#connected ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint,
        region,
        credentials: { accessKeyId, secretAccessKey },
        // Names of buckets are part of the path in stores that have no wildcard certificate.
        forcePathStyle: true,
        maxAttempts: 3,
        requestHandler: {
          connectionTimeout: CONNECT_MS,
          socketTimeout: silentMs,
          requestTimeout: answerMs,
          // The library only writes a warning otherwise, and goes on waiting.
          throwOnRequestTimeout: true,
        },
        // Stores other than Amazon's do not all know its newer checksums; the sealing tells what was changed.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return this.#connected;
  }
}

async function allOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as Partial<S3Library.S3ServiceException>;
  return name === 'NoSuchKey' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
}
