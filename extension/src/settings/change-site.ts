import { type SiteMemory, siteFrom, siteMemory } from './site-memory.ts';
import { windowItem } from './window-item.ts';

export type SiteChange = (site: SiteMemory) => Partial<SiteMemory>;

/**
 * Changes the settings of a page's site. Changes run in sequence and apply to what is stored by
 * then, because the panel of a different window may change the site too.
 */
export async function changeSite(url: string, change: SiteChange): Promise<void> {
	const item = windowItem(siteMemory(url));
	await navigator.locks.request(item.key, async () => {
		const stored = await item.getValue();
		await item.setValue({ ...stored, ...change(siteFrom(stored)) });
	});
}
