/** The key of a page in the history: its URL without the fragment, or an empty string. */
export const pageAddress = (url: string | null) => (url ?? '').replace(/#.*/s, '');
