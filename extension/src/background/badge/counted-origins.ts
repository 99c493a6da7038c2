import { isSiteItem } from '../../settings/site-memory.ts';
import { keptSites } from '../../sites/kept-sites.ts';

/** Whether a change of this stored item can change a badge. */
export const isSiteSetting = (name: string) => isSiteItem(name) || name === 'geo';

/** Kept sites whose badge is switched on. */
export const countedOrigins = async (): Promise<readonly string[]> =>
	(await keptSites()).filter(({ site }) => site.showsBadge).map(({ origin }) => origin);
