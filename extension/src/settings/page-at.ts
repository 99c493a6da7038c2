/** The key of a page: URLs that differ only in their fragment are the same page. */
export const pageAt = (url: string) => url.replace(/#.*/s, '');
