import type * as S3Library from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { StoredFile } from '../store.js';
import { bucketAddress, type S3Settings } from './storageUrl.js';

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

/** What is in a bucket of an S3-compatible store, which may hold what others have put there: nothing here lists it. */
export class S3Bucket {
  /** Where it is, without who asks for it. */
  readonly address: string;
  readonly #settings: S3Settings;
  readonly #limits: S3Limits;
  #connected: Promise<Connected> | undefined;

  constructor(settings: S3Settings, limits: S3Limits = LIMITS) {
    this.#settings = settings;
    this.#limits = limits;
    this.address = bucketAddress(settings);
  }

  /** One request with the whole file, which is there or is not. */
  async put({ id, owner }: StoredFile, bytes: Buffer): Promise<void> {
    const { sdk, client } = await this.#connection();
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

  /** The bytes of a file; null when there is none. */
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

  /** Deletes a file; one that is gone already is fine. */
  async delete(id: string): Promise<void> {
    const { sdk, client } = await this.#connection();
    try {
      await client.send(new sdk.DeleteObjectCommand({ Bucket: this.#settings.bucket, Key: id }));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** A file as it was put; null when there is none. */
  async described(id: string): Promise<StoredFile | null> {
    const { sdk, client } = await this.#connection();
    try {
      const { Metadata } = await client.send(new sdk.HeadObjectCommand({ Bucket: this.#settings.bucket, Key: id }));
      return { id, owner: Buffer.from(Metadata?.['owner'] ?? '', 'base64url').toString('utf8') };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Ends the connections. */
  async close(): Promise<void> {
    (await this.#connected)?.client.destroy();
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

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as Partial<S3Library.S3ServiceException>;
  return name === 'NoSuchKey' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
}
