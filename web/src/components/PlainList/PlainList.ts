import { styled } from 'styled-components';

/** A list without bullets; the role is said because some browsers forget it without them. */
export const PlainList = styled.ul.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;
