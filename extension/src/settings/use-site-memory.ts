import { useEffect, useMemo, useState } from 'preact/hooks';
import { emptySite, type SiteMemory, siteMemory } from './site-memory.ts';

export type ChangeSite = (change: (site: SiteMemory) => Partial<SiteMemory>) => Promise<void>;

/**
 * Returns the settings for a page's site (null until they have been read), a function that changes
 * them, and whether the last change could not be stored.
 */
export function useSiteMemory(url: string): readonly [SiteMemory | null, ChangeSite, boolean] {
	const origin = URL.parse(url)?.origin ?? '';
	const item = useMemo(() => siteMemory(url), [origin]);
	const [read, setRead] = useState<{ readonly item: object; readonly site: SiteMemory } | null>(
		null,
	);
	const [isLost, setLost] = useState(false);
	useEffect(() => {
		const hear = (stored: Partial<SiteMemory>) =>
			setRead({ item, site: { ...emptySite, ...stored } });
		void item.getValue().then(hear);
		return item.watch(hear);
	}, [item]);

	// Changes are applied in sequence to what is stored now, because the panel of a different window
	// may change it too.
	const change: ChangeSite = (changed) =>
		navigator.locks
			.request(item.key, async () => {
				const stored = await item.getValue();
				await item.setValue({ ...stored, ...changed({ ...emptySite, ...stored }) });
			})
			.then(
				() => setLost(false),
				(error) => {
					console.error('What was decided of a site could not be kept.', error);
					setLost(true);
				},
			);
	return [read?.item === item ? read.site : null, change, isLost];
}
