/** Where the files of imports are fetched, with the bearer token of a session. */
export const downloadPaths = {
  model: '/downloads/imports/model',
  result: (id: string) => `/downloads/imports/${id}/result`,
  access: (id: string) => `/downloads/imports/${id}/access`,
};
