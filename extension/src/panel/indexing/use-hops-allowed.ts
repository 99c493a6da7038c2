import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { neededForHops } from '../../redirects/hops.ts';
import { onAllowedOriginsChange } from '../../sites/allowed-origins.ts';

/** Whether the steps of redirects are recorded; null until it is known. */
export function useHopsAllowed(): boolean | null {
	const [isAllowed, setAllowed] = useState<boolean | null>(null);
	useEffect(() => {
		const read = () => void browser.permissions.contains(neededForHops).then(setAllowed);
		read();
		return onAllowedOriginsChange(read);
	}, []);
	return isAllowed;
}
