import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { maySeeCandidate } from '../candidates/candidatesPolicy.js';
import { payload } from '../http/userErrors.js';
import { notificationKinds } from './notificationKinds.js';

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: async (_, paging, { viewer, services }) => {
      const page = await services.notifications.list(asUser(viewer), pageRequestFromConnectionArgs(paging));
      const { edges, pageInfo, totalCount } = connectionFromPage(page);
      return { edges, pageInfo, totalCount };
    },
    unreadNotifications: (_, __, { viewer, services }) => services.notifications.unread(asUser(viewer)),
    notificationSettings: (_, __, { viewer, services }) => services.notifications.settings(asUser(viewer)),
  },
  Notification: {
    id: ({ _id }) => toGlobalId('Notification', _id),
    isRead: ({ readAt }) => readAt !== null,
    async candidate({ candidateId }, _, { viewer, loaders }) {
      const candidate = await loaders.candidateById.load(candidateId.toString());
      return candidate && maySeeCandidate(asUser(viewer), candidate) ? candidate : null;
    },
  },
  NotificationSettings: {
    kinds: ({ channels }) => notificationKinds.map((kind) => ({ kind, ...channels[kind] })),
  },
  Mutation: {
    markNotificationRead: (_, { input: { id } }, { viewer, services }) =>
      payload(async () => ({
        notification: await services.notifications.markRead(asUser(viewer), databaseId('Notification', id)),
      })),
    markNotificationsRead: (_, { input: { upTo } }, { viewer, services }) =>
      payload(async () => ({ unreadNotifications: await services.notifications.markAllRead(asUser(viewer), upTo) })),
    saveNotificationSettings: (_, { input }, { viewer, services }) =>
      payload(async () => ({ settings: await services.notifications.saveSettings(asUser(viewer), input) })),
  },
};
