import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { markedResults } from '../results/results-pages.ts';
import { permissionFor } from '../server/server-address.ts';
import { serverSetting } from '../settings/settings.ts';
import {
	changeSite,
	isSiteItem,
	originOfItem,
	type SiteMemory,
	siteFrom,
} from '../settings/site-memory.ts';
import { onAllowedOriginsChange } from './allowed-origins.ts';

export interface KeptSite {
	readonly origin: string;
	readonly site: SiteMemory;
}

/** The sites that the user audits without a click, as far as the browser still allows it. */
export async function keptSites(): Promise<readonly KeptSite[]> {
	const stored: Record<string, Partial<SiteMemory>> = await browser.storage.local.get(null);
	const wanted = Object.entries(stored)
		.filter(([name]) => isSiteItem(name))
		.map(([name, site]) => ({ origin: originOfItem(name), site: siteFrom(site) }))
		.filter(({ origin, site }) => site.isKept && URL.canParse(origin));
	const allowed = await Promise.all(wanted.map(({ origin }) => isAllowed(origin)));
	return wanted.filter((_, index) => allowed[index]);
}

const isAllowed = (origin: string) => browser.permissions.contains(permissionFor(origin));

export const stopKeeping = (origin: string) => changeSite(origin, () => ({ isKept: false }));

/** Gives these host permissions back to the browser, except those that still have a purpose. */
export async function giveBack(origins: readonly string[]): Promise<void> {
	const server = await serverSetting.getValue();
	const purposes = [
		...(await keptSites()).map(({ origin }) => origin),
		...(await markedResults.getValue()),
		...(server ? [server] : []),
	];
	const needed = new Set(purposes.flatMap((origin) => permissionFor(origin).origins));
	const rest = origins.filter((origin) => !needed.has(origin));
	if (rest.length > 0) await browser.permissions.remove({ origins: rest });
}

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
