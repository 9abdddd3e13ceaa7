import type { RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { malformedForm } from '../../domains/http/multipart.js';
import { MAX_FILE_BYTES } from '../../lib/uploads.js';

/** Room for the document and its variables beside a file. */
const MAX_FIELD_BYTES = 64 * 1024;
/** The status that the library gives to a request whose sender has left. */
const SENDER_HAS_LEFT = 499;

const readForm = graphqlUploadExpress({ maxFileSize: MAX_FILE_BYTES, maxFiles: 1, maxFieldSize: MAX_FIELD_BYTES });

/**
 * Reads the multipart bodies of GraphQL. A form that cannot be read is its sender's fault, which the library tells by a status only
 * where it finds the fault itself, and not its parser.
 */
export const parseUploadForm: RequestHandler = (request, response, next) => {
  readForm(request, response, (error?: unknown) => {
    const { status } = (error ?? {}) as { status?: unknown };
    const isTold = typeof status === 'number' && status !== SENDER_HAS_LEFT;
    next(error && !isTold ? malformedForm(error) : error);
  });
};
