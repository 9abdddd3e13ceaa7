/** Stands for style sheets and addresses of assets in Jest. */
export default {};
