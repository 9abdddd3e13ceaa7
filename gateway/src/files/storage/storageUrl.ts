/** A bucket of an S3-compatible store, and who asks for it. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where a bucket is, without who asks for it. */
export const bucketAddress = ({ endpoint, bucket }: S3Settings): string => `${endpoint}/${bucket}`;

/**
 * What `STORAGE_URL` says: `s3://key:secret@host:port/bucket?region=…&tls=false`. Region is `us-east-1` unless told, the
 * connection is encrypted unless `tls=false`. Null for a text that says something else.
 */
export function s3Settings(storageUrl: string): S3Settings | null {
  if (!URL.canParse(storageUrl)) return null;
  const url = new URL(storageUrl);
  const bucket = url.pathname.slice(1);
  const tls = url.searchParams.get('tls') ?? 'true';
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  const known = [...url.searchParams.keys()].every((key) => key === 'region' || key === 'tls');
  const isWhole = url.protocol === 's3:' && url.host !== '' && accessKeyId !== '' && secretAccessKey !== '';
  if (!isWhole || !known || !/^[\w.-]+$/.test(bucket) || !/^(?:true|false)$/.test(tls)) return null;
  return {
    endpoint: `${tls === 'false' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
  };
}

/** The text that a part of an address stands for; an empty one for what is no part of an address, such as one with a bare '%'. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
