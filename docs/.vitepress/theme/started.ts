/** The event of the window once the scripts of a page answer its reader. */
export const started = 'plumbline-started';
