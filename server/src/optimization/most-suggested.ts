/** How many keywords a report suggests. */
export const mostSuggested = 10;
