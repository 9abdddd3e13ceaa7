import { isValidElement, type ReactElement } from 'react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { RequireRole, type RequireRoleProps } from '../app/RequireRole';
import { AppRoutes } from '../app/routes';

/** A path of the product that shows a screen. */
export interface RouteLeaf {
  path: string;
  /** Who comes in by each of the guards that it is inside of. */
  guards: (readonly string[])[];
}

function leavesOf(routes: readonly RouteObject[], above: RouteLeaf = { path: '', guards: [] }): RouteLeaf[] {
  return routes.flatMap(({ element, children, ...route }) => {
    const isGuard = isValidElement(element) && element.type === RequireRole;
    const guards = isGuard ? [...above.guards, (element.props as RequireRoleProps).allowed] : above.guards;
    const here = { path: route.path ? `${above.path}/${route.path}` : above.path, guards };
    return children ? leavesOf(children, here) : [here];
  });
}

/** The paths of the route table itself, so that a test of every screen finds one that comes later. */
export function routeLeaves(): RouteLeaf[] {
  const { children } = (AppRoutes() as ReactElement<{ children: ReactElement }>).props;
  return leavesOf(createRoutesFromElements(children)).map((leaf) => ({ ...leaf, path: leaf.path || '/' }));
}
