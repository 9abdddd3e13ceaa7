/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AdminSummary {\n    allClients: clients(first: 1) {\n      totalCount\n    }\n    candidateTotals {\n      ...SummaryCards_totals\n    }\n  }\n": typeof types.AdminSummaryDocument,
    "\n  query AdminClients($first: Int!, $page: Int!, $search: String, $active: Boolean, $sort: ClientSort!) {\n    clients(first: $first, page: $page, search: $search, active: $active, sort: $sort) {\n      ...ClientsCard_clients\n    }\n  }\n": typeof types.AdminClientsDocument,
    "\n  fragment CandidateRow_candidate on Candidate {\n    id\n    name\n    email\n    clientName\n    clientCompany\n    createdAt\n    filledFields {\n      key\n    }\n    ...CandidateStatus_candidate\n    ...ConfirmationLine_candidate\n    ...FilledFields_candidate\n    ...DocumentsStateBadge_candidate\n  }\n": typeof types.CandidateRow_CandidateFragmentDoc,
    "\n  fragment CandidatesCard_candidates on CandidateConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...CandidateRow_candidate\n      }\n    }\n  }\n": typeof types.CandidatesCard_CandidatesFragmentDoc,
    "\n  fragment ClientRow_client on Client {\n    id\n    name\n    email\n    companyName\n    active\n    candidateCount\n    viewerCanEdit\n  }\n": typeof types.ClientRow_ClientFragmentDoc,
    "\n  fragment ClientsCard_clients on ClientConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...ClientRow_client\n      }\n    }\n  }\n": typeof types.ClientsCard_ClientsFragmentDoc,
    "\n  fragment FilledFields_candidate on Candidate {\n    id\n    filledFields {\n      key\n      label\n      type\n      value\n      options {\n        value\n        label\n      }\n      format\n    }\n  }\n": typeof types.FilledFields_CandidateFragmentDoc,
    "\n  fragment SummaryCards_totals on CandidateTotals {\n    total\n    inProgress\n    complete\n  }\n": typeof types.SummaryCards_TotalsFragmentDoc,
    "\n  fragment SummaryCards_page on CandidateConnection {\n    edges {\n      node {\n        id\n        status\n      }\n    }\n  }\n": typeof types.SummaryCards_PageFragmentDoc,
    "\n  query AdminCandidates($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {\n    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {\n      totalCount\n      pageCursors {\n        totalPages\n      }\n      edges {\n        node {\n          id\n        }\n      }\n      ...SummaryCards_page\n      ...CandidatesCard_candidates\n    }\n  }\n": typeof types.AdminCandidatesDocument,
    "\n  fragment ClientHeader_client on Client {\n    id\n    name\n    companyName\n    email\n    phone\n    cnpj\n    active\n    createdAt\n    viewerCanEdit\n  }\n": typeof types.ClientHeader_ClientFragmentDoc,
    "\n  query ClientScreen($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        companyName\n        ...ClientHeader_client\n      }\n    }\n  }\n": typeof types.ClientScreenDocument,
    "\n  fragment CandidateAccess_candidate on Candidate {\n    id\n    accessToken\n    accessPassword\n    viewerCanEdit\n    consentWithdrawnAt\n  }\n": typeof types.CandidateAccess_CandidateFragmentDoc,
    "\n  query CandidateDetails($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...CandidateDetailsView_candidate\n        ...CandidateForm_candidate\n        ...CandidateAccess_candidate\n      }\n    }\n  }\n": typeof types.CandidateDetailsDocument,
    "\n  fragment CandidateDetailsView_candidate on Candidate {\n    id\n    name\n    email\n    createdAt\n    completedAt\n    clientName\n    clientCompany\n    viewerCanEdit\n    viewerCanReopen\n    lastChange {\n      at\n      byName\n    }\n    confirmations {\n      id\n      isConfirmed\n      clientNotes\n    }\n    accessToken\n    fields {\n      ...DynamicField_field\n    }\n    ...CandidateStatus_candidate\n    ...ConfirmationLine_candidate\n    ...CandidateAccess_candidate\n    ...CandidateDocuments_candidate\n    ...DocumentsStateBadge_candidate\n  }\n": typeof types.CandidateDetailsView_CandidateFragmentDoc,
    "\n  query NewCandidateFields {\n    formFields(target: CANDIDATE, includeInactive: true) {\n      ...DynamicField_field\n    }\n  }\n": typeof types.NewCandidateFieldsDocument,
    "\n  query CandidateDialog($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...CandidateForm_candidate\n        ...CandidateAccess_candidate\n      }\n    }\n  }\n": typeof types.CandidateDialogDocument,
    "\n  fragment CandidateStatus_candidate on Candidate {\n    id\n    status\n    progress\n    correctionRequest {\n      requestedAt\n    }\n  }\n": typeof types.CandidateStatus_CandidateFragmentDoc,
    "\n  fragment ConfirmationLine_candidate on Candidate {\n    id\n    isConfirmed\n    confirmations {\n      id\n      isConfirmed\n      clientName\n      changedFieldLabels\n    }\n  }\n": typeof types.ConfirmationLine_CandidateFragmentDoc,
    "\n  fragment DeleteCandidateDialog_candidate on Candidate {\n    id\n    name\n  }\n": typeof types.DeleteCandidateDialog_CandidateFragmentDoc,
    "\n  query DeleteCandidateDialog($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...DeleteCandidateDialog_candidate\n      }\n    }\n  }\n": typeof types.DeleteCandidateDialogDocument,
    "\n  query ReopenCandidateFields($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n        correctableFields {\n          key\n          label\n        }\n        correctionRequest {\n          message\n          requestedAt\n        }\n      }\n    }\n  }\n": typeof types.ReopenCandidateFieldsDocument,
    "\n  fragment CandidateForm_candidate on Candidate {\n    id\n    name\n    email\n    revision\n    lastChange {\n      at\n      byName\n    }\n    fields {\n      ...DynamicField_field\n    }\n  }\n": typeof types.CandidateForm_CandidateFragmentDoc,
    "\n  mutation CreateCandidate($input: CreateCandidateInput!) {\n    createCandidate(input: $input) {\n      candidate {\n        id\n        name\n        ...CandidateAccess_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.CreateCandidateDocument,
    "\n  mutation DeleteCandidate($input: DeleteCandidateInput!) {\n    deleteCandidate(input: $input) {\n      deletedId\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.DeleteCandidateDocument,
    "\n  mutation RenewCandidateAccess($input: RenewCandidateAccessInput!) {\n    renewCandidateAccess(input: $input) {\n      candidate {\n        id\n        ...CandidateAccess_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.RenewCandidateAccessDocument,
    "\n  mutation ReopenCandidate($input: ReopenCandidateInput!) {\n    reopenCandidate(input: $input) {\n      candidate {\n        id\n        viewerCanReopen\n        completedAt\n        revision\n        ...CandidateStatus_candidate\n      }\n      isMailed\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.ReopenCandidateDocument,
    "\n  mutation SendCandidateAccessLink($input: SendCandidateAccessLinkInput!) {\n    sendCandidateAccessLink(input: $input) {\n      candidate {\n        id\n        accessSentAt\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.SendCandidateAccessLinkDocument,
    "\n  mutation UpdateCandidate($input: UpdateCandidateInput!) {\n    updateCandidate(input: $input) {\n      candidate {\n        id\n        name\n        email\n        ...CandidateForm_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.UpdateCandidateDocument,
    "\n  fragment CandidateCard_candidate on Candidate {\n    id\n    name\n    email\n    createdAt\n    lastChange {\n      at\n    }\n    accessSentAt\n    viewerCanEdit\n    viewerCanDelete\n    viewerCanReopen\n    ...CandidateStatus_candidate\n    ...DocumentsStateBadge_candidate\n    ...CandidateLinkMenu_candidate\n    ...ConfirmationPanel_candidate\n  }\n": typeof types.CandidateCard_CandidateFragmentDoc,
    "\n  fragment CandidateLink_candidate on Candidate {\n    id\n    name\n    email\n    accessToken\n  }\n": typeof types.CandidateLink_CandidateFragmentDoc,
    "\n  fragment CandidateLinkMenu_candidate on Candidate {\n    id\n    name\n    accessToken\n    ...CandidateLink_candidate\n  }\n": typeof types.CandidateLinkMenu_CandidateFragmentDoc,
    "\n  query CandidateReview($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n        email\n        createdAt\n        completedAt\n        fields {\n          ...DynamicField_field\n        }\n        ...CandidateStatus_candidate\n        ...ConfirmationPanel_candidate\n        ...CandidateDocuments_candidate\n        ...DocumentsStateBadge_candidate\n      }\n    }\n  }\n": typeof types.CandidateReviewDocument,
    "\n  query ClientDashboard($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {\n    viewer {\n      id\n      name\n      viewerCanCreateCandidates\n      client {\n        id\n        name\n      }\n    }\n    candidateTotals {\n      total\n      ...MyCandidates_totals\n    }\n    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {\n      ...MyCandidates_candidates\n    }\n  }\n": typeof types.ClientDashboardDocument,
    "\n  fragment ConfirmationPanel_candidate on Candidate {\n    id\n    name\n    status\n    progress\n    isConfirmed\n    viewerCanConfirm\n    confirmations {\n      id\n      isConfirmed\n      clientName\n      clientNotes\n      updatedAt\n      changedFieldLabels\n    }\n  }\n": typeof types.ConfirmationPanel_CandidateFragmentDoc,
    "\n  fragment MyCandidates_candidates on CandidateConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...CandidateCard_candidate\n      }\n    }\n  }\n": typeof types.MyCandidates_CandidatesFragmentDoc,
    "\n  fragment MyCandidates_totals on CandidateTotals {\n    total\n    inProgress\n    complete\n    confirmed\n  }\n": typeof types.MyCandidates_TotalsFragmentDoc,
    "\n  mutation ConfirmCandidate($input: ConfirmCandidateInput!) {\n    confirmCandidate(input: $input) {\n      candidate {\n        id\n        ...ConfirmationPanel_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.ConfirmCandidateDocument,
    "\n  mutation UnconfirmCandidate($input: UnconfirmCandidateInput!) {\n    unconfirmCandidate(input: $input) {\n      candidate {\n        id\n        ...ConfirmationPanel_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.UnconfirmCandidateDocument,
    "\n  query NewClientFields {\n    formFields(target: CLIENT) {\n      ...DynamicField_field\n    }\n  }\n": typeof types.NewClientFieldsDocument,
    "\n  query ClientDialog($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        name\n        viewerCanEdit\n        ...ClientForm_client\n      }\n    }\n  }\n": typeof types.ClientDialogDocument,
    "\n  fragment ClientForm_client on Client {\n    id\n    name\n    companyName\n    email\n    phone\n    cnpj\n    active\n    awaitsFirstSignIn\n    revision\n    lastChange {\n      at\n      byName\n    }\n    fields {\n      ...DynamicField_field\n    }\n  }\n": typeof types.ClientForm_ClientFragmentDoc,
    "\n  query ClientPicker($first: Int!, $search: String!) {\n    clients(first: $first, search: $search, sort: COMPANY_ASC) {\n      edges {\n        node {\n          id\n          name\n          companyName\n        }\n      }\n    }\n  }\n": typeof types.ClientPickerDocument,
    "\n  query ClientPickerChosen($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        companyName\n      }\n    }\n  }\n": typeof types.ClientPickerChosenDocument,
    "\n  mutation CreateClient($input: CreateClientInput!) {\n    createClient(input: $input) {\n      client {\n        id\n        name\n        email\n        active\n      }\n      temporaryPassword\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.CreateClientDocument,
    "\n  mutation DeleteClient($input: DeleteClientInput!) {\n    deleteClient(input: $input) {\n      deletedId\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.DeleteClientDocument,
    "\n  mutation UpdateClient($input: UpdateClientInput!) {\n    updateClient(input: $input) {\n      client {\n        id\n        ...ClientForm_client\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.UpdateClientDocument,
    "\n  fragment DocumentBadges_document on Document {\n    id\n    state\n    expiresOn\n    validity\n  }\n": typeof types.DocumentBadges_DocumentFragmentDoc,
    "\n  fragment DocumentsStateBadge_candidate on Candidate {\n    id\n    documentsState\n  }\n": typeof types.DocumentsStateBadge_CandidateFragmentDoc,
    "\n  fragment CandidateDocumentRow_document on Document {\n    id\n    fieldKey\n    label\n    version\n    sentAt\n    pages {\n      id\n      kind\n      downloadUrl\n      thumbnailUrl: previewUrl(width: 240)\n    }\n    ...DocumentBadges_document\n    ...JudgementLine_document\n  }\n": typeof types.CandidateDocumentRow_DocumentFragmentDoc,
    "\n  fragment CandidateDocuments_candidate on Candidate {\n    id\n    documents {\n      id\n      fieldKey\n      state\n      viewerCanJudge\n      ...CandidateDocumentRow_document\n      ...DocumentSheets_document\n    }\n  }\n": typeof types.CandidateDocuments_CandidateFragmentDoc,
    "\n  query DocumentVersions($candidateId: ID!, $fieldKey: String!) {\n    node(id: $candidateId) {\n      ... on Candidate {\n        id\n        documentVersions(fieldKey: $fieldKey) {\n          id\n          version\n          sentAt\n          ...DocumentBadges_document\n          ...JudgementLine_document\n          ...DocumentSheets_document\n        }\n      }\n    }\n  }\n": typeof types.DocumentVersionsDocument,
    "\n  fragment JudgementLine_document on Document {\n    id\n    state\n    judgedAt\n    judgedByName\n    refusalReason\n  }\n": typeof types.JudgementLine_DocumentFragmentDoc,
    "\n  mutation UploadDocumentPage($input: UploadDocumentPageInput!) {\n    uploadDocumentPage(input: $input) {\n      page {\n        id\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.UploadDocumentPageDocument,
    "\n  mutation SendDocument($input: SendDocumentInput!) {\n    sendDocument(input: $input) {\n      document {\n        id\n      }\n      candidate {\n        id\n        revision\n        fields {\n          ...DynamicField_field\n          key\n          value\n        }\n        ...DocumentsStateBadge_candidate\n        ...CandidateDocuments_candidate\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.SendDocumentDocument,
    "\n  query ReviewKinds {\n    documentsToReview(first: 100) {\n      edges {\n        node {\n          id\n          fieldKey\n          label\n        }\n      }\n    }\n  }\n": typeof types.ReviewKindsDocument,
    "\n  query ReviewedCandidate($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ReviewedCandidateDocument,
    "\n  query RefusalReasons {\n    refusalReasons {\n      text\n    }\n  }\n": typeof types.RefusalReasonsDocument,
    "\n  mutation SaveRefusalReasons($input: SaveRefusalReasonsInput!) {\n    saveRefusalReasons(input: $input) {\n      refusalReasons {\n        text\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.SaveRefusalReasonsDocument,
    "\n  fragment ReviewDocument_document on Document {\n    id\n    fieldKey\n    label\n    state\n    version\n    isCurrent\n    sentAt\n    ...DocumentBadges_document\n    hints\n    judgedByName\n    viewerCanJudge\n    pages {\n      id\n      number\n      name\n      kind\n      pageCount\n      width\n      height\n      previewUrl(width: 1600)\n      thumbnailUrl: previewUrl(width: 240)\n      downloadUrl\n    }\n    candidate {\n      id\n      name\n      email\n      clientCompany\n      fields {\n        key\n        label\n        type\n        value\n        options {\n          value\n          label\n        }\n        format\n        viewerCanView\n      }\n    }\n  }\n": typeof types.ReviewDocument_DocumentFragmentDoc,
    "\n  query ReviewQueue($first: Int!, $after: String, $filter: DocumentReviewFilter) {\n    documentsToReview(first: $first, after: $after, filter: $filter) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          ...ReviewDocument_document\n        }\n      }\n    }\n  }\n": typeof types.ReviewQueueDocument,
    "\n  query ReviewDocument($id: ID!) {\n    node(id: $id) {\n      ... on Document {\n        id\n        ...ReviewDocument_document\n      }\n    }\n  }\n": typeof types.ReviewDocumentDocument,
    "\n  mutation ApproveDocument($input: ApproveDocumentInput!) {\n    approveDocument(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.ApproveDocumentDocument,
    "\n  mutation RefuseDocument($input: RefuseDocumentInput!) {\n    refuseDocument(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.RefuseDocumentDocument,
    "\n  mutation UndoDocumentJudgement($input: UndoDocumentJudgementInput!) {\n    undoDocumentJudgement(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.UndoDocumentJudgementDocument,
    "\n  query DocumentsWaiting {\n    documentsToReview(first: 1) {\n      totalCount\n    }\n  }\n": typeof types.DocumentsWaitingDocument,
    "\n  mutation ExportDocuments($input: ExportDocumentsInput!) {\n    exportDocuments(input: $input) {\n      downloadUrl\n      fileName\n      documentCount\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.ExportDocumentsDocument,
    "\n  fragment DocumentSheets_document on Document {\n    id\n    label\n    pages {\n      id\n      number\n      name\n      kind\n      pageCount\n      width\n      height\n      previewUrl(width: 1600)\n      thumbnailUrl: previewUrl(width: 240)\n      downloadUrl\n    }\n  }\n": typeof types.DocumentSheets_DocumentFragmentDoc,
    "\n  fragment TemplateCard_template on ExportTemplate {\n    id\n    name\n    description\n    fileName\n    sheetName\n    isDefault\n    hasFile\n    createdAt\n    columnMappings {\n      isVisible\n    }\n  }\n": typeof types.TemplateCard_TemplateFragmentDoc,
    "\n  query ExportTemplates {\n    exportTemplates {\n      id\n      ...TemplateCard_template\n    }\n  }\n": typeof types.ExportTemplatesDocument,
    "\n  query ExportDataFields {\n    exportDataFields {\n      key\n      label\n      isCustomField\n    }\n  }\n": typeof types.ExportDataFieldsDocument,
    "\n  mutation AnalyzeExportTemplate($input: AnalyzeExportTemplateInput!) {\n    analyzeExportTemplate(input: $input) {\n      analysis {\n        uploadId\n        fileName\n        sheetName\n        detectedColumns {\n          name\n          samples\n        }\n        suggestedMappings {\n          templateColumnName\n          dataFieldKey\n          confidence\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AnalyzeExportTemplateDocument,
    "\n  mutation SaveExportTemplate($input: SaveExportTemplateInput!) {\n    saveExportTemplate(input: $input) {\n      exportTemplate {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.SaveExportTemplateDocument,
    "\n  mutation UpdateExportTemplate($input: UpdateExportTemplateInput!) {\n    updateExportTemplate(input: $input) {\n      exportTemplate {\n        id\n        ...TemplateCard_template\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.UpdateExportTemplateDocument,
    "\n  mutation DeleteExportTemplate($input: DeleteExportTemplateInput!) {\n    deleteExportTemplate(input: $input) {\n      deletedId\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.DeleteExportTemplateDocument,
    "\n  mutation SetDefaultExportTemplate($input: SetDefaultExportTemplateInput!) {\n    setDefaultExportTemplate(input: $input) {\n      exportTemplates {\n        id\n        isDefault\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.SetDefaultExportTemplateDocument,
    "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.ReauthenticateDocument,
    "\n  query ExportColumns {\n    exportColumns {\n      fileName\n      sheetName\n      columns {\n        key\n        displayName\n        order\n        width\n        isCustomField\n        isVisible\n      }\n    }\n    exportTemplates {\n      id\n      name\n      fileName\n      sheetName\n      isDefault\n      hasFile\n      columnMappings {\n        templateColumnName\n        dataFieldKey\n        displayName\n        isVisible\n        isCustomField\n        order\n        width\n      }\n    }\n  }\n": typeof types.ExportColumnsDocument,
    "\n  query ExportPreview($input: ExportCandidatesInput!) {\n    exportPreview(input: $input) {\n      headings\n      rows\n    }\n  }\n": typeof types.ExportPreviewDocument,
    "\n  mutation ExportCandidates($input: ExportCandidatesInput!) {\n    exportCandidates(input: $input) {\n      downloadUrl\n      fileName\n      candidateCount\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.ExportCandidatesDocument,
    "\n  fragment CustomFieldRow_field on CustomField {\n    id\n    key\n    label\n    type\n    target\n    required\n    active\n    order\n    options {\n      value\n      label\n    }\n    description\n    placeholder\n    format\n    allowFutureDates\n    documentOptions {\n      kinds\n      pageNames\n      maxPages\n      asksExpiry\n      approver\n    }\n    canView\n    canEdit\n    hasPermission\n    badgeCanView\n    badgeCanEdit\n    hiddenFromCandidates\n  }\n": typeof types.CustomFieldRow_FieldFragmentDoc,
    "\n  query FieldProposal($key: String!) {\n    proposedFieldPermission(key: $key) {\n      canView\n      canEdit\n      format\n      allowFutureDates\n    }\n  }\n": typeof types.FieldProposalDocument,
    "\n  query CustomFields($target: FieldTarget!) {\n    customFields {\n      id\n      ...CustomFieldRow_field\n    }\n    customFieldOrderRevision(target: $target)\n  }\n": typeof types.CustomFieldsDocument,
    "\n  mutation CreateCustomField($input: CreateCustomFieldInput!) {\n    createCustomField(input: $input) {\n      customField {\n        id\n        ...CustomFieldRow_field\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.CreateCustomFieldDocument,
    "\n  mutation UpdateCustomField($input: UpdateCustomFieldInput!) {\n    updateCustomField(input: $input) {\n      customField {\n        id\n        ...CustomFieldRow_field\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.UpdateCustomFieldDocument,
    "\n  mutation DeleteCustomField($input: DeleteCustomFieldInput!) {\n    deleteCustomField(input: $input) {\n      deletedId\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.DeleteCustomFieldDocument,
    "\n  mutation ReorderCustomFields($input: ReorderCustomFieldsInput!) {\n    reorderCustomFields(input: $input) {\n      customFields {\n        id\n        order\n      }\n      revision\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.ReorderCustomFieldsDocument,
    "\n  fragment DynamicField_field on FieldValue {\n    key\n    label\n    type\n    value\n    required\n    active\n    options {\n      value\n      label\n    }\n    optionRemoved\n    description\n    placeholder\n    format\n    allowFutureDates\n    documentOptions {\n      kinds\n      pageNames\n      maxPages\n      asksExpiry\n    }\n    viewerCanView\n    viewerCanEdit\n  }\n": typeof types.DynamicField_FieldFragmentDoc,
};
const documents: Documents = {
    "\n  query AdminSummary {\n    allClients: clients(first: 1) {\n      totalCount\n    }\n    candidateTotals {\n      ...SummaryCards_totals\n    }\n  }\n": types.AdminSummaryDocument,
    "\n  query AdminClients($first: Int!, $page: Int!, $search: String, $active: Boolean, $sort: ClientSort!) {\n    clients(first: $first, page: $page, search: $search, active: $active, sort: $sort) {\n      ...ClientsCard_clients\n    }\n  }\n": types.AdminClientsDocument,
    "\n  fragment CandidateRow_candidate on Candidate {\n    id\n    name\n    email\n    clientName\n    clientCompany\n    createdAt\n    filledFields {\n      key\n    }\n    ...CandidateStatus_candidate\n    ...ConfirmationLine_candidate\n    ...FilledFields_candidate\n    ...DocumentsStateBadge_candidate\n  }\n": types.CandidateRow_CandidateFragmentDoc,
    "\n  fragment CandidatesCard_candidates on CandidateConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...CandidateRow_candidate\n      }\n    }\n  }\n": types.CandidatesCard_CandidatesFragmentDoc,
    "\n  fragment ClientRow_client on Client {\n    id\n    name\n    email\n    companyName\n    active\n    candidateCount\n    viewerCanEdit\n  }\n": types.ClientRow_ClientFragmentDoc,
    "\n  fragment ClientsCard_clients on ClientConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...ClientRow_client\n      }\n    }\n  }\n": types.ClientsCard_ClientsFragmentDoc,
    "\n  fragment FilledFields_candidate on Candidate {\n    id\n    filledFields {\n      key\n      label\n      type\n      value\n      options {\n        value\n        label\n      }\n      format\n    }\n  }\n": types.FilledFields_CandidateFragmentDoc,
    "\n  fragment SummaryCards_totals on CandidateTotals {\n    total\n    inProgress\n    complete\n  }\n": types.SummaryCards_TotalsFragmentDoc,
    "\n  fragment SummaryCards_page on CandidateConnection {\n    edges {\n      node {\n        id\n        status\n      }\n    }\n  }\n": types.SummaryCards_PageFragmentDoc,
    "\n  query AdminCandidates($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {\n    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {\n      totalCount\n      pageCursors {\n        totalPages\n      }\n      edges {\n        node {\n          id\n        }\n      }\n      ...SummaryCards_page\n      ...CandidatesCard_candidates\n    }\n  }\n": types.AdminCandidatesDocument,
    "\n  fragment ClientHeader_client on Client {\n    id\n    name\n    companyName\n    email\n    phone\n    cnpj\n    active\n    createdAt\n    viewerCanEdit\n  }\n": types.ClientHeader_ClientFragmentDoc,
    "\n  query ClientScreen($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        companyName\n        ...ClientHeader_client\n      }\n    }\n  }\n": types.ClientScreenDocument,
    "\n  fragment CandidateAccess_candidate on Candidate {\n    id\n    accessToken\n    accessPassword\n    viewerCanEdit\n    consentWithdrawnAt\n  }\n": types.CandidateAccess_CandidateFragmentDoc,
    "\n  query CandidateDetails($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...CandidateDetailsView_candidate\n        ...CandidateForm_candidate\n        ...CandidateAccess_candidate\n      }\n    }\n  }\n": types.CandidateDetailsDocument,
    "\n  fragment CandidateDetailsView_candidate on Candidate {\n    id\n    name\n    email\n    createdAt\n    completedAt\n    clientName\n    clientCompany\n    viewerCanEdit\n    viewerCanReopen\n    lastChange {\n      at\n      byName\n    }\n    confirmations {\n      id\n      isConfirmed\n      clientNotes\n    }\n    accessToken\n    fields {\n      ...DynamicField_field\n    }\n    ...CandidateStatus_candidate\n    ...ConfirmationLine_candidate\n    ...CandidateAccess_candidate\n    ...CandidateDocuments_candidate\n    ...DocumentsStateBadge_candidate\n  }\n": types.CandidateDetailsView_CandidateFragmentDoc,
    "\n  query NewCandidateFields {\n    formFields(target: CANDIDATE, includeInactive: true) {\n      ...DynamicField_field\n    }\n  }\n": types.NewCandidateFieldsDocument,
    "\n  query CandidateDialog($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...CandidateForm_candidate\n        ...CandidateAccess_candidate\n      }\n    }\n  }\n": types.CandidateDialogDocument,
    "\n  fragment CandidateStatus_candidate on Candidate {\n    id\n    status\n    progress\n    correctionRequest {\n      requestedAt\n    }\n  }\n": types.CandidateStatus_CandidateFragmentDoc,
    "\n  fragment ConfirmationLine_candidate on Candidate {\n    id\n    isConfirmed\n    confirmations {\n      id\n      isConfirmed\n      clientName\n      changedFieldLabels\n    }\n  }\n": types.ConfirmationLine_CandidateFragmentDoc,
    "\n  fragment DeleteCandidateDialog_candidate on Candidate {\n    id\n    name\n  }\n": types.DeleteCandidateDialog_CandidateFragmentDoc,
    "\n  query DeleteCandidateDialog($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...DeleteCandidateDialog_candidate\n      }\n    }\n  }\n": types.DeleteCandidateDialogDocument,
    "\n  query ReopenCandidateFields($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n        correctableFields {\n          key\n          label\n        }\n        correctionRequest {\n          message\n          requestedAt\n        }\n      }\n    }\n  }\n": types.ReopenCandidateFieldsDocument,
    "\n  fragment CandidateForm_candidate on Candidate {\n    id\n    name\n    email\n    revision\n    lastChange {\n      at\n      byName\n    }\n    fields {\n      ...DynamicField_field\n    }\n  }\n": types.CandidateForm_CandidateFragmentDoc,
    "\n  mutation CreateCandidate($input: CreateCandidateInput!) {\n    createCandidate(input: $input) {\n      candidate {\n        id\n        name\n        ...CandidateAccess_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.CreateCandidateDocument,
    "\n  mutation DeleteCandidate($input: DeleteCandidateInput!) {\n    deleteCandidate(input: $input) {\n      deletedId\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.DeleteCandidateDocument,
    "\n  mutation RenewCandidateAccess($input: RenewCandidateAccessInput!) {\n    renewCandidateAccess(input: $input) {\n      candidate {\n        id\n        ...CandidateAccess_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.RenewCandidateAccessDocument,
    "\n  mutation ReopenCandidate($input: ReopenCandidateInput!) {\n    reopenCandidate(input: $input) {\n      candidate {\n        id\n        viewerCanReopen\n        completedAt\n        revision\n        ...CandidateStatus_candidate\n      }\n      isMailed\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.ReopenCandidateDocument,
    "\n  mutation SendCandidateAccessLink($input: SendCandidateAccessLinkInput!) {\n    sendCandidateAccessLink(input: $input) {\n      candidate {\n        id\n        accessSentAt\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.SendCandidateAccessLinkDocument,
    "\n  mutation UpdateCandidate($input: UpdateCandidateInput!) {\n    updateCandidate(input: $input) {\n      candidate {\n        id\n        name\n        email\n        ...CandidateForm_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.UpdateCandidateDocument,
    "\n  fragment CandidateCard_candidate on Candidate {\n    id\n    name\n    email\n    createdAt\n    lastChange {\n      at\n    }\n    accessSentAt\n    viewerCanEdit\n    viewerCanDelete\n    viewerCanReopen\n    ...CandidateStatus_candidate\n    ...DocumentsStateBadge_candidate\n    ...CandidateLinkMenu_candidate\n    ...ConfirmationPanel_candidate\n  }\n": types.CandidateCard_CandidateFragmentDoc,
    "\n  fragment CandidateLink_candidate on Candidate {\n    id\n    name\n    email\n    accessToken\n  }\n": types.CandidateLink_CandidateFragmentDoc,
    "\n  fragment CandidateLinkMenu_candidate on Candidate {\n    id\n    name\n    accessToken\n    ...CandidateLink_candidate\n  }\n": types.CandidateLinkMenu_CandidateFragmentDoc,
    "\n  query CandidateReview($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n        email\n        createdAt\n        completedAt\n        fields {\n          ...DynamicField_field\n        }\n        ...CandidateStatus_candidate\n        ...ConfirmationPanel_candidate\n        ...CandidateDocuments_candidate\n        ...DocumentsStateBadge_candidate\n      }\n    }\n  }\n": types.CandidateReviewDocument,
    "\n  query ClientDashboard($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {\n    viewer {\n      id\n      name\n      viewerCanCreateCandidates\n      client {\n        id\n        name\n      }\n    }\n    candidateTotals {\n      total\n      ...MyCandidates_totals\n    }\n    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {\n      ...MyCandidates_candidates\n    }\n  }\n": types.ClientDashboardDocument,
    "\n  fragment ConfirmationPanel_candidate on Candidate {\n    id\n    name\n    status\n    progress\n    isConfirmed\n    viewerCanConfirm\n    confirmations {\n      id\n      isConfirmed\n      clientName\n      clientNotes\n      updatedAt\n      changedFieldLabels\n    }\n  }\n": types.ConfirmationPanel_CandidateFragmentDoc,
    "\n  fragment MyCandidates_candidates on CandidateConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...CandidateCard_candidate\n      }\n    }\n  }\n": types.MyCandidates_CandidatesFragmentDoc,
    "\n  fragment MyCandidates_totals on CandidateTotals {\n    total\n    inProgress\n    complete\n    confirmed\n  }\n": types.MyCandidates_TotalsFragmentDoc,
    "\n  mutation ConfirmCandidate($input: ConfirmCandidateInput!) {\n    confirmCandidate(input: $input) {\n      candidate {\n        id\n        ...ConfirmationPanel_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.ConfirmCandidateDocument,
    "\n  mutation UnconfirmCandidate($input: UnconfirmCandidateInput!) {\n    unconfirmCandidate(input: $input) {\n      candidate {\n        id\n        ...ConfirmationPanel_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.UnconfirmCandidateDocument,
    "\n  query NewClientFields {\n    formFields(target: CLIENT) {\n      ...DynamicField_field\n    }\n  }\n": types.NewClientFieldsDocument,
    "\n  query ClientDialog($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        name\n        viewerCanEdit\n        ...ClientForm_client\n      }\n    }\n  }\n": types.ClientDialogDocument,
    "\n  fragment ClientForm_client on Client {\n    id\n    name\n    companyName\n    email\n    phone\n    cnpj\n    active\n    awaitsFirstSignIn\n    revision\n    lastChange {\n      at\n      byName\n    }\n    fields {\n      ...DynamicField_field\n    }\n  }\n": types.ClientForm_ClientFragmentDoc,
    "\n  query ClientPicker($first: Int!, $search: String!) {\n    clients(first: $first, search: $search, sort: COMPANY_ASC) {\n      edges {\n        node {\n          id\n          name\n          companyName\n        }\n      }\n    }\n  }\n": types.ClientPickerDocument,
    "\n  query ClientPickerChosen($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        companyName\n      }\n    }\n  }\n": types.ClientPickerChosenDocument,
    "\n  mutation CreateClient($input: CreateClientInput!) {\n    createClient(input: $input) {\n      client {\n        id\n        name\n        email\n        active\n      }\n      temporaryPassword\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.CreateClientDocument,
    "\n  mutation DeleteClient($input: DeleteClientInput!) {\n    deleteClient(input: $input) {\n      deletedId\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.DeleteClientDocument,
    "\n  mutation UpdateClient($input: UpdateClientInput!) {\n    updateClient(input: $input) {\n      client {\n        id\n        ...ClientForm_client\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.UpdateClientDocument,
    "\n  fragment DocumentBadges_document on Document {\n    id\n    state\n    expiresOn\n    validity\n  }\n": types.DocumentBadges_DocumentFragmentDoc,
    "\n  fragment DocumentsStateBadge_candidate on Candidate {\n    id\n    documentsState\n  }\n": types.DocumentsStateBadge_CandidateFragmentDoc,
    "\n  fragment CandidateDocumentRow_document on Document {\n    id\n    fieldKey\n    label\n    version\n    sentAt\n    pages {\n      id\n      kind\n      downloadUrl\n      thumbnailUrl: previewUrl(width: 240)\n    }\n    ...DocumentBadges_document\n    ...JudgementLine_document\n  }\n": types.CandidateDocumentRow_DocumentFragmentDoc,
    "\n  fragment CandidateDocuments_candidate on Candidate {\n    id\n    documents {\n      id\n      fieldKey\n      state\n      viewerCanJudge\n      ...CandidateDocumentRow_document\n      ...DocumentSheets_document\n    }\n  }\n": types.CandidateDocuments_CandidateFragmentDoc,
    "\n  query DocumentVersions($candidateId: ID!, $fieldKey: String!) {\n    node(id: $candidateId) {\n      ... on Candidate {\n        id\n        documentVersions(fieldKey: $fieldKey) {\n          id\n          version\n          sentAt\n          ...DocumentBadges_document\n          ...JudgementLine_document\n          ...DocumentSheets_document\n        }\n      }\n    }\n  }\n": types.DocumentVersionsDocument,
    "\n  fragment JudgementLine_document on Document {\n    id\n    state\n    judgedAt\n    judgedByName\n    refusalReason\n  }\n": types.JudgementLine_DocumentFragmentDoc,
    "\n  mutation UploadDocumentPage($input: UploadDocumentPageInput!) {\n    uploadDocumentPage(input: $input) {\n      page {\n        id\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.UploadDocumentPageDocument,
    "\n  mutation SendDocument($input: SendDocumentInput!) {\n    sendDocument(input: $input) {\n      document {\n        id\n      }\n      candidate {\n        id\n        revision\n        fields {\n          ...DynamicField_field\n          key\n          value\n        }\n        ...DocumentsStateBadge_candidate\n        ...CandidateDocuments_candidate\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.SendDocumentDocument,
    "\n  query ReviewKinds {\n    documentsToReview(first: 100) {\n      edges {\n        node {\n          id\n          fieldKey\n          label\n        }\n      }\n    }\n  }\n": types.ReviewKindsDocument,
    "\n  query ReviewedCandidate($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n      }\n    }\n  }\n": types.ReviewedCandidateDocument,
    "\n  query RefusalReasons {\n    refusalReasons {\n      text\n    }\n  }\n": types.RefusalReasonsDocument,
    "\n  mutation SaveRefusalReasons($input: SaveRefusalReasonsInput!) {\n    saveRefusalReasons(input: $input) {\n      refusalReasons {\n        text\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.SaveRefusalReasonsDocument,
    "\n  fragment ReviewDocument_document on Document {\n    id\n    fieldKey\n    label\n    state\n    version\n    isCurrent\n    sentAt\n    ...DocumentBadges_document\n    hints\n    judgedByName\n    viewerCanJudge\n    pages {\n      id\n      number\n      name\n      kind\n      pageCount\n      width\n      height\n      previewUrl(width: 1600)\n      thumbnailUrl: previewUrl(width: 240)\n      downloadUrl\n    }\n    candidate {\n      id\n      name\n      email\n      clientCompany\n      fields {\n        key\n        label\n        type\n        value\n        options {\n          value\n          label\n        }\n        format\n        viewerCanView\n      }\n    }\n  }\n": types.ReviewDocument_DocumentFragmentDoc,
    "\n  query ReviewQueue($first: Int!, $after: String, $filter: DocumentReviewFilter) {\n    documentsToReview(first: $first, after: $after, filter: $filter) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          ...ReviewDocument_document\n        }\n      }\n    }\n  }\n": types.ReviewQueueDocument,
    "\n  query ReviewDocument($id: ID!) {\n    node(id: $id) {\n      ... on Document {\n        id\n        ...ReviewDocument_document\n      }\n    }\n  }\n": types.ReviewDocumentDocument,
    "\n  mutation ApproveDocument($input: ApproveDocumentInput!) {\n    approveDocument(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.ApproveDocumentDocument,
    "\n  mutation RefuseDocument($input: RefuseDocumentInput!) {\n    refuseDocument(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.RefuseDocumentDocument,
    "\n  mutation UndoDocumentJudgement($input: UndoDocumentJudgementInput!) {\n    undoDocumentJudgement(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.UndoDocumentJudgementDocument,
    "\n  query DocumentsWaiting {\n    documentsToReview(first: 1) {\n      totalCount\n    }\n  }\n": types.DocumentsWaitingDocument,
    "\n  mutation ExportDocuments($input: ExportDocumentsInput!) {\n    exportDocuments(input: $input) {\n      downloadUrl\n      fileName\n      documentCount\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.ExportDocumentsDocument,
    "\n  fragment DocumentSheets_document on Document {\n    id\n    label\n    pages {\n      id\n      number\n      name\n      kind\n      pageCount\n      width\n      height\n      previewUrl(width: 1600)\n      thumbnailUrl: previewUrl(width: 240)\n      downloadUrl\n    }\n  }\n": types.DocumentSheets_DocumentFragmentDoc,
    "\n  fragment TemplateCard_template on ExportTemplate {\n    id\n    name\n    description\n    fileName\n    sheetName\n    isDefault\n    hasFile\n    createdAt\n    columnMappings {\n      isVisible\n    }\n  }\n": types.TemplateCard_TemplateFragmentDoc,
    "\n  query ExportTemplates {\n    exportTemplates {\n      id\n      ...TemplateCard_template\n    }\n  }\n": types.ExportTemplatesDocument,
    "\n  query ExportDataFields {\n    exportDataFields {\n      key\n      label\n      isCustomField\n    }\n  }\n": types.ExportDataFieldsDocument,
    "\n  mutation AnalyzeExportTemplate($input: AnalyzeExportTemplateInput!) {\n    analyzeExportTemplate(input: $input) {\n      analysis {\n        uploadId\n        fileName\n        sheetName\n        detectedColumns {\n          name\n          samples\n        }\n        suggestedMappings {\n          templateColumnName\n          dataFieldKey\n          confidence\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AnalyzeExportTemplateDocument,
    "\n  mutation SaveExportTemplate($input: SaveExportTemplateInput!) {\n    saveExportTemplate(input: $input) {\n      exportTemplate {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.SaveExportTemplateDocument,
    "\n  mutation UpdateExportTemplate($input: UpdateExportTemplateInput!) {\n    updateExportTemplate(input: $input) {\n      exportTemplate {\n        id\n        ...TemplateCard_template\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.UpdateExportTemplateDocument,
    "\n  mutation DeleteExportTemplate($input: DeleteExportTemplateInput!) {\n    deleteExportTemplate(input: $input) {\n      deletedId\n      userErrors {\n        message\n      }\n    }\n  }\n": types.DeleteExportTemplateDocument,
    "\n  mutation SetDefaultExportTemplate($input: SetDefaultExportTemplateInput!) {\n    setDefaultExportTemplate(input: $input) {\n      exportTemplates {\n        id\n        isDefault\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.SetDefaultExportTemplateDocument,
    "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.ReauthenticateDocument,
    "\n  query ExportColumns {\n    exportColumns {\n      fileName\n      sheetName\n      columns {\n        key\n        displayName\n        order\n        width\n        isCustomField\n        isVisible\n      }\n    }\n    exportTemplates {\n      id\n      name\n      fileName\n      sheetName\n      isDefault\n      hasFile\n      columnMappings {\n        templateColumnName\n        dataFieldKey\n        displayName\n        isVisible\n        isCustomField\n        order\n        width\n      }\n    }\n  }\n": types.ExportColumnsDocument,
    "\n  query ExportPreview($input: ExportCandidatesInput!) {\n    exportPreview(input: $input) {\n      headings\n      rows\n    }\n  }\n": types.ExportPreviewDocument,
    "\n  mutation ExportCandidates($input: ExportCandidatesInput!) {\n    exportCandidates(input: $input) {\n      downloadUrl\n      fileName\n      candidateCount\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.ExportCandidatesDocument,
    "\n  fragment CustomFieldRow_field on CustomField {\n    id\n    key\n    label\n    type\n    target\n    required\n    active\n    order\n    options {\n      value\n      label\n    }\n    description\n    placeholder\n    format\n    allowFutureDates\n    documentOptions {\n      kinds\n      pageNames\n      maxPages\n      asksExpiry\n      approver\n    }\n    canView\n    canEdit\n    hasPermission\n    badgeCanView\n    badgeCanEdit\n    hiddenFromCandidates\n  }\n": types.CustomFieldRow_FieldFragmentDoc,
    "\n  query FieldProposal($key: String!) {\n    proposedFieldPermission(key: $key) {\n      canView\n      canEdit\n      format\n      allowFutureDates\n    }\n  }\n": types.FieldProposalDocument,
    "\n  query CustomFields($target: FieldTarget!) {\n    customFields {\n      id\n      ...CustomFieldRow_field\n    }\n    customFieldOrderRevision(target: $target)\n  }\n": types.CustomFieldsDocument,
    "\n  mutation CreateCustomField($input: CreateCustomFieldInput!) {\n    createCustomField(input: $input) {\n      customField {\n        id\n        ...CustomFieldRow_field\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.CreateCustomFieldDocument,
    "\n  mutation UpdateCustomField($input: UpdateCustomFieldInput!) {\n    updateCustomField(input: $input) {\n      customField {\n        id\n        ...CustomFieldRow_field\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.UpdateCustomFieldDocument,
    "\n  mutation DeleteCustomField($input: DeleteCustomFieldInput!) {\n    deleteCustomField(input: $input) {\n      deletedId\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.DeleteCustomFieldDocument,
    "\n  mutation ReorderCustomFields($input: ReorderCustomFieldsInput!) {\n    reorderCustomFields(input: $input) {\n      customFields {\n        id\n        order\n      }\n      revision\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.ReorderCustomFieldsDocument,
    "\n  fragment DynamicField_field on FieldValue {\n    key\n    label\n    type\n    value\n    required\n    active\n    options {\n      value\n      label\n    }\n    optionRemoved\n    description\n    placeholder\n    format\n    allowFutureDates\n    documentOptions {\n      kinds\n      pageNames\n      maxPages\n      asksExpiry\n    }\n    viewerCanView\n    viewerCanEdit\n  }\n": types.DynamicField_FieldFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSummary {\n    allClients: clients(first: 1) {\n      totalCount\n    }\n    candidateTotals {\n      ...SummaryCards_totals\n    }\n  }\n"): (typeof documents)["\n  query AdminSummary {\n    allClients: clients(first: 1) {\n      totalCount\n    }\n    candidateTotals {\n      ...SummaryCards_totals\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminClients($first: Int!, $page: Int!, $search: String, $active: Boolean, $sort: ClientSort!) {\n    clients(first: $first, page: $page, search: $search, active: $active, sort: $sort) {\n      ...ClientsCard_clients\n    }\n  }\n"): (typeof documents)["\n  query AdminClients($first: Int!, $page: Int!, $search: String, $active: Boolean, $sort: ClientSort!) {\n    clients(first: $first, page: $page, search: $search, active: $active, sort: $sort) {\n      ...ClientsCard_clients\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateRow_candidate on Candidate {\n    id\n    name\n    email\n    clientName\n    clientCompany\n    createdAt\n    filledFields {\n      key\n    }\n    ...CandidateStatus_candidate\n    ...ConfirmationLine_candidate\n    ...FilledFields_candidate\n    ...DocumentsStateBadge_candidate\n  }\n"): (typeof documents)["\n  fragment CandidateRow_candidate on Candidate {\n    id\n    name\n    email\n    clientName\n    clientCompany\n    createdAt\n    filledFields {\n      key\n    }\n    ...CandidateStatus_candidate\n    ...ConfirmationLine_candidate\n    ...FilledFields_candidate\n    ...DocumentsStateBadge_candidate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidatesCard_candidates on CandidateConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...CandidateRow_candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CandidatesCard_candidates on CandidateConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...CandidateRow_candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClientRow_client on Client {\n    id\n    name\n    email\n    companyName\n    active\n    candidateCount\n    viewerCanEdit\n  }\n"): (typeof documents)["\n  fragment ClientRow_client on Client {\n    id\n    name\n    email\n    companyName\n    active\n    candidateCount\n    viewerCanEdit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClientsCard_clients on ClientConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...ClientRow_client\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ClientsCard_clients on ClientConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...ClientRow_client\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilledFields_candidate on Candidate {\n    id\n    filledFields {\n      key\n      label\n      type\n      value\n      options {\n        value\n        label\n      }\n      format\n    }\n  }\n"): (typeof documents)["\n  fragment FilledFields_candidate on Candidate {\n    id\n    filledFields {\n      key\n      label\n      type\n      value\n      options {\n        value\n        label\n      }\n      format\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SummaryCards_totals on CandidateTotals {\n    total\n    inProgress\n    complete\n  }\n"): (typeof documents)["\n  fragment SummaryCards_totals on CandidateTotals {\n    total\n    inProgress\n    complete\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SummaryCards_page on CandidateConnection {\n    edges {\n      node {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SummaryCards_page on CandidateConnection {\n    edges {\n      node {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCandidates($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {\n    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {\n      totalCount\n      pageCursors {\n        totalPages\n      }\n      edges {\n        node {\n          id\n        }\n      }\n      ...SummaryCards_page\n      ...CandidatesCard_candidates\n    }\n  }\n"): (typeof documents)["\n  query AdminCandidates($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {\n    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {\n      totalCount\n      pageCursors {\n        totalPages\n      }\n      edges {\n        node {\n          id\n        }\n      }\n      ...SummaryCards_page\n      ...CandidatesCard_candidates\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClientHeader_client on Client {\n    id\n    name\n    companyName\n    email\n    phone\n    cnpj\n    active\n    createdAt\n    viewerCanEdit\n  }\n"): (typeof documents)["\n  fragment ClientHeader_client on Client {\n    id\n    name\n    companyName\n    email\n    phone\n    cnpj\n    active\n    createdAt\n    viewerCanEdit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientScreen($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        companyName\n        ...ClientHeader_client\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientScreen($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        companyName\n        ...ClientHeader_client\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateAccess_candidate on Candidate {\n    id\n    accessToken\n    accessPassword\n    viewerCanEdit\n    consentWithdrawnAt\n  }\n"): (typeof documents)["\n  fragment CandidateAccess_candidate on Candidate {\n    id\n    accessToken\n    accessPassword\n    viewerCanEdit\n    consentWithdrawnAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateDetails($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...CandidateDetailsView_candidate\n        ...CandidateForm_candidate\n        ...CandidateAccess_candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  query CandidateDetails($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...CandidateDetailsView_candidate\n        ...CandidateForm_candidate\n        ...CandidateAccess_candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateDetailsView_candidate on Candidate {\n    id\n    name\n    email\n    createdAt\n    completedAt\n    clientName\n    clientCompany\n    viewerCanEdit\n    viewerCanReopen\n    lastChange {\n      at\n      byName\n    }\n    confirmations {\n      id\n      isConfirmed\n      clientNotes\n    }\n    accessToken\n    fields {\n      ...DynamicField_field\n    }\n    ...CandidateStatus_candidate\n    ...ConfirmationLine_candidate\n    ...CandidateAccess_candidate\n    ...CandidateDocuments_candidate\n    ...DocumentsStateBadge_candidate\n  }\n"): (typeof documents)["\n  fragment CandidateDetailsView_candidate on Candidate {\n    id\n    name\n    email\n    createdAt\n    completedAt\n    clientName\n    clientCompany\n    viewerCanEdit\n    viewerCanReopen\n    lastChange {\n      at\n      byName\n    }\n    confirmations {\n      id\n      isConfirmed\n      clientNotes\n    }\n    accessToken\n    fields {\n      ...DynamicField_field\n    }\n    ...CandidateStatus_candidate\n    ...ConfirmationLine_candidate\n    ...CandidateAccess_candidate\n    ...CandidateDocuments_candidate\n    ...DocumentsStateBadge_candidate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewCandidateFields {\n    formFields(target: CANDIDATE, includeInactive: true) {\n      ...DynamicField_field\n    }\n  }\n"): (typeof documents)["\n  query NewCandidateFields {\n    formFields(target: CANDIDATE, includeInactive: true) {\n      ...DynamicField_field\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateDialog($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...CandidateForm_candidate\n        ...CandidateAccess_candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  query CandidateDialog($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...CandidateForm_candidate\n        ...CandidateAccess_candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateStatus_candidate on Candidate {\n    id\n    status\n    progress\n    correctionRequest {\n      requestedAt\n    }\n  }\n"): (typeof documents)["\n  fragment CandidateStatus_candidate on Candidate {\n    id\n    status\n    progress\n    correctionRequest {\n      requestedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConfirmationLine_candidate on Candidate {\n    id\n    isConfirmed\n    confirmations {\n      id\n      isConfirmed\n      clientName\n      changedFieldLabels\n    }\n  }\n"): (typeof documents)["\n  fragment ConfirmationLine_candidate on Candidate {\n    id\n    isConfirmed\n    confirmations {\n      id\n      isConfirmed\n      clientName\n      changedFieldLabels\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteCandidateDialog_candidate on Candidate {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment DeleteCandidateDialog_candidate on Candidate {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeleteCandidateDialog($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...DeleteCandidateDialog_candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeleteCandidateDialog($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        ...DeleteCandidateDialog_candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReopenCandidateFields($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n        correctableFields {\n          key\n          label\n        }\n        correctionRequest {\n          message\n          requestedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReopenCandidateFields($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n        correctableFields {\n          key\n          label\n        }\n        correctionRequest {\n          message\n          requestedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateForm_candidate on Candidate {\n    id\n    name\n    email\n    revision\n    lastChange {\n      at\n      byName\n    }\n    fields {\n      ...DynamicField_field\n    }\n  }\n"): (typeof documents)["\n  fragment CandidateForm_candidate on Candidate {\n    id\n    name\n    email\n    revision\n    lastChange {\n      at\n      byName\n    }\n    fields {\n      ...DynamicField_field\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCandidate($input: CreateCandidateInput!) {\n    createCandidate(input: $input) {\n      candidate {\n        id\n        name\n        ...CandidateAccess_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCandidate($input: CreateCandidateInput!) {\n    createCandidate(input: $input) {\n      candidate {\n        id\n        name\n        ...CandidateAccess_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCandidate($input: DeleteCandidateInput!) {\n    deleteCandidate(input: $input) {\n      deletedId\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCandidate($input: DeleteCandidateInput!) {\n    deleteCandidate(input: $input) {\n      deletedId\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewCandidateAccess($input: RenewCandidateAccessInput!) {\n    renewCandidateAccess(input: $input) {\n      candidate {\n        id\n        ...CandidateAccess_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewCandidateAccess($input: RenewCandidateAccessInput!) {\n    renewCandidateAccess(input: $input) {\n      candidate {\n        id\n        ...CandidateAccess_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenCandidate($input: ReopenCandidateInput!) {\n    reopenCandidate(input: $input) {\n      candidate {\n        id\n        viewerCanReopen\n        completedAt\n        revision\n        ...CandidateStatus_candidate\n      }\n      isMailed\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenCandidate($input: ReopenCandidateInput!) {\n    reopenCandidate(input: $input) {\n      candidate {\n        id\n        viewerCanReopen\n        completedAt\n        revision\n        ...CandidateStatus_candidate\n      }\n      isMailed\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendCandidateAccessLink($input: SendCandidateAccessLinkInput!) {\n    sendCandidateAccessLink(input: $input) {\n      candidate {\n        id\n        accessSentAt\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendCandidateAccessLink($input: SendCandidateAccessLinkInput!) {\n    sendCandidateAccessLink(input: $input) {\n      candidate {\n        id\n        accessSentAt\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCandidate($input: UpdateCandidateInput!) {\n    updateCandidate(input: $input) {\n      candidate {\n        id\n        name\n        email\n        ...CandidateForm_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCandidate($input: UpdateCandidateInput!) {\n    updateCandidate(input: $input) {\n      candidate {\n        id\n        name\n        email\n        ...CandidateForm_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateCard_candidate on Candidate {\n    id\n    name\n    email\n    createdAt\n    lastChange {\n      at\n    }\n    accessSentAt\n    viewerCanEdit\n    viewerCanDelete\n    viewerCanReopen\n    ...CandidateStatus_candidate\n    ...DocumentsStateBadge_candidate\n    ...CandidateLinkMenu_candidate\n    ...ConfirmationPanel_candidate\n  }\n"): (typeof documents)["\n  fragment CandidateCard_candidate on Candidate {\n    id\n    name\n    email\n    createdAt\n    lastChange {\n      at\n    }\n    accessSentAt\n    viewerCanEdit\n    viewerCanDelete\n    viewerCanReopen\n    ...CandidateStatus_candidate\n    ...DocumentsStateBadge_candidate\n    ...CandidateLinkMenu_candidate\n    ...ConfirmationPanel_candidate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateLink_candidate on Candidate {\n    id\n    name\n    email\n    accessToken\n  }\n"): (typeof documents)["\n  fragment CandidateLink_candidate on Candidate {\n    id\n    name\n    email\n    accessToken\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateLinkMenu_candidate on Candidate {\n    id\n    name\n    accessToken\n    ...CandidateLink_candidate\n  }\n"): (typeof documents)["\n  fragment CandidateLinkMenu_candidate on Candidate {\n    id\n    name\n    accessToken\n    ...CandidateLink_candidate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateReview($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n        email\n        createdAt\n        completedAt\n        fields {\n          ...DynamicField_field\n        }\n        ...CandidateStatus_candidate\n        ...ConfirmationPanel_candidate\n        ...CandidateDocuments_candidate\n        ...DocumentsStateBadge_candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  query CandidateReview($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n        email\n        createdAt\n        completedAt\n        fields {\n          ...DynamicField_field\n        }\n        ...CandidateStatus_candidate\n        ...ConfirmationPanel_candidate\n        ...CandidateDocuments_candidate\n        ...DocumentsStateBadge_candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientDashboard($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {\n    viewer {\n      id\n      name\n      viewerCanCreateCandidates\n      client {\n        id\n        name\n      }\n    }\n    candidateTotals {\n      total\n      ...MyCandidates_totals\n    }\n    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {\n      ...MyCandidates_candidates\n    }\n  }\n"): (typeof documents)["\n  query ClientDashboard($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {\n    viewer {\n      id\n      name\n      viewerCanCreateCandidates\n      client {\n        id\n        name\n      }\n    }\n    candidateTotals {\n      total\n      ...MyCandidates_totals\n    }\n    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {\n      ...MyCandidates_candidates\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConfirmationPanel_candidate on Candidate {\n    id\n    name\n    status\n    progress\n    isConfirmed\n    viewerCanConfirm\n    confirmations {\n      id\n      isConfirmed\n      clientName\n      clientNotes\n      updatedAt\n      changedFieldLabels\n    }\n  }\n"): (typeof documents)["\n  fragment ConfirmationPanel_candidate on Candidate {\n    id\n    name\n    status\n    progress\n    isConfirmed\n    viewerCanConfirm\n    confirmations {\n      id\n      isConfirmed\n      clientName\n      clientNotes\n      updatedAt\n      changedFieldLabels\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyCandidates_candidates on CandidateConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...CandidateCard_candidate\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MyCandidates_candidates on CandidateConnection {\n    totalCount\n    pageCursors {\n      totalPages\n    }\n    edges {\n      node {\n        id\n        ...CandidateCard_candidate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyCandidates_totals on CandidateTotals {\n    total\n    inProgress\n    complete\n    confirmed\n  }\n"): (typeof documents)["\n  fragment MyCandidates_totals on CandidateTotals {\n    total\n    inProgress\n    complete\n    confirmed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCandidate($input: ConfirmCandidateInput!) {\n    confirmCandidate(input: $input) {\n      candidate {\n        id\n        ...ConfirmationPanel_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmCandidate($input: ConfirmCandidateInput!) {\n    confirmCandidate(input: $input) {\n      candidate {\n        id\n        ...ConfirmationPanel_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnconfirmCandidate($input: UnconfirmCandidateInput!) {\n    unconfirmCandidate(input: $input) {\n      candidate {\n        id\n        ...ConfirmationPanel_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnconfirmCandidate($input: UnconfirmCandidateInput!) {\n    unconfirmCandidate(input: $input) {\n      candidate {\n        id\n        ...ConfirmationPanel_candidate\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewClientFields {\n    formFields(target: CLIENT) {\n      ...DynamicField_field\n    }\n  }\n"): (typeof documents)["\n  query NewClientFields {\n    formFields(target: CLIENT) {\n      ...DynamicField_field\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientDialog($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        name\n        viewerCanEdit\n        ...ClientForm_client\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientDialog($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        name\n        viewerCanEdit\n        ...ClientForm_client\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClientForm_client on Client {\n    id\n    name\n    companyName\n    email\n    phone\n    cnpj\n    active\n    awaitsFirstSignIn\n    revision\n    lastChange {\n      at\n      byName\n    }\n    fields {\n      ...DynamicField_field\n    }\n  }\n"): (typeof documents)["\n  fragment ClientForm_client on Client {\n    id\n    name\n    companyName\n    email\n    phone\n    cnpj\n    active\n    awaitsFirstSignIn\n    revision\n    lastChange {\n      at\n      byName\n    }\n    fields {\n      ...DynamicField_field\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientPicker($first: Int!, $search: String!) {\n    clients(first: $first, search: $search, sort: COMPANY_ASC) {\n      edges {\n        node {\n          id\n          name\n          companyName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientPicker($first: Int!, $search: String!) {\n    clients(first: $first, search: $search, sort: COMPANY_ASC) {\n      edges {\n        node {\n          id\n          name\n          companyName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientPickerChosen($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        companyName\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClientPickerChosen($id: ID!) {\n    node(id: $id) {\n      ... on Client {\n        id\n        companyName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateClient($input: CreateClientInput!) {\n    createClient(input: $input) {\n      client {\n        id\n        name\n        email\n        active\n      }\n      temporaryPassword\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateClient($input: CreateClientInput!) {\n    createClient(input: $input) {\n      client {\n        id\n        name\n        email\n        active\n      }\n      temporaryPassword\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteClient($input: DeleteClientInput!) {\n    deleteClient(input: $input) {\n      deletedId\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteClient($input: DeleteClientInput!) {\n    deleteClient(input: $input) {\n      deletedId\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateClient($input: UpdateClientInput!) {\n    updateClient(input: $input) {\n      client {\n        id\n        ...ClientForm_client\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateClient($input: UpdateClientInput!) {\n    updateClient(input: $input) {\n      client {\n        id\n        ...ClientForm_client\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentBadges_document on Document {\n    id\n    state\n    expiresOn\n    validity\n  }\n"): (typeof documents)["\n  fragment DocumentBadges_document on Document {\n    id\n    state\n    expiresOn\n    validity\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentsStateBadge_candidate on Candidate {\n    id\n    documentsState\n  }\n"): (typeof documents)["\n  fragment DocumentsStateBadge_candidate on Candidate {\n    id\n    documentsState\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateDocumentRow_document on Document {\n    id\n    fieldKey\n    label\n    version\n    sentAt\n    pages {\n      id\n      kind\n      downloadUrl\n      thumbnailUrl: previewUrl(width: 240)\n    }\n    ...DocumentBadges_document\n    ...JudgementLine_document\n  }\n"): (typeof documents)["\n  fragment CandidateDocumentRow_document on Document {\n    id\n    fieldKey\n    label\n    version\n    sentAt\n    pages {\n      id\n      kind\n      downloadUrl\n      thumbnailUrl: previewUrl(width: 240)\n    }\n    ...DocumentBadges_document\n    ...JudgementLine_document\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateDocuments_candidate on Candidate {\n    id\n    documents {\n      id\n      fieldKey\n      state\n      viewerCanJudge\n      ...CandidateDocumentRow_document\n      ...DocumentSheets_document\n    }\n  }\n"): (typeof documents)["\n  fragment CandidateDocuments_candidate on Candidate {\n    id\n    documents {\n      id\n      fieldKey\n      state\n      viewerCanJudge\n      ...CandidateDocumentRow_document\n      ...DocumentSheets_document\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentVersions($candidateId: ID!, $fieldKey: String!) {\n    node(id: $candidateId) {\n      ... on Candidate {\n        id\n        documentVersions(fieldKey: $fieldKey) {\n          id\n          version\n          sentAt\n          ...DocumentBadges_document\n          ...JudgementLine_document\n          ...DocumentSheets_document\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DocumentVersions($candidateId: ID!, $fieldKey: String!) {\n    node(id: $candidateId) {\n      ... on Candidate {\n        id\n        documentVersions(fieldKey: $fieldKey) {\n          id\n          version\n          sentAt\n          ...DocumentBadges_document\n          ...JudgementLine_document\n          ...DocumentSheets_document\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JudgementLine_document on Document {\n    id\n    state\n    judgedAt\n    judgedByName\n    refusalReason\n  }\n"): (typeof documents)["\n  fragment JudgementLine_document on Document {\n    id\n    state\n    judgedAt\n    judgedByName\n    refusalReason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadDocumentPage($input: UploadDocumentPageInput!) {\n    uploadDocumentPage(input: $input) {\n      page {\n        id\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadDocumentPage($input: UploadDocumentPageInput!) {\n    uploadDocumentPage(input: $input) {\n      page {\n        id\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendDocument($input: SendDocumentInput!) {\n    sendDocument(input: $input) {\n      document {\n        id\n      }\n      candidate {\n        id\n        revision\n        fields {\n          ...DynamicField_field\n          key\n          value\n        }\n        ...DocumentsStateBadge_candidate\n        ...CandidateDocuments_candidate\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendDocument($input: SendDocumentInput!) {\n    sendDocument(input: $input) {\n      document {\n        id\n      }\n      candidate {\n        id\n        revision\n        fields {\n          ...DynamicField_field\n          key\n          value\n        }\n        ...DocumentsStateBadge_candidate\n        ...CandidateDocuments_candidate\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewKinds {\n    documentsToReview(first: 100) {\n      edges {\n        node {\n          id\n          fieldKey\n          label\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewKinds {\n    documentsToReview(first: 100) {\n      edges {\n        node {\n          id\n          fieldKey\n          label\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewedCandidate($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewedCandidate($id: ID!) {\n    node(id: $id) {\n      ... on Candidate {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RefusalReasons {\n    refusalReasons {\n      text\n    }\n  }\n"): (typeof documents)["\n  query RefusalReasons {\n    refusalReasons {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRefusalReasons($input: SaveRefusalReasonsInput!) {\n    saveRefusalReasons(input: $input) {\n      refusalReasons {\n        text\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveRefusalReasons($input: SaveRefusalReasonsInput!) {\n    saveRefusalReasons(input: $input) {\n      refusalReasons {\n        text\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewDocument_document on Document {\n    id\n    fieldKey\n    label\n    state\n    version\n    isCurrent\n    sentAt\n    ...DocumentBadges_document\n    hints\n    judgedByName\n    viewerCanJudge\n    pages {\n      id\n      number\n      name\n      kind\n      pageCount\n      width\n      height\n      previewUrl(width: 1600)\n      thumbnailUrl: previewUrl(width: 240)\n      downloadUrl\n    }\n    candidate {\n      id\n      name\n      email\n      clientCompany\n      fields {\n        key\n        label\n        type\n        value\n        options {\n          value\n          label\n        }\n        format\n        viewerCanView\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewDocument_document on Document {\n    id\n    fieldKey\n    label\n    state\n    version\n    isCurrent\n    sentAt\n    ...DocumentBadges_document\n    hints\n    judgedByName\n    viewerCanJudge\n    pages {\n      id\n      number\n      name\n      kind\n      pageCount\n      width\n      height\n      previewUrl(width: 1600)\n      thumbnailUrl: previewUrl(width: 240)\n      downloadUrl\n    }\n    candidate {\n      id\n      name\n      email\n      clientCompany\n      fields {\n        key\n        label\n        type\n        value\n        options {\n          value\n          label\n        }\n        format\n        viewerCanView\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewQueue($first: Int!, $after: String, $filter: DocumentReviewFilter) {\n    documentsToReview(first: $first, after: $after, filter: $filter) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          ...ReviewDocument_document\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewQueue($first: Int!, $after: String, $filter: DocumentReviewFilter) {\n    documentsToReview(first: $first, after: $after, filter: $filter) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          ...ReviewDocument_document\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewDocument($id: ID!) {\n    node(id: $id) {\n      ... on Document {\n        id\n        ...ReviewDocument_document\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewDocument($id: ID!) {\n    node(id: $id) {\n      ... on Document {\n        id\n        ...ReviewDocument_document\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveDocument($input: ApproveDocumentInput!) {\n    approveDocument(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveDocument($input: ApproveDocumentInput!) {\n    approveDocument(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefuseDocument($input: RefuseDocumentInput!) {\n    refuseDocument(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefuseDocument($input: RefuseDocumentInput!) {\n    refuseDocument(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoDocumentJudgement($input: UndoDocumentJudgementInput!) {\n    undoDocumentJudgement(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoDocumentJudgement($input: UndoDocumentJudgementInput!) {\n    undoDocumentJudgement(input: $input) {\n      document {\n        id\n        ...ReviewDocument_document\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentsWaiting {\n    documentsToReview(first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query DocumentsWaiting {\n    documentsToReview(first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportDocuments($input: ExportDocumentsInput!) {\n    exportDocuments(input: $input) {\n      downloadUrl\n      fileName\n      documentCount\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ExportDocuments($input: ExportDocumentsInput!) {\n    exportDocuments(input: $input) {\n      downloadUrl\n      fileName\n      documentCount\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentSheets_document on Document {\n    id\n    label\n    pages {\n      id\n      number\n      name\n      kind\n      pageCount\n      width\n      height\n      previewUrl(width: 1600)\n      thumbnailUrl: previewUrl(width: 240)\n      downloadUrl\n    }\n  }\n"): (typeof documents)["\n  fragment DocumentSheets_document on Document {\n    id\n    label\n    pages {\n      id\n      number\n      name\n      kind\n      pageCount\n      width\n      height\n      previewUrl(width: 1600)\n      thumbnailUrl: previewUrl(width: 240)\n      downloadUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateCard_template on ExportTemplate {\n    id\n    name\n    description\n    fileName\n    sheetName\n    isDefault\n    hasFile\n    createdAt\n    columnMappings {\n      isVisible\n    }\n  }\n"): (typeof documents)["\n  fragment TemplateCard_template on ExportTemplate {\n    id\n    name\n    description\n    fileName\n    sheetName\n    isDefault\n    hasFile\n    createdAt\n    columnMappings {\n      isVisible\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportTemplates {\n    exportTemplates {\n      id\n      ...TemplateCard_template\n    }\n  }\n"): (typeof documents)["\n  query ExportTemplates {\n    exportTemplates {\n      id\n      ...TemplateCard_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportDataFields {\n    exportDataFields {\n      key\n      label\n      isCustomField\n    }\n  }\n"): (typeof documents)["\n  query ExportDataFields {\n    exportDataFields {\n      key\n      label\n      isCustomField\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnalyzeExportTemplate($input: AnalyzeExportTemplateInput!) {\n    analyzeExportTemplate(input: $input) {\n      analysis {\n        uploadId\n        fileName\n        sheetName\n        detectedColumns {\n          name\n          samples\n        }\n        suggestedMappings {\n          templateColumnName\n          dataFieldKey\n          confidence\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnalyzeExportTemplate($input: AnalyzeExportTemplateInput!) {\n    analyzeExportTemplate(input: $input) {\n      analysis {\n        uploadId\n        fileName\n        sheetName\n        detectedColumns {\n          name\n          samples\n        }\n        suggestedMappings {\n          templateColumnName\n          dataFieldKey\n          confidence\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveExportTemplate($input: SaveExportTemplateInput!) {\n    saveExportTemplate(input: $input) {\n      exportTemplate {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveExportTemplate($input: SaveExportTemplateInput!) {\n    saveExportTemplate(input: $input) {\n      exportTemplate {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateExportTemplate($input: UpdateExportTemplateInput!) {\n    updateExportTemplate(input: $input) {\n      exportTemplate {\n        id\n        ...TemplateCard_template\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateExportTemplate($input: UpdateExportTemplateInput!) {\n    updateExportTemplate(input: $input) {\n      exportTemplate {\n        id\n        ...TemplateCard_template\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteExportTemplate($input: DeleteExportTemplateInput!) {\n    deleteExportTemplate(input: $input) {\n      deletedId\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteExportTemplate($input: DeleteExportTemplateInput!) {\n    deleteExportTemplate(input: $input) {\n      deletedId\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDefaultExportTemplate($input: SetDefaultExportTemplateInput!) {\n    setDefaultExportTemplate(input: $input) {\n      exportTemplates {\n        id\n        isDefault\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetDefaultExportTemplate($input: SetDefaultExportTemplateInput!) {\n    setDefaultExportTemplate(input: $input) {\n      exportTemplates {\n        id\n        isDefault\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportColumns {\n    exportColumns {\n      fileName\n      sheetName\n      columns {\n        key\n        displayName\n        order\n        width\n        isCustomField\n        isVisible\n      }\n    }\n    exportTemplates {\n      id\n      name\n      fileName\n      sheetName\n      isDefault\n      hasFile\n      columnMappings {\n        templateColumnName\n        dataFieldKey\n        displayName\n        isVisible\n        isCustomField\n        order\n        width\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportColumns {\n    exportColumns {\n      fileName\n      sheetName\n      columns {\n        key\n        displayName\n        order\n        width\n        isCustomField\n        isVisible\n      }\n    }\n    exportTemplates {\n      id\n      name\n      fileName\n      sheetName\n      isDefault\n      hasFile\n      columnMappings {\n        templateColumnName\n        dataFieldKey\n        displayName\n        isVisible\n        isCustomField\n        order\n        width\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportPreview($input: ExportCandidatesInput!) {\n    exportPreview(input: $input) {\n      headings\n      rows\n    }\n  }\n"): (typeof documents)["\n  query ExportPreview($input: ExportCandidatesInput!) {\n    exportPreview(input: $input) {\n      headings\n      rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportCandidates($input: ExportCandidatesInput!) {\n    exportCandidates(input: $input) {\n      downloadUrl\n      fileName\n      candidateCount\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ExportCandidates($input: ExportCandidatesInput!) {\n    exportCandidates(input: $input) {\n      downloadUrl\n      fileName\n      candidateCount\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CustomFieldRow_field on CustomField {\n    id\n    key\n    label\n    type\n    target\n    required\n    active\n    order\n    options {\n      value\n      label\n    }\n    description\n    placeholder\n    format\n    allowFutureDates\n    documentOptions {\n      kinds\n      pageNames\n      maxPages\n      asksExpiry\n      approver\n    }\n    canView\n    canEdit\n    hasPermission\n    badgeCanView\n    badgeCanEdit\n    hiddenFromCandidates\n  }\n"): (typeof documents)["\n  fragment CustomFieldRow_field on CustomField {\n    id\n    key\n    label\n    type\n    target\n    required\n    active\n    order\n    options {\n      value\n      label\n    }\n    description\n    placeholder\n    format\n    allowFutureDates\n    documentOptions {\n      kinds\n      pageNames\n      maxPages\n      asksExpiry\n      approver\n    }\n    canView\n    canEdit\n    hasPermission\n    badgeCanView\n    badgeCanEdit\n    hiddenFromCandidates\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FieldProposal($key: String!) {\n    proposedFieldPermission(key: $key) {\n      canView\n      canEdit\n      format\n      allowFutureDates\n    }\n  }\n"): (typeof documents)["\n  query FieldProposal($key: String!) {\n    proposedFieldPermission(key: $key) {\n      canView\n      canEdit\n      format\n      allowFutureDates\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomFields($target: FieldTarget!) {\n    customFields {\n      id\n      ...CustomFieldRow_field\n    }\n    customFieldOrderRevision(target: $target)\n  }\n"): (typeof documents)["\n  query CustomFields($target: FieldTarget!) {\n    customFields {\n      id\n      ...CustomFieldRow_field\n    }\n    customFieldOrderRevision(target: $target)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCustomField($input: CreateCustomFieldInput!) {\n    createCustomField(input: $input) {\n      customField {\n        id\n        ...CustomFieldRow_field\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCustomField($input: CreateCustomFieldInput!) {\n    createCustomField(input: $input) {\n      customField {\n        id\n        ...CustomFieldRow_field\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCustomField($input: UpdateCustomFieldInput!) {\n    updateCustomField(input: $input) {\n      customField {\n        id\n        ...CustomFieldRow_field\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCustomField($input: UpdateCustomFieldInput!) {\n    updateCustomField(input: $input) {\n      customField {\n        id\n        ...CustomFieldRow_field\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCustomField($input: DeleteCustomFieldInput!) {\n    deleteCustomField(input: $input) {\n      deletedId\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCustomField($input: DeleteCustomFieldInput!) {\n    deleteCustomField(input: $input) {\n      deletedId\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderCustomFields($input: ReorderCustomFieldsInput!) {\n    reorderCustomFields(input: $input) {\n      customFields {\n        id\n        order\n      }\n      revision\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderCustomFields($input: ReorderCustomFieldsInput!) {\n    reorderCustomFields(input: $input) {\n      customFields {\n        id\n        order\n      }\n      revision\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DynamicField_field on FieldValue {\n    key\n    label\n    type\n    value\n    required\n    active\n    options {\n      value\n      label\n    }\n    optionRemoved\n    description\n    placeholder\n    format\n    allowFutureDates\n    documentOptions {\n      kinds\n      pageNames\n      maxPages\n      asksExpiry\n    }\n    viewerCanView\n    viewerCanEdit\n  }\n"): (typeof documents)["\n  fragment DynamicField_field on FieldValue {\n    key\n    label\n    type\n    value\n    required\n    active\n    options {\n      value\n      label\n    }\n    optionRemoved\n    description\n    placeholder\n    format\n    allowFutureDates\n    documentOptions {\n      kinds\n      pageNames\n      maxPages\n      asksExpiry\n    }\n    viewerCanView\n    viewerCanEdit\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;