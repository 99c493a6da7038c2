import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { onAllowedOriginsChange } from './allowed-origins.ts';
import { type KeptSite, keptSites } from './kept-sites.ts';

/** The sites that are audited without a click; null until they are known. */
export function useKeptSites(): readonly KeptSite[] | null {
	const [sites, setSites] = useState<readonly KeptSite[] | null>(null);
	useEffect(() => {
		const read = () => void keptSites().then(setSites);
		read();
		const { onChanged } = browser.storage.local;
		onChanged.addListener(read);
		const stop = onAllowedOriginsChange(read);
		return () => {
			onChanged.removeListener(read);
			stop();
		};
	}, []);
	return sites;
}
