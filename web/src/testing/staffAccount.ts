/** An account of a team as the server answers it; active, and neither the viewer's own nor a contact's unless told. */
export const staffAccount = (overrides: object) => ({
  id: 'ana',
  name: 'Ana Lima',
  email: 'ana@esteira.local',
  active: true,
  isInvited: false,
  createdAt: '2026-11-01T12:00:00Z',
  isViewer: false,
  isContact: false,
  hasTwoFactor: false,
  ...overrides,
});
