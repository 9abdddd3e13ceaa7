import { graphql } from '../../generated/staff';

export const unreadQuery = graphql(`
  query UnreadNotifications {
    unreadNotifications
  }
`);

export const notificationsQuery = graphql(`
  query Notifications($first: Int!, $after: String) {
    notifications(first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          kind
          at
          isRead
          candidate {
            id
            name
            clientCompany
          }
        }
      }
    }
    unreadNotifications
  }
`);

export const markReadMutation = graphql(`
  mutation MarkNotificationRead($input: MarkNotificationReadInput!) {
    markNotificationRead(input: $input) {
      notification {
        id
        isRead
      }
      userErrors {
        message
      }
    }
  }
`);

export const markAllReadMutation = graphql(`
  mutation MarkNotificationsRead($input: MarkNotificationsReadInput!) {
    markNotificationsRead(input: $input) {
      unreadNotifications
      userErrors {
        message
      }
    }
  }
`);

export const settingsQuery = graphql(`
  query NotificationSettings {
    notificationSettings {
      kinds {
        kind
        inProduct
        byMail
        inDigest
      }
      language
    }
  }
`);

export const saveSettingsMutation = graphql(`
  mutation SaveNotificationSettings($input: SaveNotificationSettingsInput!) {
    saveNotificationSettings(input: $input) {
      settings {
        kinds {
          kind
          inProduct
          byMail
          inDigest
        }
        language
      }
      userErrors {
        code
        message
      }
    }
  }
`);
