/** apollo-upload-client ships JSDoc only; this is the part of its surface that we use. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client/link';

  interface UploadHttpLinkOptions {
    uri?: string;
    fetch?: typeof globalThis.fetch;
    headers?: Record<string, string>;
  }

  const UploadHttpLink: new (options?: UploadHttpLinkOptions) => ApolloLink;
  export default UploadHttpLink;
}
