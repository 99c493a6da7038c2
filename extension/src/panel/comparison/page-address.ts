/** What a page is called in the history: its address without the fragment; empty where it has none. */
export const pageAddress = (url: string | null) => (url ?? '').replace(/#.*/s, '');
