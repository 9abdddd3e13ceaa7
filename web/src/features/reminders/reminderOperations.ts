import { graphql } from '../../generated/staff';

export const reminderSettingsQuery = graphql(`
  query ReminderSettings($clientId: ID, $asksForClient: Boolean!, $id: ID!) {
    reminderRules(clientId: $clientId) {
      clientId
      isOwn
      daysBefore
      daysAfter
      companyMails
      language
    }
    viewer {
      id
      client {
        id
        companyName
        dueInDays
        admissionInDays
      }
    }
    node(id: $id) @include(if: $asksForClient) {
      ... on Client {
        id
        companyName
        dueInDays
        admissionInDays
      }
    }
  }
`);

export const saveReminderSettingsMutation = graphql(`
  mutation SaveReminderSettings(
    $rules: SaveReminderRulesInput!
    $setsRules: Boolean!
    $dates: SetDefaultDatesInput!
    $setsDates: Boolean!
  ) {
    saveReminderRules(input: $rules) @include(if: $setsRules) {
      rules {
        clientId
        isOwn
        daysBefore
        daysAfter
        companyMails
        language
      }
      userErrors {
        code
        field
        message
      }
    }
    setDefaultDates(input: $dates) @include(if: $setsDates) {
      client {
        id
        dueInDays
        admissionInDays
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const resetReminderRulesMutation = graphql(`
  mutation ResetReminderRules($input: ResetReminderRulesInput!) {
    resetReminderRules(input: $input) {
      rules {
        clientId
        isOwn
        daysBefore
        daysAfter
        companyMails
        language
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const MessageText_text = graphql(`
  fragment MessageText_text on MessageText {
    message
    language
    subject
    body
    isOwn
    variables
    changedAt
    changedByName
  }
`);

export const messageTextsQuery = graphql(`
  query MessageTexts($clientId: ID, $language: Language!) {
    messageTexts(clientId: $clientId, language: $language) {
      ...MessageText_text
    }
  }
`);

export const messagePreviewQuery = graphql(`
  query MessagePreview($input: MessagePreviewInput!) {
    messagePreview(input: $input) {
      preview {
        subject
        text
        html
      }
      unknownVariables
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const saveMessageTextMutation = graphql(`
  mutation SaveMessageText($input: SaveMessageTextInput!) {
    saveMessageText(input: $input) {
      text {
        ...MessageText_text
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const resetMessageTextMutation = graphql(`
  mutation ResetMessageText($input: ResetMessageTextInput!) {
    resetMessageText(input: $input) {
      text {
        ...MessageText_text
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);
