import { type ScreenPath, screenPaths } from '@plumbline/console/contract';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** The contents of the address bar: everything that a copied link should reproduce. */
export interface Address {
	readonly path: ScreenPath;
	readonly query: URLSearchParams;
}

type Changes = Readonly<Record<string, string | null>>;

interface Navigation extends Address {
	/** Changes parts of the query; null removes one. */
	readonly change: (changes: Changes) => void;
	readonly open: (path: ScreenPath, changes?: Changes) => void;
	/** Opens a saved view, with the same site. */
	readonly openView: (address: string) => void;
	/** The address of a screen for a link, with the same site. */
	readonly hrefOf: (path: ScreenPath, changes?: Changes) => string;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
	const navigation = useContext(NavigationContext);
	if (navigation === null) throw new Error('A screen was drawn outside the console.');
	return navigation;
}

function currentAddress(): Address {
	const path = screenPaths.find((known) => known === location.pathname) ?? '/';
	return { path, query: new URLSearchParams(location.search) };
}

/** These are kept from screen to screen; everything else belongs to one screen. */
const lasting = ['site', 'engine', 'range', 'vs', 'fresh', 'segment', 'figure'];

export function useAddressBar(): Navigation {
	const [address, set] = useState(currentAddress);
	useEffect(() => {
		const follow = () => set(currentAddress());
		addEventListener('popstate', follow);
		return () => removeEventListener('popstate', follow);
	}, []);

	const hrefOf = (path: ScreenPath, changes: Changes = {}) => {
		const kept = [...address.query].filter(([name]) => lasting.includes(name));
		return withChanges(path, new URLSearchParams(kept), changes);
	};
	const goTo = (href: string, isNew: boolean) => {
		const state = isNew ? { isOwnLink: true } : history.state;
		history[isNew ? 'pushState' : 'replaceState'](state, '', href);
		set(currentAddress());
	};
	return {
		...address,
		hrefOf,
		openView: (view) => {
			const [path = '/', query] = view.split('?', 2);
			goTo(
				withChanges(path, new URLSearchParams(query), { site: address.query.get('site') }),
				true,
			);
			scrollTo(0, 0);
		},
		change: (changes) => goTo(withChanges(address.path, address.query, changes), false),
		open: (path, changes) => {
			goTo(hrefOf(path, changes), true);
			scrollTo(0, 0);
		},
	};
}

/** Whether a link of the console led here, and not one of a different site. */
export function isOwnLink(): boolean {
	return history.state?.isOwnLink === true;
}

function withChanges(path: string, query: URLSearchParams, changes: Changes): string {
	const changed = new URLSearchParams(query);
	for (const [name, value] of Object.entries(changes)) {
		if (value === null || value === '') changed.delete(name);
		else changed.set(name, value);
	}
	const text = changed.toString();
	return text === '' ? path : `${path}?${text}`;
}
