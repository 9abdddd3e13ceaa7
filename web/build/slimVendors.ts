import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Slimming {
  /** The module, as the end of its path. */
  module: RegExp;
  /** What is cut: a pattern and its replacement. A pattern that a new version no longer has only leaves bytes. */
  cuts: readonly (readonly [RegExp, string])[];
}

/** Lucide's icon without its theming context, size arithmetic and class names, none of which we use. */
const ICON = `
import { createElement, forwardRef } from 'react';
const look = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true };
export default ({ node }) => forwardRef(({ size = 24, ...rest }, ref) => createElement('svg',
  { ref, ...look, width: size, height: size, ...rest }, node.map(([tag, attributes]) => createElement(tag, attributes))));
`;

const slimmings: readonly Slimming[] = [
  {
    module: /\/node_modules\/react-router\/dist\/.*\.mjs$/,
    cuts: [
      // `NavLink.displayName = …` and bare `forwardRef(…)` calls count as side effects and keep forms, fetchers and
      // scroll restoration in the bundle although nobody imports them
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2'],
      // we use the declarative mode: there is no data router, so nothing of it is rendered, navigated or prefetched
      [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
      [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
      [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '= [false, null, {}]'],
      [/return shouldPrefetch && !isAbsolute \? .*: link;$/m, 'return link;'],
    ],
  },
  {
    // styled-components adds vendor prefixes only on request (enableVendorPrefixes); every browser that runs this
    // build understands the plain properties
    module: /\/node_modules\/stylis\/src\/Prefixer\.js$/,
    cuts: [[/^[\s\S]*$/, 'export function prefix(value) { return value; }']],
  },
  {
    module: /\/node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    cuts: [[/^[\s\S]*$/, ICON]],
  },
];

/** The react-router that its package exports to nobody: the same code without the development warnings. */
function productionRouter(): { find: RegExp; replacement: string }[] {
  const require = createRequire(import.meta.url);
  const production = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  return [
    { find: /^react-router$/, replacement: path.join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(production, 'dom-export.mjs') },
  ];
}

/**
 * Takes out of production bundles what libraries carry for other ways of using them. The browser tests run on what
 * is left; the budget (bundleBudget.ts) is what needs it.
 */
export function slimVendors(): Plugin {
  return {
    name: 'slim-vendors',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: productionRouter() } }),
    transform(code, id) {
      const file = id.replaceAll('\\', '/');
      if (file.includes('/web/src/') && /\b(?:createBrowserRouter|RouterProvider)\b/.test(code)) {
        this.error('slimVendors cuts react-router down to its declarative mode; a data router would not work with it.');
      }
      const rule = slimmings.find(({ module }) => module.test(file));
      if (!rule) return null;
      return { code: rule.cuts.reduce((text, [pattern, by]) => text.replace(pattern, by), code), map: null };
    },
  };
}
