import { createContext } from 'preact';
import { useState } from 'preact/hooks';
import type { SiteMemory } from '../../settings/site-memory.ts';
import { usePage } from '../page-view.ts';

/** How findings are ignored on this site: a whole rule, or some of its occurrences. */
export interface Ignoring {
	readonly ignore: (wanted: IgnoreWish) => void;
	readonly last: IgnoreWish | null;
	readonly undo: () => void;
}

export type IgnoreWish = { readonly headline: string } & (
	| { readonly rule: string }
	| { readonly occurrences: readonly string[] }
);

/** null where findings are read-only. */
export const IgnoringContext = createContext<Ignoring | null>(null);

export function useIgnoring(): Ignoring {
	const { changeSite } = usePage();
	const [last, setLast] = useState<IgnoreWish | null>(null);
	return {
		last,
		ignore(wish) {
			setLast(wish);
			void changeSite((site) => ignoredWith(site, wish));
		},
		undo() {
			if (last) void changeSite((site) => ignoredWithout(site, last));
			setLast(null);
		},
	};
}

export function ignoredWith(site: SiteMemory, wish: IgnoreWish): Partial<SiteMemory> {
	return 'rule' in wish
		? { ignoredRules: [...new Set([...site.ignoredRules, wish.rule])] }
		: { ignoredOccurrences: [...new Set([...site.ignoredOccurrences, ...wish.occurrences])] };
}

export function ignoredWithout(site: SiteMemory, wish: IgnoreWish): Partial<SiteMemory> {
	return 'rule' in wish
		? { ignoredRules: site.ignoredRules.filter((rule) => rule !== wish.rule) }
		: {
				ignoredOccurrences: site.ignoredOccurrences.filter(
					(occurrence) => !wish.occurrences.includes(occurrence),
				),
			};
}
