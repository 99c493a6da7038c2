import { storage } from 'wxt/utils/storage';

/** The country whose rules hold where a page names none: two letters, lower case. */
export const geoSetting = storage.defineItem<string>('local:geo', { fallback: 'us' });

/** The language of the texts; empty for the browser’s own. */
export const languageSetting = storage.defineItem<string>('local:language', { fallback: '' });

/** The origin of the connected server; empty for none. The key is kept elsewhere. */
export const serverSetting = storage.defineItem<string>('local:server', { fallback: '' });

/** Over which time rankings are shown. */
export const rangeSetting = storage.defineItem<string>('local:range', { fallback: '3_months' });

/** The screen that is open. */
export const screenSetting = storage.defineItem<string>('local:screen', { fallback: 'overview' });

/** Whether results are shown as on a phone or a desktop. */
export const previewSetting = storage.defineItem<string>('local:preview', { fallback: 'desktop' });
