import { Types } from 'mongoose';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { managesSomeStaff } from '../identity/identityPolicy.js';
import type { WebhookRecord } from './webhooksModel.js';

/** Administrators keep the webhooks of the office, the contact of a company those of the company. */
export const mayManageWebhooks = (viewer: Viewer): boolean => managesSomeStaff(viewer);

/** Whose webhooks a viewer keeps: those of a company; null for those of the office. */
export const webhookOwnerOf = ({ clientId }: UserViewer): Types.ObjectId | null =>
  clientId === null ? null : new Types.ObjectId(clientId);

/** Whether a webhook is one of those that the viewer keeps. */
export const isOwnWebhook = (viewer: UserViewer, { clientId }: Pick<WebhookRecord, 'clientId'>): boolean =>
  (clientId?.toString() ?? null) === viewer.clientId;
