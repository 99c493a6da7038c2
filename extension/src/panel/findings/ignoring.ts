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
	if ('rule' in wish) return { ignoredRules: [...new Set([...site.ignoredRules, wish.rule])] };
	const { headline, occurrences } = wish;
	return {
		ignoredOccurrences: [...new Set([...site.ignoredOccurrences, ...occurrences])],
		ignoredNames: {
			...site.ignoredNames,
			...Object.fromEntries(occurrences.map((id) => [id, headline])),
		},
	};
}

export function ignoredWithout(site: SiteMemory, wish: IgnoreWish): Partial<SiteMemory> {
	if ('rule' in wish) {
		return { ignoredRules: site.ignoredRules.filter((rule) => rule !== wish.rule) };
	}
	const { occurrences } = wish;
	const names = Object.entries(site.ignoredNames).filter(([id]) => !occurrences.includes(id));
	return {
		ignoredOccurrences: site.ignoredOccurrences.filter((id) => !occurrences.includes(id)),
		ignoredNames: Object.fromEntries(names),
	};
}

export interface IgnoredFinding {
	/** null for a finding that version 0.1 stored. */
	readonly name: string | null;
	readonly occurrences: readonly string[];
}

/** The findings of a site that are ignored singly; those with the same text count as one. */
export function ignoredFindings(site: SiteMemory): readonly IgnoredFinding[] {
	const found = new Map<string | null, string[]>();
	for (const id of site.ignoredOccurrences) {
		const name = site.ignoredNames[id] ?? null;
		found.set(name, [...(found.get(name) ?? []), id]);
	}
	return [...found].map(([name, occurrences]) => ({ name, occurrences }));
}
