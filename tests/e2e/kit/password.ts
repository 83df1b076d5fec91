/** The password of every account of the demo school. */
export const PASSWORD = 'Section-demo-1'
