import { storage } from 'wxt/utils/storage';

/** The country whose rules apply when a page suggests none: two letters, lower case. */
export const geoSetting = storage.defineItem<string>('local:geo', { fallback: 'us' });

/** Language of the texts; empty to use the browser's. */
export const languageSetting = storage.defineItem<string>('local:language', { fallback: '' });

/** How close rows and sections are: `comfortable` or `compact`. */
export const densitySetting = storage.defineItem<string>('local:density', {
	fallback: 'comfortable',
});

/** Origin of the connected server; empty for none. The key is stored elsewhere. */
export const serverSetting = storage.defineItem<string>('local:server', { fallback: '' });

/** The range that rankings are shown for. */
export const rangeSetting = storage.defineItem<string>('local:range', { fallback: '3_months' });

/**
 * The screen that is open in a window. Forgotten when the browser closes, so that a new day starts
 * with the verdict.
 */
export const windowScreen = (windowId: number) =>
	storage.defineItem<string>(`session:screen:${windowId}`, { fallback: 'overview' });

/** Whether the search preview shows a phone or a desktop. */
export const previewSetting = storage.defineItem<string>('local:preview', { fallback: 'desktop' });

/** The author of reports for clients; empty for Plumbline. */
export const reportAuthor = storage.defineItem<string>('local:reportAuthor', { fallback: '' });

/** Whether the connected server remembers the pages of its sites that are audited here. */
export const rememberOnServer = storage.defineItem<boolean>('local:rememberOnServer', {
	fallback: false,
});
