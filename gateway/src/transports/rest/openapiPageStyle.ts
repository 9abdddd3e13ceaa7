/** The look of `/v1/docs`: light or dark as the reader's system is, one column on a phone. */
export const openapiPageStyle = `
:root { color-scheme: light dark; --line: light-dark(#d5dae1, #3a424d); --soft: light-dark(#f3f5f8, #1b2027);
  --quiet: light-dark(#55606e, #a5b0be); --link: light-dark(#0b57b8, #8ab8ff); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #12161b); color: light-dark(#1b222b, #e6eaef); }
a { color: var(--link); }
main, nav { padding: 1rem clamp(1rem, 3vw, 2rem); min-width: 0; }
nav { border-bottom: 1px solid var(--line); }
nav ul, section ul { list-style: none; padding: 0; margin: 0; }
nav li { font-size: .875rem; overflow-wrap: anywhere; padding-block: .125rem; }
summary { cursor: pointer; font-weight: 600; }
h1 { line-height: 1.2; margin-block: 0 .5rem; }
h2 { border-bottom: 1px solid var(--line); margin-block: 3rem 1rem; }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; margin-block: 0 .5rem; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { margin-block: 1rem .25rem; font-size: .875rem; }
section section { border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin-block: 1rem; scroll-margin-top: 1rem; }
section section:target { outline: 2px solid var(--link); }
section p { margin-block: .25rem; }
section ul ul { border-inline-start: 2px solid var(--line); padding-inline-start: .75rem; margin-block: .25rem; }
section li { padding-block: .125rem; overflow-wrap: anywhere; }
li > i, li > p { color: var(--quiet); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { background: var(--soft); border-radius: .375rem; padding: .75rem; overflow-x: auto; }
.who { color: var(--quiet); font-size: .875rem; }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 22rem minmax(0, 60rem); }
  nav { position: sticky; top: 0; height: 100vh; box-sizing: border-box; overflow-y: auto; border: 0; border-inline-end: 1px solid var(--line); }
}
`;
