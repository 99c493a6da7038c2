import { storage } from 'wxt/utils/storage';

/** The country whose rules hold: two letters, lower case. */
export const geoSetting = storage.defineItem<string>('local:geo', { fallback: 'us' });

/** The keyword pages are judged for, kept until the browser is closed; empty for none. */
export const keywordSetting = storage.defineItem<string>('session:keyword', { fallback: '' });

/** The language of the texts; empty for the browser’s own. */
export const languageSetting = storage.defineItem<string>('local:language', { fallback: '' });

/** The origin of the connected server; empty for none. The key is kept elsewhere. */
export const serverSetting = storage.defineItem<string>('local:server', { fallback: '' });

/** Over which time rankings are shown. */
export const rangeSetting = storage.defineItem<string>('local:range', { fallback: '3_months' });
