/** Stands for style sheets in Jest. */
export default {};
