import { useEffect, useMemo, useState } from 'preact/hooks';
import {
	changeSite,
	type SiteChange,
	type SiteMemory,
	siteFrom,
	siteMemory,
} from './site-memory.ts';
import { windowItem } from './window-item.ts';

export type ChangeSite = (change: SiteChange) => Promise<void>;

/**
 * Returns the settings for a page's site (null until they have been read), a function that changes
 * them, and whether the last change could not be stored.
 */
export function useSiteMemory(url: string): readonly [SiteMemory | null, ChangeSite, boolean] {
	const origin = URL.parse(url)?.origin ?? '';
	const item = useMemo(() => windowItem(siteMemory(url)), [origin]);
	const [read, setRead] = useState<{ readonly item: object; readonly site: SiteMemory } | null>(
		null,
	);
	const [isLost, setLost] = useState(false);
	useEffect(() => {
		const hear = (stored: Partial<SiteMemory>) => setRead({ item, site: siteFrom(stored) });
		void item.getValue().then(hear);
		return item.watch(hear);
	}, [item]);

	const change: ChangeSite = (changed) =>
		changeSite(url, changed).then(
			() => setLost(false),
			(error) => {
				console.error('Decisions about a site could not be saved.', error);
				setLost(true);
			},
		);
	return [read?.item === item ? read.site : null, change, isLost];
}
