/** On a smaller site, pages may well resemble each other. */
const fewestPages = 5;
const nearlyAll = 0.8;

/**
 * Whether so many of the site’s `total` pages have the same description that it says nothing about
 * any of them.
 */
export const describesWholeSite = (count: number, total: number): boolean =>
	total >= fewestPages && count >= total * nearlyAll;
